// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/shown_step.h"
#include "ui/lessons/lesson.h"
#include "ui/stepping/track.h"
#include "visual/scene/figures/figure.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace ks::ui {

/// A lesson as a track with a position for each thing it shows, which is a step of the recording or a
/// figure. Level::cell is a single position, Level::row a step of the lesson, and Level::phase the whole
/// lesson.
class LessonTrack final : public Track {
public:
    /// Records what the lesson steps through, if anything, and makes its figures. It is an input error, with
    /// its place, if a step or cell lies beyond the recording or if a figure is refused.
    static Result<std::shared_ptr<const LessonTrack>> make(Lesson lesson, const std::stop_token& stop = {});

    const Lesson& lesson() const { return lesson_; }
    /// Null for a lesson of figures alone.
    const std::shared_ptr<const Recording>& recording() const { return recording_; }
    /// The figure that is shown in place of the recording; if null, the recording is shown at
    /// `recording_step`.
    std::shared_ptr<const scene::Figure> figure(std::int64_t at) const {
        return stops_[static_cast<std::size_t>(at)].figure;
    }
    /// The kernel variant that the figure traces; empty if none.
    const std::string& kernel(std::int64_t at) const { return stops_[static_cast<std::size_t>(at)].kernel; }
    /// The figure's settings, which include the kernel's.
    const std::vector<std::pair<QString, QString>>& kernel_settings(std::int64_t at) const {
        return stops_[static_cast<std::size_t>(at)].settings;
    }
    /// The instance that is shown: the figure's own or the lesson's; null if there is none.
    const InstancePtr& instance(std::int64_t at) const {
        return stops_[static_cast<std::size_t>(at)].instance;
    }
    /// What is asked there before the lesson goes on; null: nothing.
    const std::shared_ptr<const QuizQuestion>& question(std::int64_t at) const {
        return stops_[static_cast<std::size_t>(at)].question;
    }
    /// Whether anything is asked in the lesson.
    bool asks() const;
    /// All that could be asked before this position is shown.
    std::vector<QuizQuestion> questions_about(std::int64_t at) const;
    /// Whether a question about this needs a picture before it, which stays while it is asked.
    static bool needs_one_before(const LessonStop& asked_about);
    std::size_t lesson_step(std::int64_t at) const {
        return stops_[static_cast<std::size_t>(at)].lesson_step;
    }
    std::int64_t recording_step(std::int64_t at) const {
        return stops_[static_cast<std::size_t>(at)].recording_step;
    }

    /// The first position that shows this step of the recording and asks nothing; nothing: none does.
    std::optional<std::int64_t> position_showing(std::int64_t step) const;

    /// What is shown, for another lesson to show it, too.
    ShownStep shown_step(std::int64_t at) const;

    /// The position that a user names, all counted from 1 as the page counts: "2" is where the second step of
    /// the lesson begins, "2.3" its third picture, "end" the last position. Anything else is a usage error.
    Result<std::int64_t> position_named(const QString& name) const;
    /// A position as `position_named` takes it: "2", or "2.3" where the step has several pictures.
    QString name_of(std::int64_t at) const;

    std::int64_t count() const override { return static_cast<std::int64_t>(stops_.size()) - 1; }
    std::int64_t next(std::int64_t at, Level level) const override;
    std::int64_t previous(std::int64_t at, Level level) const override;
    std::vector<OutlineEntry> outline() const override;
    QString sentence(std::int64_t at) const override;
    QString label(std::int64_t at) const override;
    QString notes(std::int64_t at) const override { return lesson_.steps[lesson_step(at)].notes; }

    /// The step of a recording that a lesson asks for. A step beyond the end and a cell that does not exist
    /// are input errors.
    static Result<std::int64_t> step_of(const std::shared_ptr<const Recording>& recording,
                                        const LessonStop& stop);

private:
    struct Position {
        std::size_t lesson_step = 0, show = 0; ///< which of the step's "show"
        std::int64_t recording_step = 0;
        std::shared_ptr<const scene::Figure> figure;
        std::string kernel;
        std::vector<std::pair<QString, QString>> settings;
        InstancePtr instance;
        std::shared_ptr<const QuizQuestion> question;
    };
    Result<Position> position_of(const LessonStop& stop, const std::stop_token& token) const;
    Result<QuizQuestion> asked_of(const LessonAsk& ask, const Position& shown) const;
    Result<Position> question_of(const LessonStop& stop, const std::stop_token& token) const;
    std::vector<QuizQuestion> questions_about(const Position& shown) const;
    Result<Position> figure_of(const FigureCall& call, const std::stop_token& token) const;
    std::int64_t picture_of(std::int64_t at) const;
    Result<void> record(const std::stop_token& stop);

    Lesson lesson_;
    std::shared_ptr<const Recording> recording_;
    std::vector<Position> stops_;
};

} // namespace ks::ui

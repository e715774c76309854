// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_maker.h"
#include "ui/lessons/lesson_track.h"
#include "ui/stepping/stepper.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace ks::ui {

class Session;
struct ViewOptions;

/// What the Lessons page shows: the lessons of the folders, the open one, and the position in it. Folders are
/// read and lessons are made on other threads. A wish that arrives meanwhile is kept and fulfilled later.
class LessonsModel : public QObject {
    Q_OBJECT

public:
    explicit LessonsModel(Session& session);

    /// Reads the folders again. The open lesson stays open, and the list stays until the new one is read.
    void read_again();
    /// Shows a lesson, a step ("2.3") of the open one, or both, once the folders are read. `problem` states
    /// why that is not possible.
    void wish(const ViewOptions& options);
    /// Opens one of `lessons`, by its index.
    void choose(std::size_t index);

    /// In the order of the list; empty until the folders were read once.
    const std::vector<Lesson>& lessons() const { return lessons_; }
    const Lesson* find(const QString& id) const; ///< null: none
    /// Without an id if no lesson is open. `broken` also states why it could not be made.
    const Lesson& open() const { return open_; }
    /// Null while the open lesson is made, and if that failed.
    const std::shared_ptr<const LessonTrack>& track() const { return track_; }
    Stepper& stepper() { return stepper_; }
    const Stepper& stepper() const { return stepper_; }
    /// The next lesson that is whole, if the open one is at its end; null: none.
    const Lesson* following() const;
    /// Goes to the next picture, or from the end of a lesson to the next lesson.
    void go_on();

    bool busy() const { return reading_.busy() || maker_.busy(); }
    const std::optional<Error>& problem() const { return problem_; }
    /// What to wish for, so that the same is shown again.
    ViewOptions shown() const;

signals:
    void listed();  ///< `lessons` changed
    void opened();  ///< another lesson is open; its track is not there yet
    void made();    ///< `track` or `open().broken` is set
    void settled(); ///< not busy any more

private:
    void open_again(const QString& folder);
    void take(std::vector<Lesson> lessons);
    const Lesson* lesson_to_show();
    void open_lesson(const Lesson& lesson);
    void take_made();
    void settle();
    void remember_step();

    Session& session_;
    std::vector<Lesson> lessons_;
    Lesson open_;
    std::shared_ptr<const LessonTrack> track_;
    Stepper stepper_;
    QString wanted_lesson_; ///< its id, until the folders are read; empty: none
    QString wanted_step_;   ///< until the lesson is made; empty: none
    bool reopens_ = false;  ///< the wanted lesson is opened again even if it is open
    std::optional<Error> problem_;
    LessonMaker maker_;
    BackgroundTask reading_;
};

} // namespace ks::ui

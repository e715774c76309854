// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_picture.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace ks::ui {

/// The progress of a publication: `told` is called after each picture, in the thread that publishes.
struct Headway {
    std::stop_token stop = {};
    std::function<void(int done, int of)> told = {};

    /// Reports progress; fails (cancelled) if a stop was requested.
    Result<void> tell(int done, int of) const;
};

/// Steps of a lesson, counted from 1, both included. Without an end: up to the last step.
struct StepRange {
    int first = 1;
    std::optional<int> last = {};
};

/// The published part of a lesson: some of its steps, with their words and pictures. The writers of all
/// formats use only this.
class Publication {
public:
    struct Picture {
        std::int64_t at = 0;       ///< the position in the lesson
        QString number = {};       ///< "2.3"; "2" if the step has one picture
        std::string sentence = {}; ///< the sentence or question; `_{x}` is a subscript
        std::size_t lesson_step = 0;
        std::shared_ptr<const QuizQuestion> question = {}; ///< the question asked here; null: none
        bool begins_step = false; ///< it is the step's first picture, next to the words of the step
    };

    /// Fails (usage) for steps that the lesson does not have, (limit) for too many pictures.
    static Result<Publication> make(std::shared_ptr<const LessonTrack> track, StepRange steps);

    const Lesson& lesson() const { return track_->lesson(); }
    const LessonStep& step_of(const Picture& picture) const { return lesson().steps[picture.lesson_step]; }
    const std::vector<Picture>& pictures() const { return pictures_; }
    int count() const { return static_cast<int>(pictures_.size()); }

    /// The picture laid out for a size at scale 1, or for a larger one, up to `most`, if a whole table is
    /// then legible.
    scene::DisplayList drawing(const Picture& picture, QSizeF size, WithSentence with, QSizeF most) const;

private:
    std::shared_ptr<const LessonTrack> track_;
    std::vector<Picture> pictures_;
};

/// "2.3 Rows of the table": a picture's number and its step's title.
QString heading_of(const Publication& publication, const Publication::Picture& picture);
/// The picture's sentence in HTML, with its subscripts.
std::string sentence_in_html(const Publication::Picture& picture);
/// The same as plain words.
QString plain_sentence(const Publication::Picture& picture);

} // namespace ks::ui

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

/// How far a publication is: `told` hears of each picture that is done. It is called in the thread that
/// publishes.
struct Headway {
    std::stop_token stop = {};
    std::function<void(int done, int of)> told = {};

    /// Fails (cancelled) once a stop was requested.
    Result<void> tell(int done, int of) const;
};

/// Steps of a lesson as people count them, from 1, both included. Without an end: to the lesson's last.
struct StepRange {
    int first = 1;
    std::optional<int> last = {};
};

/// What is published of a lesson: some of its steps, with their words and pictures. The writers of the
/// formats read nothing else.
class Publication {
public:
    struct Picture {
        std::int64_t at = 0;       ///< the position in the lesson
        QString number = {};       ///< "2.3", or "2" where the step has one picture
        std::string sentence = {}; ///< what there is to see, or what is asked; `_{x}` is a subscript
        std::size_t lesson_step = 0;
        std::shared_ptr<const QuizQuestion> question = {}; ///< that is asked here; null: none
        bool begins_step = false;                          ///< the step's first, beside which its words stand
    };

    /// Fails (usage) for steps that the lesson lacks, (limit) for more pictures than a publication holds.
    static Result<Publication> make(std::shared_ptr<const LessonTrack> track, StepRange steps);

    const Lesson& lesson() const { return track_->lesson(); }
    const LessonStep& step_of(const Picture& picture) const { return lesson().steps[picture.lesson_step]; }
    const std::vector<Picture>& pictures() const { return pictures_; }
    int count() const { return static_cast<int>(pictures_.size()); }

    /// The picture laid out for a size at scale 1, or for a larger one, up to `most`, if all of a table can
    /// be read then.
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

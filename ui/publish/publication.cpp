// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/publication.h"

#include "solvers/core/formatted.h"
#include "ui/widgets/rich_words.h"
#include "visual/paint/fonts.h"
#include "visual/scene/rich_text.h"
#include "visual/svg/svg_text.h"

namespace ks::ui {
namespace {

/// The program's lessons have fewer than thirty pictures; 1000 make a page of some 100 MB.
constexpr std::size_t most_pictures = 1000;

std::string sentence_at(const LessonTrack& track, std::int64_t at) {
    if (const auto& question = track.question(at))
        return scene::readable(question->text);
    if (const auto figure = track.figure(at))
        return figure->sentence;
    return scene::readable(track.recording()->at(track.recording_step(at)).text);
}

} // namespace

Result<void> Headway::tell(int done, int of) const {
    if (told)
        told(done, of);
    if (stop.stop_requested())
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    return {};
}

Result<Publication> Publication::make(std::shared_ptr<const LessonTrack> track, StepRange steps) {
    const int count = static_cast<int>(track->lesson().steps.size());
    const int last = steps.last.value_or(count);
    if (steps.first < 1 || last > count || steps.first > last)
        return Error{
            .code = ErrorCode::usage,
            .what = formatted("this lesson has no steps {} to {}", steps.first, last),
            .where = "--steps",
            .todo = formatted("its steps are 1 to {}; write the first and the last as 1..{}", count, count)};
    Publication made;
    made.track_ = std::move(track);
    const LessonTrack& from = *made.track_;
    for (std::int64_t at = 0; at <= from.count(); ++at) {
        const std::size_t step = from.lesson_step(at);
        if (static_cast<int>(step) + 1 < steps.first || static_cast<int>(step) + 1 > last)
            continue;
        if (made.pictures_.size() == most_pictures)
            return Error{.code = ErrorCode::limit,
                         .what = formatted("there are more than {} pictures", most_pictures),
                         .todo = "publish fewer steps at once"};
        made.pictures_.push_back({.at = at,
                                  .number = from.name_of(at),
                                  .sentence = sentence_at(from, at),
                                  .lesson_step = step,
                                  .question = from.question(at),
                                  .begins_step = at == 0 || from.lesson_step(at - 1) != step});
    }
    return made;
}

scene::DisplayList Publication::drawing(const Picture& picture, QSizeF size, WithSentence with,
                                        QSizeF most) const {
    const paint::FontMeasure measure;
    const scene::Extent whole =
        whole_size_at(*track_, picture.at, {.width = size.width(), .height = size.height()},
                      {.width = most.width(), .height = most.height()}, measure);
    return shown_at(*track_, picture.at, whole.width, whole.height, measure, with);
}

QString heading_of(const Publication& publication, const Publication::Picture& picture) {
    return QStringLiteral("%1  %2").arg(picture.number, publication.step_of(picture).title);
}

std::string sentence_in_html(const Publication::Picture& picture) {
    return rich_in_html(picture.sentence);
}

QString plain_sentence(const Publication::Picture& picture) {
    std::string words;
    for (const auto& piece : scene::braced_pieces(picture.sentence))
        words += piece.text;
    return QString::fromStdString(words);
}

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_track.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {

namespace {

bool inside(const TableRecording& recording, CellAt at) {
    return at.row < recording.rows() && at.column < recording.columns();
}

Result<std::int64_t> step_of(const TableRecording& recording, const Lesson::Stop& stop,
                             const std::string& where) {
    if (stop.cell && !inside(recording, *stop.cell))
        return Error{ErrorCode::input, "a cell lies outside of the table", where,
                     "correct the lesson's \"show\""};
    if (stop.step && *stop.step > recording.count())
        return Error{ErrorCode::input, "a step lies beyond the last, " + std::to_string(recording.count()),
                     where, "correct the lesson's \"show\""};
    if (stop.cell)
        return recording.step_of(*stop.cell);
    return stop.step.value_or(recording.count());
}

} // namespace

Result<std::shared_ptr<const LessonTrack>>
LessonTrack::make(Lesson lesson, std::shared_ptr<const TableRecording> recording) {
    auto track = std::make_shared<LessonTrack>();
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const std::string where = lesson.id.toStdString() + "/lesson.json /steps/" + std::to_string(i);
        for (const Lesson::Stop& stop : lesson.steps[i].show) {
            KS_TRY(const std::int64_t step, step_of(*recording, stop, where));
            track->stops_.push_back({i, step});
        }
        for (const CellAt& at : lesson.steps[i].highlight)
            if (!inside(*recording, at))
                return Error{ErrorCode::input, "a cell to highlight lies outside of the table", where, ""};
    }
    track->lesson_ = std::move(lesson);
    track->recording_ = std::move(recording);
    return std::shared_ptr<const LessonTrack>(std::move(track));
}

std::int64_t LessonTrack::next(std::int64_t at, Level level) const {
    if (level == Level::phase)
        return count();
    std::int64_t to = std::min(at + 1, count());
    if (level == Level::row)
        while (to < count() && lesson_step(to) == lesson_step(at))
            ++to;
    return to;
}

std::int64_t LessonTrack::previous(std::int64_t at, Level level) const {
    if (level == Level::phase)
        return 0;
    std::int64_t to = std::max<std::int64_t>(at - 1, 0);
    if (level == Level::row)
        while (to > 0 && lesson_step(to - 1) == lesson_step(to))
            --to;
    return to;
}

std::vector<OutlineEntry> LessonTrack::outline() const {
    std::vector<OutlineEntry> entries;
    for (std::int64_t at = 0; at <= count(); ++at)
        if (at == 0 || lesson_step(at) != lesson_step(at - 1))
            entries.push_back({at, Level::phase, lesson_.steps[lesson_step(at)].title.toStdString()});
    return entries;
}

QString LessonTrack::sentence(std::int64_t at) const {
    return readable(recording_->at(recording_step(at)).text);
}

QString LessonTrack::label(std::int64_t at) const {
    return QCoreApplication::translate("LessonTrack", "%1 of %2 · %3")
        .arg(lesson_step(at) + 1)
        .arg(lesson_.steps.size())
        .arg(lesson_.steps[lesson_step(at)].title);
}

} // namespace ks::ui

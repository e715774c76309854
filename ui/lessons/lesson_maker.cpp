// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_maker.h"

namespace ks::ui {

void LessonMaker::make(const Lesson& lesson) {
    track_.reset();
    error_.reset();
    task_.start([lesson](const std::stop_token& stop) { return LessonTrack::make(lesson, stop); },
                [this](const auto& made) {
                    if (made)
                        track_ = *made;
                    else
                        error_ = made.error();
                    emit finished();
                });
}

} // namespace ks::ui

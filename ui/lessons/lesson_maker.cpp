// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_maker.h"

namespace ks::ui {

void LessonMaker::make(const Lesson& lesson) {
    stop();
    track_.reset();
    error_.reset();
    busy_ = true;
    worker_ = std::jthread([this, request = ++request_, lesson](std::stop_token stop) {
        auto made = LessonTrack::make(lesson, stop);
        QMetaObject::invokeMethod(this, [this, request, made = std::move(made)] {
            if (request != request_)
                return;
            busy_ = false;
            if (made)
                track_ = *made;
            else
                error_ = made.error();
            emit finished();
        });
    });
}

void LessonMaker::stop() {
    worker_ = {}; // asks the worker to stop and waits; recordings and figures check for that
    ++request_;
    busy_ = false;
}

} // namespace ks::ui

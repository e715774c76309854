// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/publisher.h"

namespace ks::ui {
namespace {

Result<void> publish_lesson(const Lesson& lesson, const PublishSettings& settings, const Headway& headway) {
    KS_TRY(auto track, LessonTrack::make(lesson, headway.stop));
    return publish(std::move(track), settings, headway);
}

} // namespace

void Publisher::start(const Lesson& lesson, const PublishSettings& settings) {
    start([lesson, settings](const Headway& headway) { return publish_lesson(lesson, settings, headway); });
}

void Publisher::start(Work work) {
    busy_ = true;
    error_.reset();
    worker_ = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        const Headway headway{.stop = stop, .told = [this](int done, int of) { emit told(done, of); }};
        const Result<void> published = work(headway);
        std::optional<Error> error;
        if (!published)
            error = published.error();
        QMetaObject::invokeMethod(this, [this, error = std::move(error)] {
            busy_ = false;
            error_ = error;
            emit finished();
        });
    });
}

} // namespace ks::ui

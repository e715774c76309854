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
    error_.reset();
    const auto publish = [this, work = std::move(work)](const std::stop_token& stop) {
        return work({.stop = stop, .told = [this](int done, int of) { emit told(done, of); }});
    };
    task_.start(publish, [this](const Result<void>& published) {
        if (!published)
            error_ = published.error();
        emit finished();
    });
}

} // namespace ks::ui

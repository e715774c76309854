// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publish.h"

#include <QTest>

#include <memory>

namespace ks::tests {

/// The track of a shipped lesson.
inline std::shared_ptr<const ui::LessonTrack> track_of(const QString& id) {
    auto lesson = ui::find_lesson(id);
    if (!lesson)
        qFatal("%s", lesson.error().sentence().c_str());
    auto track = ui::LessonTrack::make(*std::move(lesson));
    if (!track)
        qFatal("%s", track.error().sentence().c_str());
    return *track;
}

/// Some steps of a shipped lesson; by default all.
inline ui::Publication publication_of(const QString& id, ui::StepRange steps = {}) {
    auto made = ui::Publication::make(track_of(id), steps);
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return *std::move(made);
}

/// Requests cancellation after this number of pictures.
struct StopsAfter {
    explicit StopsAfter(int pictures)
        : headway{.stop = source.get_token(), .told = [this, pictures](int done, int) {
                      last = done;
                      if (done >= pictures)
                          source.request_stop();
                  }} {}
    StopsAfter(const StopsAfter&) = delete;
    StopsAfter& operator=(const StopsAfter&) = delete;

    std::stop_source source;
    int last = 0;
    ui::Headway headway;
};

} // namespace ks::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/lessons/lesson_track.h"

#include <QObject>

#include <memory>
#include <optional>

namespace ks::ui {

/// Makes a lesson's track, recording and figures on a worker thread. A new request or `stop` ends the
/// previous one; only the outcome of the last request is reported.
class LessonMaker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void make(const Lesson& lesson);
    void stop() { task_.drop(); } // recordings and figures check for that
    bool busy() const { return task_.busy(); }

    /// The last outcome. When not busy, one of the two is set.
    const std::shared_ptr<const LessonTrack>& track() const { return track_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void finished();

private:
    std::shared_ptr<const LessonTrack> track_;
    std::optional<Error> error_;
    BackgroundTask task_;
};

} // namespace ks::ui

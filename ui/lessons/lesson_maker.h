// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_track.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace ks::ui {

/// Makes a lesson's track, recording and figures on a worker thread. A new request or `stop` ends the
/// previous one; only the outcome of the last request is reported.
class LessonMaker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~LessonMaker() override { stop(); }

    void make(const Lesson& lesson);
    void stop();
    bool busy() const { return busy_; }

    /// The last outcome. When not busy, one of the two is set.
    const std::shared_ptr<const LessonTrack>& track() const { return track_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void finished();

private:
    std::jthread worker_;
    int request_ = 0;
    bool busy_ = false;
    std::shared_ptr<const LessonTrack> track_;
    std::optional<Error> error_;
};

} // namespace ks::ui

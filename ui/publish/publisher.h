// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/publish/publish.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ks::ui {

/// Publishes on a worker thread, one job at a time.
class Publisher : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    using Work = std::function<Result<void>(const Headway&)>;

    /// Runs the work on the thread. Requires !busy().
    void start(Work work);
    /// Makes the lesson's pictures and writes the file.
    void start(const Lesson& lesson, const PublishSettings& settings);
    /// Asks it to stop and returns at once; `finished` follows.
    void cancel() { task_.request_stop(); }
    bool busy() const { return task_.busy(); }

    /// The error of the last job, which may be a cancellation; empty if the file was written. Valid when not
    /// busy.
    const std::optional<Error>& error() const { return error_; }

signals:
    void told(int done, int of);
    void finished();

private:
    std::optional<Error> error_;
    BackgroundTask task_; ///< stops within a picture
};

} // namespace ks::ui

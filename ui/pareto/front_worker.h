// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/pareto/found_front.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <optional>

namespace ks::ui {

/// Computes fronts on a worker thread.
class FrontWorker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Cancels the current job and starts this one.
    void find(const FrontRequest& request);
    /// Starts this job as soon as the current one has finished; if several wait, only the newest is kept. So
    /// dragging a number shows intermediate fronts, even if each takes long.
    void find_next(const FrontRequest& request);
    /// Cancels the current job, and discards the waiting job and the last outcome.
    void stop();
    /// Cancels the current job; its outcome is a `cancelled` error.
    void cancel();
    bool busy() const { return task_.busy(); }
    double done() const { return done_; } ///< 0 to 1, of what is in work

    /// The last outcome; null if there is none or it is an error.
    const FoundFrontPtr& found() const { return found_; }
    const std::optional<Error>& error() const { return error_; }

    void set_memory(std::int64_t bytes) { memory_ = bytes; }

signals:
    void progressed();
    void finished();

private:
    void begin(const FrontRequest& request);
    void take(const Result<FoundFrontPtr>& outcome);

    std::atomic<double> done_ = 0;
    std::int64_t memory_ = standard_memory;
    std::optional<FrontRequest> next_;
    FoundFrontPtr found_;
    std::optional<Error> error_;
    BackgroundTask task_;
};

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pareto/found_front.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace ks::ui {

/// Finds fronts on a worker thread.
class FrontWorker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~FrontWorker() override { stop(); }

    /// Ends what is in work and begins with this.
    void find(const FrontRequest& request);
    /// Begins with this as soon as what is in work is done; of several that wait the newest wins. So a number
    /// that is dragged shows fronts on its way, however long each takes.
    void find_next(const FrontRequest& request);
    /// Ends what is in work, and forgets what waits and the last outcome.
    void stop();
    /// Ends what is in work with a `cancelled` error.
    void cancel();
    bool busy() const { return busy_; }
    double done() const { return done_; } ///< 0 to 1, of what is in work

    /// The last outcome; null where there is none, or an error.
    const FoundFrontPtr& found() const { return found_; }
    const std::optional<Error>& error() const { return error_; }

    void set_memory(std::int64_t bytes) { memory_ = bytes; }

signals:
    void progressed();
    void finished();

private:
    void begin(const FrontRequest& request);
    void take(int number, const Result<FoundFrontPtr>& outcome);

    int number_ = 0;
    bool busy_ = false;
    double done_ = 0;
    std::int64_t memory_ = standard_memory;
    std::optional<FrontRequest> next_;
    FoundFrontPtr found_;
    std::optional<Error> error_;
    std::jthread worker_; ///< last, so that it has ended when the others go
};

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace_file.h"
#include "ui/jobs/background_task.h"
#include "ui/jobs/job.h"
#include "ui/jobs/request.h"
#include "visual/scene/kernel/kernel_moment.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace ks::ui {

class Runner;

/// What the runner is to trace.
struct TraceOrder {
    InstancePtr instance;
    SolveRequest run; ///< its place is always the emulator
    QString device;   ///< the id of a preset
    int blocks = 0;   ///< of each launch; 0: all
    WarpPlace window;
};

using TracedKernelPtr = std::shared_ptr<const scene::TracedKernel>;

/// The kernel of a trace file, on any thread. A trace whose answer is wrong is an error.
Result<TracedKernelPtr> kernel_of(TraceFile file, const std::stop_token& stop = {});

/// Lets the runner trace a kernel and reads the answer on a worker thread. A new start or `drop` ends the
/// previous run.
class TraceRun : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~TraceRun() override { drop(); }

    void start(Runner& runner, const TraceOrder& order);
    void cancel(); ///< `finished` follows, with an error of code cancelled
    void drop();   ///< forgets the current run and its outcome; no signal follows

    bool running() const { return running_; }
    double fraction() const { return fraction_; }
    /// "row 57 of 100 · about 6 s left"
    QString progress_text() const { return progress_; }

    /// The last outcome. After `finished`, one of the two is set.
    const TracedKernelPtr& kernel() const { return kernel_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void progressed();
    void finished();

private:
    void follow(double fraction, const QString& phase, qint64 row, qint64 rows);
    void read(const Message& document, const InstancePtr& instance);
    void end(const Result<TracedKernelPtr>& outcome);

    QPointer<Job> job_;
    bool running_ = false;
    QElapsedTimer since_;
    double fraction_ = 0;
    QString progress_;
    TracedKernelPtr kernel_;
    std::optional<Error> error_;
    BackgroundTask reading_;
};

} // namespace ks::ui

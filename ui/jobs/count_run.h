// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/jobs/job.h"
#include "ui/jobs/request.h"
#include "visual/scene/kernel/kernel_counters.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace ks::ui {

class Runner;

using HardwareCountPtr = std::shared_ptr<const scene::HardwareCount>;

/// Lets the runner solve an instance on a GPU with all of the hardware's counters, and reads them on a worker
/// thread. A new start or `drop` ends the previous run.
class CountRun : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~CountRun() override { drop(); }

    /// `device` is the GPU's name, for a runner that does not say it.
    void start(Runner& runner, const Instance& instance, SolveRequest request, const QString& device);
    void cancel(); ///< `finished` follows, with an error of code cancelled
    void drop();   ///< forgets the current run and its outcome; no signal follows

    bool running() const { return running_; }
    double fraction() const { return fraction_; }
    const QString& progress_text() const { return progress_; }

    /// The last outcome. After `finished`, one of the two is set. Counters that are not to be had, for want
    /// of a right or because another program uses them, are an error that says what unlocks them.
    const HardwareCountPtr& counted() const { return counted_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void progressed();
    void finished();

private:
    void follow(Job& job);
    void take(const QString& what, const Message& event);
    void read();
    void end(const Result<HardwareCountPtr>& outcome);

    QPointer<Job> job_;
    bool running_ = false;
    double fraction_ = 0;
    QString progress_;
    scene::HardwareCount head_;   ///< of what is counted now; its counters are not read yet
    std::optional<Message> told_; ///< the event with the counters
    HardwareCountPtr counted_;
    std::optional<Error> error_;
    BackgroundTask reading_;
};

} // namespace ks::ui

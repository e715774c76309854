// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"
#include "ui/jobs/job.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <thread>

namespace ks::ui {

class Session;

/// Has the runner plan the open instance, and checks the plan on a worker thread. A new start or `drop` ends
/// the previous one. What comes of it is an outcome like any other: the session has it, too.
class PlanRun : public QObject {
    Q_OBJECT

public:
    explicit PlanRun(Session& session) : session_(session) {}
    ~PlanRun() override { drop(); }

    void start(const QString& variant);
    void cancel(); ///< `finished` follows, with an error of code cancelled
    void drop();   ///< forgets the run and its outcome; no signal follows

    bool running() const { return running_; }
    /// After `finished`, one of the two is set. An outcome that was found `not-found` has no plan.
    const std::shared_ptr<const Outcome>& outcome() const { return outcome_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void progressed(double fraction);
    void finished();

private:
    void check(const Message& document);
    void end(Result<std::shared_ptr<const Outcome>> outcome);

    Session& session_;
    InstancePtr instance_;
    QPointer<Job> job_;
    int request_ = 0;
    bool running_ = false;
    std::shared_ptr<const Outcome> outcome_;
    std::optional<Error> error_;
    std::jthread checker_;
};

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"
#include "ui/jobs/background_task.h"
#include "ui/jobs/job.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace ks::ui {

class Session;

/// Makes the runner plan the open instance, and checks the plan on a worker thread. A new start or `drop`
/// cancels the previous one. The result is an outcome, which the session gets as well.
class PlanRun : public QObject {
    Q_OBJECT

public:
    explicit PlanRun(Session& session) : session_(session) {}
    ~PlanRun() override { drop(); }

    void start(const QString& variant);
    void cancel(); ///< `finished` follows, with an error (cancelled)
    void drop();   ///< forgets the run and its outcome; no signal follows

    bool running() const { return running_; }
    /// After `finished`, one of the two is set. An outcome with status `not-found` has no plan.
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
    bool running_ = false;
    std::shared_ptr<const Outcome> outcome_;
    std::optional<Error> error_;
    BackgroundTask checking_;
};

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/context.h"
#include "ui/jobs/runner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace ks::ui {

class Session;

/// Where the run in hand is.
struct RunProgress {
    QString variant, on;
    int index = 0, count = 0; ///< the index-th of count runs, from 1
    double fraction = 0;
    QString phase;
    qint64 row = 0, rows = 0;
    std::optional<double> remaining_s; ///< of this run; unknown at first
    std::vector<Stage> stages;         ///< those finished
};

/// Solves the open instance by several variants, one after the other, and puts each outcome into the session.
/// A run that fails does not keep the next from running, but a cancelled one does.
class RunQueue : public QObject {
    Q_OBJECT

public:
    explicit RunQueue(Session& session, QObject* parent = nullptr);

    void start(std::vector<SolveRequest> requests);
    void cancel();
    /// Whether the last run was stopped before its end.
    bool cancelled() const { return cancelled_; }
    bool running() const { return running_; }
    const RunProgress& progress() const { return progress_; }
    /// Why runs of the last start failed, in order.
    const std::vector<Error>& failures() const { return failures_; }

signals:
    void changed();  ///< started, progress, a stage
    void finished(); ///< the last one has ended

private:
    void next();
    void follow(Job& job);

    Session& session_;
    std::vector<SolveRequest> requests_;
    InstancePtr instance_;
    RunProgress progress_;
    std::vector<Error> failures_;
    QPointer<Job> job_;
    QElapsedTimer since_;
    bool running_ = false;
    bool cancelled_ = false;
};

} // namespace ks::ui

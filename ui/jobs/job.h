// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/jobs/message.h"

#include <QObject>

namespace ks::ui {

class Runner;

/// One request to the runner and its answers. Either `result` or `failed` is emitted, exactly once; the job
/// deletes itself after that.
class Job : public QObject {
    Q_OBJECT

public:
    int id() const { return id_; }
    bool cancelling() const { return cancelling_; }
    /// Asks the runner to stop. `failed` with code `cancelled` follows within two seconds, even if the
    /// runner does not react.
    void cancel();

signals:
    void started(const QString& on);
    void progressed(double fraction, const QString& phase, qint64 row, qint64 rows);
    void stage_finished(const QString& name, double begin_ms, double ms);
    /// Any other event: `measured` and `row` of a campaign, `finding` of a trace, `sample`, `solved`,
    /// `timeline` and `counters` of a run that is watched; and `started` and `progress`, for what else
    /// they say, before their own signals.
    void told(const QString& what, const ks::ui::Message& event);
    void result(const ks::ui::Message& document);
    void failed(const ks::Error& error);

private:
    friend class Runner;
    Job(Runner& runner, int id);

    Runner& runner_;
    int id_;
    bool cancelling_ = false;
};

} // namespace ks::ui

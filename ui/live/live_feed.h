// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "ui/jobs/background_task.h"
#include "ui/jobs/message.h"
#include "ui/live/coalesced.h"

#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace ks {
struct Outcome;
}

namespace ks::ui {

using LiveRunPtr = std::shared_ptr<const live::LiveRun>;

/// Collects the events of a watched run. Its timeline and counters, which can be long, are read in a separate
/// thread. Memory is bounded for runs of any length. Implausible events are dropped and reported.
class LiveFeed : public QObject {
    Q_OBJECT

public:
    /// The maximum number of samples and of solves; if it is exceeded, every second one of the older ones is
    /// dropped.
    static constexpr std::size_t most_kept = 20'000;

    explicit LiveFeed(QObject* parent = nullptr);

    /// Starts a new run, described by `head`. Earlier data are discarded.
    void begin(live::LiveRun head, const live::Watch& watch);
    /// Handles an event of the job, from Job::told. Events that do not concern watching are ignored.
    void take(const QString& what, const Message& event);
    void take_stage(const QString& name, double begin_ms, double ms);
    void take_rows(qint64 rows) { run_.rows = std::max<std::int64_t>(run_.rows, rows); }
    /// The run has ended, with or without an outcome. `ended` follows when all events have been read.
    void end(const Outcome* outcome);

    bool running() const { return running_; }
    const live::Watch& watch() const { return watch_; }
    /// The data of the current run so far.
    const live::LiveRun& run() const { return run_; }
    /// States what was dropped; empty if nothing was.
    QString complaint() const;

    /// The seconds from the run's beginning to its last event.
    double now_s() const { return now_s_; }
    Coalesced& changes() { return changes_; }

signals:
    void changed(); ///< at most thirty times per second
    /// The watched run; null if it sent no events.
    void ended(const ks::ui::LiveRunPtr& run);

private:
    struct Read {
        std::optional<live::Timeline> timeline;
        std::optional<live::Counters> counters;
    };
    using Work = std::function<Result<Read>(std::stop_token)>;
    void take_started(const Message& event);
    void take_sample(const Message& event);
    void take_solve(const Message& event);
    void read_aside(Work work);
    void read_next();
    void leave_out(const Error& why);
    void finish();

    live::LiveRun run_;
    live::Watch watch_;
    Coalesced changes_;
    double now_s_ = 0;
    bool running_ = false, over_ = false;
    /// The stages of the current solve. The run keeps those of the last solve without the probe that reported
    /// any.
    std::vector<live::StageTime> coming_;
    bool plain_stages_ = false; ///< the run's stages come from a solve without the probe
    std::int64_t left_out_ = 0;
    QString first_left_out_;
    std::deque<Work> waiting_;
    BackgroundTask reading_;
};

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "ui/jobs/message.h"
#include "ui/run/coalesced.h"

#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <thread>

namespace ks {
struct Outcome;
}

namespace ks::ui {

using LiveRunPtr = std::shared_ptr<const live::LiveRun>;

/// Collects what is told of a run that is watched. What can be long, its timeline and its counters, is read
/// on a thread of its own; memory stays bounded however long the run goes on. What is not true is left out
/// and said.
class LiveFeed : public QObject {
    Q_OBJECT

public:
    /// The most samples and solves that are kept; with one more, every second of the older ones goes.
    static constexpr std::size_t most_kept = 20'000;

    explicit LiveFeed(QObject* parent = nullptr);

    /// A run begins; `head` says what it is of. What was collected before is forgotten.
    void begin(live::LiveRun head, const live::Watch& watch);
    /// An event of the job, as Job::told gives it. Other events than those of a watched run are ignored.
    void take(const QString& what, const Message& event);
    void take_stage(const QString& name, double begin_ms, double ms);
    void take_rows(qint64 rows) { run_.rows = std::max<std::int64_t>(run_.rows, rows); }
    /// The run has ended, with an outcome or without. `ended` follows when all that was told is read.
    void end(const Outcome* outcome);

    bool running() const { return running_; }
    const live::Watch& watch() const { return watch_; }
    /// What is known so far of the run that goes on.
    const live::LiveRun& run() const { return run_; }
    /// What was left out, in words; empty: nothing was.
    QString complaint() const;

    /// The seconds from the run's beginning to the last thing told of it.
    double now_s() const { return now_s_; }
    Coalesced& changes() { return changes_; }

signals:
    void changed(); ///< at most thirty times a second
    /// The run as it was watched; null if nothing was told of it.
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
    /// Stages of the solve that goes on. The run keeps those of the last solve without the probe that told
    /// any.
    std::vector<live::StageTime> coming_;
    bool plain_stages_ = false; ///< the run's stages are of a solve without the probe
    std::int64_t left_out_ = 0;
    QString first_left_out_;
    std::deque<Work> waiting_;
    bool reading_ = false;
    int number_ = 0;      ///< of this run, so that what is read of an earlier one is known
    std::jthread reader_; ///< last, so that it has ended when the others go
};

} // namespace ks::ui

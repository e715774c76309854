// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/context.h"
#include "ui/jobs/background_task.h"
#include "ui/jobs/runner.h"
#include "ui/live/live_feed.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace ks::ui {

class Session;

/// How far the current run has progressed.
struct RunProgress {
    QString variant, on;
    int index = 0, count = 0; ///< run number `index` of `count`, from 1
    double fraction = 0;
    QString phase;
    qint64 row = 0, rows = 0;
    QString rows_are;                  ///< what is counted; empty: rows
    double rows_a_second = 0;          ///< since the first of them; 0: not known yet
    std::optional<double> remaining_s; ///< of this run; not known at first
    std::vector<Stage> stages;         ///< the finished ones; of a run that repeats, of its last solve
    std::int64_t solves = 0;           ///< of a run that repeats: those that are done
    double repeat_s = 0;               ///< for how long it repeats; 0: it does not
};

/// Solves the open instance with several variants, one after the other, and adds each outcome to the
/// session. After a run that failed the next one starts; a cancel ends the queue, and so does another
/// computer that goes away.
class RunQueue : public QObject {
    Q_OBJECT

public:
    explicit RunQueue(Session& session, QObject* parent = nullptr);

    void start(std::vector<SolveRequest> requests);
    void cancel();
    /// Whether the last run was cancelled.
    bool cancelled() const { return cancelled_; }
    bool running() const { return running_; }
    const RunProgress& progress() const { return progress_; }
    /// How long the current run has taken so far.
    double elapsed_s() const { return static_cast<double>(since_.elapsed()) / 1000; }
    /// Why runs of the last start failed, in the order of the runs.
    const std::vector<Error>& failures() const { return failures_; }
    /// The most memory that a run of the last start asked for in vain; 0: none did.
    std::int64_t memory_wanted() const { return memory_wanted_; }
    /// Starts those runs again that asked for more memory.
    void start_again() { start(std::vector(short_of_memory_)); }

    /// The runs that another computer did not end before it went away.
    const std::vector<SolveRequest>& lost() const { return lost_; }
    void try_again() { start(std::vector(lost_)); }

    /// What is told of the current run, if it is watched.
    LiveFeed& feed() { return feed_; }
    /// Starts those runs again, without watching, that a runner refused because it cannot watch.
    const std::vector<SolveRequest>& not_watchable() const { return not_watchable_; }
    void start_unwatched();
    /// Forgets what could be started again: another instance is open, or another computer was chosen.
    void forget();

signals:
    void changed();  ///< started, progress, a stage: at most thirty times a second
    void finished(); ///< the last run has ended

private:
    void next();
    void ended_one(const Outcome* outcome);
    void follow(Job& job);
    void follow_progress(double fraction, const QString& phase, qint64 row, qint64 rows);
    void follow_rate(const Message& event);
    void follow_repeats();
    void watch(const SolveRequest& request);
    void check(const Message& document);
    void note_failure(const Error& error);
    void note_lost();

    Session& session_;
    std::vector<SolveRequest> requests_;
    InstancePtr instance_;
    RunnerHost host_; ///< that the runs are for
    RunProgress progress_;
    qint64 first_row_ = 0;   ///< of the phase, as far as its progress was heard
    double first_row_s_ = 0; ///< when that was
    std::vector<Error> failures_;
    std::vector<SolveRequest> short_of_memory_, lost_, not_watchable_;
    std::int64_t memory_wanted_ = 0;
    QPointer<Job> job_;
    QElapsedTimer since_;
    LiveFeed feed_;
    Coalesced changes_;
    bool running_ = false;
    bool cancelled_ = false;
    bool solve_done_ = false; ///< the next stage is the first of another solve
    BackgroundTask checking_;
};

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/background_task.h"
#include "ui/jobs/job.h"
#include "ui/jobs/request.h"
#include "ui/jobs/runner_host.h"

#include <QElapsedTimer>
#include <QHash>
#include <QPointer>
#include <QProcess>
#include <QTimer>

#include <deque>
#include <optional>

namespace ks::ui {

/// Keeps one warm `knapscope-run serve` process, on this computer or another, and exchanges JSON Lines with
/// it (docs/contract.md, "Events and `serve`"). The first request starts the process, and so does the next
/// request after it died. If the runner is missing, stalls, crashes or writes something unexpected, the
/// running jobs fail with one sentence. No function blocks: long lines are read on a thread of their own, and
/// many short ones a few milliseconds at a time.
class Runner : public QObject {
    Q_OBJECT

public:
    struct Patience {
        int answer_ms = 5000;  ///< until `list`, `devices` or a sign of life is answered
        int silence_ms = 8000; ///< of a running job, until a sign of life is asked for
        int cancel_ms = 2000;
        int far_ms =
            60'000; ///< more for the first word from another machine, which may have to log in or queue
    };

    /// What a process may write before it is taken for broken. The longest line is the trace of a large
    /// launch.
    struct Limits {
        qsizetype line_bytes = qsizetype{256} << 20;
        qsizetype waiting_bytes = qsizetype{256} << 20; ///< of lines behind one that is being read
    };

    explicit Runner(RunnerHost host = {}, QObject* parent = nullptr);
    ~Runner() override;
    const RunnerHost& host() const { return host_; }
    void rename(const QString& name) { host_.name = name; }

    void set_patience(Patience patience) { patience_ = patience; }
    void set_limits(Limits limits) { limits_ = limits; }
    /// The program that KNAPSCOPE_RUNNER names, otherwise the one that the user prefers, otherwise
    /// knapscope-run beside this program, otherwise the one on the PATH; empty if there is none.
    static QString program();
    /// The user's preference, for runners that start from now on; empty: none.
    static void prefer(const QString& program);

    /// Sends a request that takes its time: solve, trace, bench, plan.
    Job* work(const Request& request) { return send(next_id_++, request); }
    Job* solve(const Instance& instance, const SolveRequest& request) {
        return work(request_of(instance, request));
    }
    Job* list() { return ask(QStringLiteral("list")); }
    Job* devices() { return ask(QStringLiteral("devices")); }

    bool running() const { return process_ != nullptr; }
    /// Ends the process; its jobs fail as cancelled.
    void leave();

signals:
    /// The process ended unexpectedly; its jobs have already failed.
    void died();

private:
    friend class Job;

    Job* ask(const QString& what);
    Job* send(int id, const Request& request);
    void cancel(Job& job);
    bool ensure_started(QString& why);
    void make_process();
    bool start_here(QString& why);
    void start_there();
    void note_sign();
    QString subject() const;
    QString complaint();
    qint64 deadline(int milliseconds) const;
    void read();
    void take_apart();
    void take_lines();
    void take(const Result<Message>& event, const QByteArray& line);
    void read_aside(QByteArray line);
    void hand_on(Job& job, const QString& what, const Message& event);
    void settle(Job* job);
    void watch();
    void give_up(const Error& error);
    void ended();
    void drop_process();

    RunnerHost host_;
    Patience patience_;
    Limits limits_;
    QProcess* process_ = nullptr;
    bool heard_ = false;           ///< whether the process has written anything
    QByteArray complaints_;        ///< the end of what the command of another machine wrote on standard error
    QByteArray input_;             ///< the beginning of a line
    qsizetype searched_ = 0;       ///< there is no line end before this place of it
    std::deque<QByteArray> lines_; ///< not read yet
    qsizetype waiting_bytes_ = 0;  ///< of those lines
    bool resting_ = false;         ///< they go on when the window has had its turn
    std::optional<Error> last_word_; ///< the process has ended; to be said when all lines are read
    QHash<int, QPointer<Job>> jobs_;
    QHash<int, qint64> deadlines_; ///< of requests that are answered at once, in the time of clock_
    QElapsedTimer clock_;
    qint64 last_sign_ = 0;
    int ping_ = 0; ///< the id of the request for a sign of life; 0: none is open
    QTimer watch_;
    int next_id_ = 1;
    BackgroundTask reading_aside_; ///< the line before those in `lines_`
};

} // namespace ks::ui

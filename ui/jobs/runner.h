// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/jobs/request.h"

#include <QElapsedTimer>
#include <QHash>
#include <QPointer>
#include <QProcess>
#include <QTimer>

namespace ks::ui {

/// Keeps one warm `knapscope-run serve` and speaks JSON Lines with it (docs/contract.md, "Events and
/// `serve`"). It is started by the first request and again by the next one after it died. A runner that is
/// missing, stalls, crashes or writes something else fails the jobs in hand with one sentence; nothing here
/// blocks.
class Runner : public QObject {
    Q_OBJECT

public:
    struct Patience {
        int answer_ms =
            5000; ///< for `list` and `devices`, which are answered at once, and for a sign of life
        int silence_ms = 8000; ///< of a running job before it is asked for a sign of life
        int cancel_ms = 2000;
    };

    explicit Runner(QObject* parent = nullptr);
    ~Runner() override;

    void set_patience(Patience patience) { patience_ = patience; }
    /// KNAPSCOPE_RUNNER, else knapscope-run beside this program, else on the PATH; empty: none.
    static QString program();

    /// Work that takes its time: solve, trace, bench, plan.
    Job* work(const Request& request) { return send(next_id_++, request); }
    Job* solve(const Instance& instance, const SolveRequest& request) {
        return work(request_of(instance, request));
    }
    Job* list() { return ask(QStringLiteral("list")); }
    Job* devices() { return ask(QStringLiteral("devices")); }

    bool running() const { return process_ != nullptr; }

signals:
    /// The process ended without being asked to; its jobs have failed already.
    void died();

private:
    friend class Job;

    Job* ask(const QString& what);
    Job* send(int id, const Request& request);
    void cancel(Job& job);
    bool ensure_started(QString& why);
    void read();
    void take(const QByteArray& line);
    void hand_on(Job& job, const QString& what, const Message& event);
    void settle(Job* job);
    void watch();
    void give_up(const Error& error);
    void ended();
    void drop_process();

    Patience patience_;
    QProcess* process_ = nullptr;
    QByteArray input_;
    QHash<int, QPointer<Job>> jobs_;
    QHash<int, qint64> deadlines_; ///< of requests that are answered at once, by clock_
    QElapsedTimer clock_;
    qint64 last_sign_ = 0;
    int ping_ = 0; ///< the id of the sign of life asked for; 0: none
    QTimer watch_;
    int next_id_ = 1;
};

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// An outcome is taken once, on the thread that started the work, and not at all when it is no longer wanted.
#include "tests/support/suite.h"
#include "ui/jobs/background_task.h"

#include <QThread>
#include <QtTest>

#include <semaphore>

using namespace ks::ui;

namespace {

/// Work that goes on until it is asked to stop.
int until_stopped(const std::stop_token& stop) {
    std::binary_semaphore stopped(0);
    const std::stop_callback wake(stop, [&stopped] { stopped.release(); });
    stopped.acquire();
    return 1;
}

/// Handles every event that was posted until now.
void handle_events() {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

} // namespace

class BackgroundTaskTest : public QObject {
    Q_OBJECT

private slots:
    void an_outcome_comes_back_to_this_thread() {
        BackgroundTask task;
        QThread* worked = nullptr;
        QThread* took = nullptr;
        int outcome = 0;
        task.start(
            [&worked](const std::stop_token&) {
                worked = QThread::currentThread();
                return 42;
            },
            [&](int found) {
                took = QThread::currentThread();
                outcome = found;
            });
        QVERIFY(task.busy());
        QTRY_VERIFY(!task.busy());
        QCOMPARE(outcome, 42);
        QCOMPARE(took, QThread::currentThread());
        QVERIFY(worked != took);
    }

    void a_new_start_replaces_the_work() {
        BackgroundTask task;
        std::vector<int> taken;
        task.start(until_stopped, [&taken](int found) { taken.push_back(found); });
        task.start([](const std::stop_token&) { return 2; }, [&taken](int found) { taken.push_back(found); });
        QTRY_VERIFY(!task.busy());
        handle_events();
        QCOMPARE(taken, std::vector<int>{2});
    }

    void what_is_dropped_is_not_taken_data() {
        QTest::addColumn<bool>("waits");
        QTest::newRow("drop") << true;
        QTest::newRow("forget") << false;
    }
    void what_is_dropped_is_not_taken() {
        QFETCH(const bool, waits);
        BackgroundTask task;
        bool taken = false;
        task.start(until_stopped, [&taken](int) { taken = true; });
        waits ? task.drop() : task.forget();
        QVERIFY(!task.busy());
        task.drop(); // the thread has ended
        handle_events();
        QVERIFY(!taken);
    }

    /// What was asked to stop says so itself.
    void a_stop_request_has_an_outcome() {
        BackgroundTask task;
        int outcome = 0;
        task.start(until_stopped, [&outcome](int found) { outcome = found; });
        task.request_stop();
        QTRY_VERIFY(!task.busy());
        QCOMPARE(outcome, 1);
    }

    void an_outcome_is_taken_at_once_and_only_once() {
        BackgroundTask task;
        int taken = 0;
        task.start([](const std::stop_token&) { return 7; }, [&taken](int found) { taken += found; });
        task.finish();
        QCOMPARE(taken, 7);
        QVERIFY(!task.busy());
        handle_events();
        task.finish();
        QCOMPARE(taken, 7);
    }

    void taking_an_outcome_may_start_the_next() {
        BackgroundTask task;
        int rounds = 0;
        const std::function<void()> next = [&] {
            task.start([](const std::stop_token&) { return 1; },
                       [&](int one) {
                           rounds += one;
                           if (rounds < 3)
                               next();
                       });
        };
        next();
        QTRY_COMPARE(rounds, 3);
        QVERIFY(!task.busy());
    }

    void work_ends_with_its_task() {
        bool taken = false;
        {
            BackgroundTask task;
            task.start(until_stopped, [&taken](int) { taken = true; });
        }
        handle_events();
        QVERIFY(!taken);
    }
};

KS_TEST(BackgroundTaskTest)
#include "background_task_test.moc"

// SPDX-License-Identifier: Apache-2.0
#include "solvers/cpu/team.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <new>
#include <set>

using namespace ks;
using namespace ks::cpu;

/// Threads that execute the tasks of one round after the other.
class TeamTest : public QObject {
    Q_OBJECT

private slots:
    void every_task_once_in_every_round_data() {
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2, 5})
            QTest::addRow("%d threads", threads) << threads;
    }
    /// A round sees what the previous round wrote.
    void every_task_once_in_every_round() {
        QFETCH(int, threads);
        const auto team = Team::start(threads);
        KS_VERIFY_OK(team);
        std::vector<std::int64_t> done(300, 0); // not atomic: the rounds separate the threads
        for (std::int64_t round = 1; round <= 100; ++round) {
            const std::int64_t tasks = round % 7 == 0 ? 1 : round % 11 == 0 ? 0 : 300;
            std::atomic<int> watched = 0;
            (*team)->run(
                tasks, [&](std::int64_t task) { ++done[static_cast<std::size_t>(299 - task)]; },
                [&] { ++watched; });
            QVERIFY(watched <= tasks && (threads > 1 || watched == tasks));
        }
        std::int64_t all = 0, ones = 0;
        for (std::int64_t round = 1; round <= 100; ++round)
            round % 7 == 0 ? ++ones : round % 11 == 0 ? 0 : ++all;
        QCOMPARE(done[0], all);
        QCOMPARE(done[298], all);
        QCOMPARE(done[299], all + ones);
    }

    /// Two tasks that wait for each other can only finish on two threads.
    void threads_work_at_once() {
        const auto team = Team::start(2);
        KS_VERIFY_OK(team);
        std::atomic<int> here = 0;
        (*team)->run(2, [&](std::int64_t) {
            ++here;
            while (here < 2)
                std::this_thread::yield();
        });
        QCOMPARE(here.load(), 2);
    }

    void an_exception_of_a_task_reaches_the_caller_data() {
        QTest::addColumn<bool>("on_the_callers_thread");
        QTest::newRow("on the caller's thread") << true;
        QTest::newRow("on another") << false;
    }
    /// The exception reaches the caller, the other tasks are skipped, and the team remains usable.
    void an_exception_of_a_task_reaches_the_caller() {
        QFETCH(bool, on_the_callers_thread);
        const auto team = Team::start(2);
        KS_VERIFY_OK(team);
        std::atomic<std::int64_t> done = 0;
        std::atomic<bool> thrown = false;
        const auto caller = std::this_thread::get_id();
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (*team)->run(1'000'000, [&](std::int64_t) {
            if ((std::this_thread::get_id() == caller) == on_the_callers_thread) {
                thrown = true;
                throw std::bad_alloc();
            }
            while (!thrown)
                std::this_thread::yield();
            ++done;
        }));
        QVERIFY(done < 1'000'000);
        done = 0;
        (*team)->run(10, [&](std::int64_t) { ++done; });
        QCOMPARE(done.load(), 10);
    }
};

KS_TEST(TeamTest)
#include "team_test.moc"

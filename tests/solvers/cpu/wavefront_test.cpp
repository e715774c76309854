// SPDX-License-Identifier: Apache-2.0
#include "solvers/cpu/wavefront.h"
#include "tests/support/suite.h"

#include <QTest>

#include <atomic>
#include <new>
#include <thread>

using namespace ks;
using namespace ks::cpu;

/// An exception in a thread reaches the caller, and no thread waits for skipped pieces.
class WavefrontTest : public QObject {
    Q_OBJECT

    /// 100 rows of 8 pieces on three threads.
    static Wavefront front() {
        return {.rows = 100, .columns = 64, .piece = 8, .threads = 3, .compute = [](auto, auto, auto) {}};
    }
    static void wait_for(const std::atomic<bool>& flag) {
        while (!flag)
            std::this_thread::yield();
    }

private slots:
    /// The other threads wait in their first pieces, so that pieces remain for the caller's thread.
    void a_report_that_throws() {
        std::atomic<bool> thrown = false;
        Wavefront failing = front();
        failing.compute = [&](auto, auto, auto) { wait_for(thrown); };
        failing.report = [&](std::int64_t, double) {
            thrown = true;
            throw std::bad_alloc();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)run_wavefront(failing, {}));
    }

    void a_piece_that_throws_data() {
        QTest::addColumn<bool>("on_the_callers_thread");
        QTest::newRow("on the caller's thread") << true;
        QTest::newRow("on another") << false;
    }

    void a_piece_that_throws() {
        QFETCH(bool, on_the_callers_thread);
        std::atomic<bool> thrown = false;
        Wavefront failing = front();
        failing.compute = [&, caller = std::this_thread::get_id()](auto, auto, auto) {
            if ((std::this_thread::get_id() == caller) != on_the_callers_thread)
                return wait_for(thrown);
            thrown = true;
            throw std::bad_alloc();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)run_wavefront(failing, {}));
    }

    void preparing_that_throws() {
        Wavefront failing = front();
        failing.prepare = [](std::int64_t i) {
            if (i == 50)
                throw std::bad_alloc();
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)run_wavefront(failing, {}));
    }
};

KS_TEST(WavefrontTest)
#include "wavefront_test.moc"

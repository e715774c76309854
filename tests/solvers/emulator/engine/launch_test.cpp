// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/fiber.h"
#include "solvers/kinds/presets.h"
#include "tests/solvers/emulator/sentences.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <chrono>
#include <thread>

using namespace ks;

class EmulatorTest : public QObject {
    Q_OBJECT

private slots:
    void is_in_this_build() { QVERIFY(emulator::fibers_available()); }

    void barriers_and_shared_memory() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            std::vector<int> data(256 * 9);
            std::iota(data.begin(), data.end(), 0);
            const Buffer buffer = run.upload("data", data);
            KS_VERIFY_OK(run.launch("access.reverse", {.grid = 9, .block = 256}, buffer, 7));
            for (int block = 0; block < 9; ++block)
                std::reverse(data.begin() + block * 256, data.begin() + (block + 1) * 256);
            QCOMPARE(run.download<int>(buffer), data);
        }
    }

    void traced_and_untraced_runs_agree() {
        Random random(test_seed());
        for (int i = 0; i < 20; ++i) {
            const auto size = static_cast<int>(random.between(1, 700));
            std::vector<int> from;
            for (int k = 0; k < size; ++k)
                from.push_back(static_cast<int>(random.between(0, 1000)));
            std::vector<std::vector<int>> results;
            for (const bool traced : {false, true}) {
                EmulatedRun run(traced);
                const Buffer to = run.upload("to", std::vector<int>(from.size()));
                KS_VERIFY_OK(run.launch("access.wander", {.grid = (size + 95) / 96, .block = 96},
                                        run.upload("from", from), to, size));
                results.push_back(run.download<int>(to));
            }
            QCOMPARE(results[0], results[1]);
        }
    }

    void out_of_bounds_voids_the_run_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("global, behind")
            << "reads_beyond"
            << "faulty.reads_beyond, tests/solvers/kernels/faulty.inl:6: thread 15 of block 3 "
               "reads element 64 of 'from', which has 64; the run is void; correct the "
               "kernel's index";
        QTest::newRow("global, before")
            << "writes_below"
            << "faulty.writes_below, tests/solvers/kernels/faulty.inl:11: thread 0 of block 0 "
               "writes element -3 of 'to', which has 64; the run is void; correct the kernel's "
               "index";
        QTest::newRow("shared")
            << "shared_beyond"
            << "faulty.shared_beyond, tests/solvers/kernels/faulty.inl:16: thread 8 of block 0 writes "
               "element 8 of shared array 'corner', which has 8; the run is void; correct the kernel's "
               "index";
    }
    void out_of_bounds_voids_the_run() {
        QFETCH(QString, kernel);
        QFETCH(QString, sentence);
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer from = run.allocate("from", 4, 64), to = run.allocate("to", 4, 64);
            const std::string name = "faulty." + kernel.toStdString();
            const auto result = kernel == "reads_beyond"
                                    ? run.launch(name, {.grid = 4, .block = 16}, from, to)
                                    : run.launch(name, {.grid = 1, .block = 64}, to);
            QVERIFY(!result);
            QCOMPARE(without_columns(result.error()), sentence.toUtf8());
            QCOMPARE(result.error().code, ErrorCode::device);
            // The emulator is still usable.
            KS_VERIFY_OK(run.launch("access.strided<4>", {.block = 32}, from, to, 0, 1));
        }
    }

    void shared_arrays_begin_on_their_alignment() {
        EmulatedRun run;
        const Buffer to = run.allocate("to", 4, 1);
        const auto result = run.launch("faulty.misaligned", {.block = 32, .shared_bytes = 64}, to);
        QVERIFY(!result);
        QCOMPARE(without_columns(result.error()),
                 QByteArray("faulty.misaligned, tests/solvers/kernels/faulty.inl:45: shared array 'halves' "
                            "begins at byte 4, which is no multiple of 8; put the arrays with the larger "
                            "elements first"));
    }

    /// Memory shared between blocks is read and written without torn words, traced or not (the thread
    /// sanitizer checks this).
    void blocks_may_write_one_word() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer flag = run.upload("flag", std::vector<int>{0});
            KS_VERIFY_OK(run.launch("access.raise_flag", {.grid = 400, .block = 64}, flag));
            QCOMPARE(run.download<int>(flag), std::vector<int>{1});
        }
    }

    void different_barriers_are_reported() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer to = run.allocate("to", 4, 64);
            const auto result = run.launch("faulty.two_barriers", {.block = 64}, to);
            QVERIFY(!result);
            QCOMPARE(without_columns(result.error()),
                     QByteArray(
                         "faulty.two_barriers: threads 0 and 32 of block 0 wait at different barriers, "
                         "tests/solvers/kernels/faulty.inl:22 and tests/solvers/kernels/faulty.inl:24; every "
                         "thread of a block must reach the same barrier"));
            const auto looped = run.launch("faulty.barrier_in_a_loop", {.block = 64}, to);
            QVERIFY(!looped);
            QCOMPARE(looped.error().code, ErrorCode::device);
        }
    }

    void a_stop_request_ends_an_endless_kernel() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer flag = run.upload("flag", std::vector<int>{0}), to = run.allocate("to", 4, 1);
            Impatient user(Impatient::Asks::once_at_work);
            run.context.stop = user.token();
            user.see();
            const auto result = run.launch("faulty.endless", {.grid = 4, .block = 64}, flag, to);
            QVERIFY(user.was_heard(std::thread::hardware_concurrency()));
            QVERIFY(!result);
            QCOMPARE(result.error().code, ErrorCode::cancelled);
        }
    }

    void progress_counts_blocks() {
        EmulatedRun run;
        const auto grid = std::int64_t{600} * std::max(1u, std::thread::hardware_concurrency());
        const Buffer data = run.allocate("data", 4, 256 * grid);
        std::vector<double> fractions;
        run.context.on_progress = [&](const Progress& progress) { fractions.push_back(progress.fraction); };
        run.context.report("compute", 0, 2);
        KS_VERIFY_OK(run.launch("access.reverse", {.grid = grid, .block = 256}, data, 20));
        run.context.report("compute", 1, 2);
        QVERIFY2(fractions.size() > 2, "a launch of some 50 ms was not reported on");
        QVERIFY(std::is_sorted(fractions.begin(), fractions.end()));
        QVERIFY(fractions.back() > 0 && fractions.back() <= 0.5);
    }

    /// With more than 16,000 stacks stacks have no guard pages, so a canary detects an overflow.
    void many_stacks() {
        emulator::StackPool pool;
        std::vector<emulator::StackPool::Stack> stacks;
        for (int i = 0; i < 16'100; ++i) {
            stacks.push_back(pool.take());
            QVERIFY(!stacks.back().memory.empty());
        }
        QVERIFY(stacks.front().guarded);
        QVERIFY(!stacks.back().guarded);
        QVERIFY(stacks.back().intact());
        stacks.back().memory[0] ^= std::byte{1};
        QVERIFY(!stacks.back().intact());
    }

    /// The next pool reuses stacks unchanged, including guard pages and touched pages. A new mapping would
    /// contain zeros.
    void stacks_outlive_their_pool() {
        constexpr std::byte mark{0x77};
        {
            emulator::StackPool pool;
            for (int i = 0; i < 64; ++i)
                pool.take().memory.back() = mark;
        }
        emulator::StackPool next;
        for (int i = 0; i < 64; ++i) {
            const auto stack = next.take();
            QVERIFY(stack.guarded);
            QCOMPARE(stack.memory.back(), mark);
        }
    }
};

KS_TEST(EmulatorTest)
#include "launch_test.moc"

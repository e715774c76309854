// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/fiber.h"
#include "solvers/instance/presets.h"
#include "tests/solvers/checks.h"
#include "tests/solvers/test_kernels.h"

#include <QDir>
#include <QRegularExpression>

#include <chrono>
#include <thread>

using namespace ks;

namespace {

/// The error's sentence with the columns left out: compilers differ in which bracket they name.
QByteArray without_columns(const Error& error) {
    static const QRegularExpression column("(\\.inl:\\d+):\\d+");
    return QString::fromStdString(error.sentence()).replace(column, "\\1").toUtf8();
}

} // namespace

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
            // The emulator goes on working.
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

    /// Memory that blocks share is read and written whole, traced or not (the thread sanitizer looks on).
    void blocks_may_write_one_word() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer flag = run.upload("flag", std::vector<int>{0});
            KS_VERIFY_OK(run.launch("access.raise_flag", {.grid = 400, .block = 64}, flag));
            QCOMPARE(run.download<int>(flag), std::vector<int>{1});
        }
    }

    void different_barriers_are_told() {
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

    void arguments_are_held_against_the_signature() {
        EmulatedRun run;
        const Buffer ints = run.allocate("ints", 4, 64), bytes = run.allocate("bytes", 1, 64);
        const auto code_of = [](const Result<void>& result) {
            return result ? ErrorCode{} : result.error().code;
        };
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, ints, 0)), ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, bytes, 0, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, 0, 0, 1)), ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints, ints, std::int64_t{0}, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 32}, ints.at(2), ints, 0, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.strided<4>", {.block = 1025}, ints, ints, 0, 1)),
                 ErrorCode::internal);
        QCOMPARE(code_of(run.launch("access.none", {}, ints)), ErrorCode::internal);
    }

    void a_stop_request_ends_an_endless_kernel() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer flag = run.upload("flag", std::vector<int>{0}), to = run.allocate("to", 4, 1);
            std::stop_source stop;
            run.context.stop = stop.get_token();
            std::atomic<bool> going = false;
            run.context.on_progress = [&](const Progress&) { going = true; };
            std::chrono::steady_clock::time_point asked;
            std::jthread user([&] {
                going.wait(false);
                while (!going)
                    std::this_thread::yield();
                asked = std::chrono::steady_clock::now();
                stop.request_stop();
            });
            run.context.report("compute", 0, 1); // the first is always told
            going.notify_all();
            const auto result = run.launch("faulty.endless", {.grid = 4, .block = 64}, flag, to);
            const auto taken = std::chrono::steady_clock::now() - asked;
            QVERIFY(!result);
            QCOMPARE(result.error().code, ErrorCode::cancelled);
            QVERIFY2(taken < std::chrono::milliseconds(100), qPrintable(QString::number(taken.count())));
        }
    }

    void progress_goes_by_blocks() {
        EmulatedRun run;
        const Buffer data = run.allocate("data", 4, 256 * 1200);
        std::vector<double> fractions;
        run.context.on_progress = [&](const Progress& progress) { fractions.push_back(progress.fraction); };
        run.context.report("compute", 0, 2);
        KS_VERIFY_OK(run.launch("access.reverse", {.grid = 1200, .block = 256}, data, 20));
        run.context.report("compute", 1, 2);
        QVERIFY2(fractions.size() > 2, "a launch of some 100 ms was not reported on");
        QVERIFY(std::is_sorted(fractions.begin(), fractions.end()));
        QVERIFY(fractions.back() > 0 && fractions.back() <= 0.5);
    }

    void the_budget_holds_buffers_stacks_and_log() {
        EmulatedRun run(false, 1 << 20);
        QVERIFY(run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {1 << 18}}));
        const auto large =
            run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {(1 << 18) + 1}});
        KS_COMPARE_ERROR(
            large, ErrorCode::limit,
            "the buffer 'large' needs 1048580 bytes, 1048576 are left of the budget; raise --memory or "
            "choose a smaller instance");
        const auto huge =
            run.backend->allocate({.name = "huge", .element_bytes = 8, .shape = {INT64_MAX, 4}});
        QVERIFY(!huge);
        QCOMPARE(huge.error().code, ErrorCode::limit);
        const Buffer to = run.allocate("to", 4, 1024);
        const auto launched = run.launch("access.strided<4>", {.block = 1024}, to, to, 0, 1);
        QVERIFY(!launched);
        QCOMPARE(launched.error().code, ErrorCode::limit);
        // Two stacks would fit, but not with the 227 KB of shared memory that a block of the H200 may use.
        EmulatedRun small(false, 200 << 10);
        const auto refused = small.launch("access.raise_flag", {.block = 2}, small.allocate("flag", 4, 1));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().todo.starts_with("raise --memory by "), refused.error().todo.c_str());
    }

    /// What a refusal advises must be possible: no part of a block can be traced.
    void more_events_than_the_budget_are_refused() {
        EmulatedRun run(true);
        const Buffer data = run.allocate("data", 4, 32);
        run.recorder.most_events = 100e6;
        for (const auto& [expected, todo] :
             {std::pair(400e6, "trace a part with --blocks 2, or choose a smaller instance"),
              std::pair(1000e6, "choose a smaller instance")}) {
            run.recorder.expected_events = expected;
            const auto refused = run.launch("access.raise_flag", {.grid = 8, .block = 32}, data);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::limit);
            QCOMPARE(refused.error().todo, std::string(todo));
        }
        run.recorder.expected_events = 100e6;
        KS_VERIFY_OK(run.launch("access.raise_flag", {.grid = 8, .block = 32}, data));
    }

    void freed_memory_goes_back_to_the_budget() {
        EmulatedRun run(false, 1 << 20);
        for (int i = 0; i < 5; ++i)
            QVERIFY(run.backend->allocate({.name = "large", .element_bytes = 4, .shape = {1 << 18}}));
    }

    void transfers_stay_inside_their_buffers() {
        EmulatedRun run;
        const Buffer four = run.upload("four", std::vector<int>{1, 2, 3, 4});
        std::vector<int> items(4);
        const std::span<int> two = std::span(items).first(2);
        KS_VERIFY_OK(run.backend->download_items(four, two, 8));
        QCOMPARE(items, (std::vector<int>{3, 4, 0, 0}));
        KS_VERIFY_OK(run.backend->copy(four, 0, four, 8, 8));
        for (const std::int64_t offset : {std::int64_t{12}, std::int64_t{17}, std::int64_t{-4}, INT64_MAX}) {
            KS_COMPARE_ERROR(run.backend->download_items(four, two, offset), ErrorCode::internal,
                             "a transfer goes beyond the buffer 'four'");
            QVERIFY(!run.backend->upload_items(four, std::span<const int>(two), offset));
            QVERIFY(!run.backend->copy(four, offset, four, 0, 8));
            QVERIFY(!run.backend->copy(four, 0, four, offset, 8));
        }
        QVERIFY(!run.backend->copy(four, 0, four, 0, -1));
    }

    void shapes_that_cannot_be_counted_have_no_bytes() {
        QCOMPARE((BufferSpec{.name = "rows", .element_bytes = 8, .shape = {3, 5}}).bytes(), 120);
        QCOMPARE((BufferSpec{.name = "none", .element_bytes = 8, .shape = {3, 0}}).bytes(), 0);
        QCOMPARE((BufferSpec{.name = "huge", .element_bytes = 8, .shape = {INT64_MAX, 4}}).bytes(), 0);
    }

    /// Beyond 16,000 stacks there are no guard pages, and a canary tells an overflow.
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

    /// Stacks serve the next pool as they are, guard pages and touched pages included: a new mapping would
    /// hold zeros.
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

    void a_launch_starts_the_threads_that_it_needs() {
        const auto threads = [] {
            return QDir("/proc/self/task").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
        };
        const auto before = threads();
        EmulatedRun run;
        QCOMPARE(threads(), before);
        const Buffer data = run.allocate("data", 4, 256);
        for (int i = 0; i < 3; ++i)
            KS_VERIFY_OK(run.launch("access.reverse", {.grid = 1, .block = 256}, data, 1));
        QCOMPARE(threads(), before + 1);
    }
};

QTEST_GUILESS_MAIN(EmulatorTest)
#include "emulator_test.moc"

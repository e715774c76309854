// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/sanitizers.h"
#include "solvers/run/trace_reader.h"
#include "tests/solvers/emulator/sentences.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <chrono>
#include <map>
#include <thread>

using namespace ks;
using emulator::Event;
using emulator::Memory;
using emulator::Op;

namespace {

/// The number of blocks in a large launch. Each lane is a thread for the thread sanitizer, which can handle
/// about 8,000.
#if KS_THREAD_SANITIZER
constexpr int many_blocks = 20;
#else
constexpr int many_blocks = 264;
#endif

constexpr std::int64_t one_gib = std::int64_t{1} << 30;

/// Requests and active lanes of each operation, summed over the sites of the last launch.
std::map<Op, Counters> by_operation(const EmulatedRun& run) {
    std::map<Op, Counters> sums;
    for (const auto& [what, counters] : run.recorder.launches.back().sites.sites())
        sums[Event::op(what)] += counters;
    return sums;
}

std::vector<int> counted(int size) {
    std::vector<int> items(static_cast<std::size_t>(size));
    std::iota(items.begin(), items.end(), 0);
    return items;
}

/// The cells after `rounds` rounds, each of which moves them right by a block's width and adds one.
std::vector<int> walked(std::vector<int> cells, int size, int width, int rounds) {
    std::rotate(cells.begin(), cells.begin() + ((size - width * rounds % size) % size), cells.begin() + size);
    for (int i = 0; i < size; ++i)
        cells[static_cast<std::size_t>(i)] += rounds;
    return cells;
}

template <class T>
void check_atomics(bool traced) {
    constexpr int grid = 6, block = 64, threads = grid * block;
    EmulatedRun run(traced);
    const Buffer words = run.upload("words", std::vector<T>{0, 0, 0, 0, 0, 6, 0});
    const Buffer before = run.allocate("before", sizeof(T), threads);
    KS_VERIFY_OK(run.launch("meeting.atomics<" + std::to_string(sizeof(T)) + ">",
                            {.grid = grid, .block = block}, words, before));
    const std::vector<T> after = run.download<T>(words);
    QCOMPARE(after[0], T{threads * (threads - 1) / 2});
    QCOMPARE(after[1], T{threads - 1});
    QCOMPARE(after[2], T{1 - threads});
    QCOMPARE(after[3], T{(1 << 30) - 1});
    QCOMPARE(after[4], T{5});
    QVERIFY(after[5] >= 0 && after[5] < threads);
    QCOMPARE(after[6], T{2 * threads});
    // The results of the threads are a running sum, so no addition was lost. Thread 0 adds 0 at any position.
    std::vector<T> found = run.download<T>(before);
    std::sort(found.begin(), found.end());
    QCOMPARE(found.front(), T{0});
    found.erase(std::unique(found.begin(), found.end()), found.end());
    QVERIFY(found.size() >= threads - 1);
    if (!traced)
        return;
    // Each warp executes six atomics, each on one word and therefore in one sector; each block executes one
    // more with one lane.
    Counters global;
    for (const auto& [what, counters] : run.recorder.launches.back().sites.sites())
        if (Event::op(what) == Op::atomic && Event::memory(what) == Memory::global)
            global += counters;
    QCOMPARE(global.requests, 6 * threads / 32 + grid);
    QCOMPARE(global.active_lanes, 6 * threads + grid);
    QCOMPARE(global.sectors, global.requests);
    QCOMPARE(global.bytes_used, static_cast<std::int64_t>(sizeof(T)) * global.requests);
    const Counters* shared = run.site(Op::atomic, Memory::shared);
    QCOMPARE(shared->requests, threads / 32);
    QCOMPARE(shared->wavefronts, threads / 32);
    // The totals count atomics separately.
    Trace trace;
    emulator::read_launches(run.recorder, trace);
    QCOMPARE(trace.totals.global.atomic.requests, global.requests);
    QCOMPARE(trace.totals.global.load.requests, 0);
    QCOMPARE(trace.totals.global.store.requests, threads / 32);
}

} // namespace

/// Collectives, atomics, fences, spins and grid barriers: their results, their costs, and the errors for
/// incorrect uses.
class EmulatorMeetingTest : public QObject {
    Q_OBJECT

private slots:
    void collectives() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            std::vector<int> from = counted(32);
            from[7] = -100;
            const Buffer to = run.allocate("to", 4, 32 * 11);
            KS_VERIFY_OK(run.launch("meeting.collectives", {.block = 32}, run.upload("from", from), to));
            const std::vector<int> rows = run.download<int>(to);
            for (std::size_t i = 0; i < 32; ++i) {
                const auto row = [&](std::size_t r) { return rows[32 * r + i]; };
                QCOMPARE(row(0), from[3]);
                QCOMPARE(row(1), from[i == 0 ? 0 : i - 1]);
                QCOMPARE(row(2), from[i > 29 ? i : i + 2]);
                QCOMPARE(row(3), from[i ^ 16]);
                QCOMPARE(static_cast<unsigned>(row(4)), 0xffffff60u); // 5 and above, but not lane 7
                QCOMPARE(row(5), 1);
                QCOMPARE(row(6), 31 * 32 / 2 - 7 - 100);
                QCOMPARE(row(7), 31);
                QCOMPARE(row(8), -100);
                QCOMPARE(row(9), -100); // as unsigned, -100 is the largest
                QCOMPARE(row(10), 5);
            }
            if (!traced)
                continue;
            const Counters sum = by_operation(run)[Op::collective];
            QCOMPARE(sum.requests, 13); // the line with any and all has two requests
            QCOMPARE(sum.active_lanes, 13 * 32);
        }
    }

    /// The first half of the warp executes 4 shuffles in a loop, the second half one reduction: requests of
    /// 16 lanes.
    void masks_are_exact() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer to = run.allocate("to", 4, 96);
            KS_VERIFY_OK(run.launch("meeting.halves", {.block = 96}, to));
            const std::vector<int> sums = run.download<int>(to);
            for (int i = 0; i < 96; ++i) // 16 consecutive numbers, the first of which is a multiple of 16
                QCOMPARE(sums[static_cast<std::size_t>(i)], i / 16 * 16 * 16 + 15 * 16 / 2);
            if (!traced)
                continue;
            const Counters sum = by_operation(run)[Op::collective];
            QCOMPARE(sum.requests, 3 * (4 + 1));
            QCOMPARE(sum.active_lanes, 3 * 16 * (4 + 1));
        }
    }

    void atomics() {
        for (const bool traced : {false, true}) {
            check_atomics<int>(traced);
            check_atomics<std::int64_t>(traced);
        }
    }

    /// Each lane accesses 16 bytes, so a request has 512 bytes, 16 sectors and four wavefronts of eight
    /// lanes.
    void wide_access() {
        EmulatedRun run(true);
        const Buffer to = run.allocate("to", 4, 256);
        KS_VERIFY_OK(run.launch("meeting.wide", {.block = 64, .shared_bytes = 1024},
                                run.upload("from", counted(256)), to));
        std::vector<int> turned = counted(256);
        std::reverse(turned.begin(), turned.end());
        QCOMPARE(run.download<int>(to), turned);
        const Counters* load = run.site(Op::load, Memory::global);
        QCOMPARE(load->requests, 2);
        QCOMPARE(load->sectors, 2 * 16);
        QCOMPARE(load->bytes_used, 2 * 512);
        QCOMPARE(run.site(Op::store, Memory::shared)->wavefronts, 2 * 4);
        QCOMPARE(run.site(Op::load, Memory::shared)->conflicts, 0);
        // Eight of every sixteen bytes are stored: 16 sectors, half of whose bytes are used.
        QCOMPARE(run.site(Op::store, Memory::global)->sectors, 2 * 16);
        QCOMPARE(run.site(Op::store, Memory::global)->efficiency(), 0.5);

        const auto result =
            run.launch("faulty.wide_off_alignment", {.block = 32}, run.upload("from", counted(256)), to);
        QVERIFY(!result);
        QVERIFY2(without_columns(result.error())
                     .contains("thread 0 of block 0 reads 16 bytes off their alignment in 'from'"),
                 result.error().sentence().c_str());
    }

    void spins_within_a_block() {
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            std::vector<int> flags(9);
            flags[0] = 1;
            const Buffer to = run.allocate("to", 4, 256);
            KS_VERIFY_OK(run.launch("meeting.chain", {.block = 256}, run.upload("flags", flags), to));
            std::vector<int> warps(256);
            for (std::size_t i = 0; i < 256; ++i)
                warps[i] = static_cast<int>(i / 32);
            QCOMPARE(run.download<int>(to), warps);
            KS_VERIFY_OK(run.launch("meeting.within_a_warp", {.block = 32},
                                    run.upload("flags", std::vector<int>(2)), to));
            QCOMPARE(run.download<int>(to)[31], 31);
            if (!traced)
                continue;
            const auto sums = by_operation(run);
            QCOMPARE(sums.at(Op::spin).requests, 1);
            QCOMPARE(sums.at(Op::spin).active_lanes, 2);
            QVERIFY(sums.at(Op::spin).iterations > 0);
            QCOMPARE(sums.at(Op::fence).requests, 1);
            // Reads by a spinning lane do not count as loads of the kernel.
            QVERIFY(!sums.contains(Op::load));
        }
    }

    /// The lane executes more iterations than its part of the log can hold, while its warp waits for it.
    void one_lane_works_while_its_warp_waits() {
        std::vector<std::vector<int>> results;
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer to = run.allocate("to", 4, 64);
            KS_VERIFY_OK(
                run.launch("meeting.one_works", {.block = 64}, run.upload("from", counted(32)), to, 3200));
            results.push_back(run.download<int>(to));
            QCOMPARE(results.back(), std::vector<int>(64, 100 * 31 * 32 / 2));
            if (!traced)
                continue;
            const auto sums = by_operation(run);
            QCOMPARE(sums.at(Op::load).requests, 2 * 3200);
            QCOMPARE(sums.at(Op::load).active_lanes, 2 * 3200);
            QCOMPARE(sums.at(Op::collective).requests, 2 * 2);
            QCOMPARE(sums.at(Op::collective).active_lanes, 2 * 2 * 32);
        }
    }

    /// All blocks of the launch are resident, and there are more of them than OS threads. Each barrier
    /// advances a row.
    void barriers_of_the_grid_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("grid");
        QTest::addColumn<int>("block");
        for (const char* const kernel : {"own_barrier", "grid_barrier"}) {
            QTest::addRow("%s, one block", kernel) << kernel << 1 << 64;
            QTest::addRow("%s, 37 blocks", kernel) << kernel << 37 << 48;
            QTest::addRow("%s, %d blocks of 96", kernel, many_blocks) << kernel << many_blocks << 96;
        }
    }
    void barriers_of_the_grid() {
        QFETCH(QString, kernel);
        QFETCH(int, grid);
        QFETCH(int, block);
        constexpr int rounds = 12;
        const int size = grid * block;
        std::vector<Counters> stores;
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            std::vector<int> start = counted(2 * size);
            const Buffer cells = run.upload("cells", start);
            const LaunchShape shape{.grid = grid, .block = block, .cooperative = kernel == "grid_barrier"};
            if (shape.cooperative)
                KS_VERIFY_OK(run.launch("meeting.grid_barrier", shape, cells, rounds));
            else
                KS_VERIFY_OK(run.launch("meeting.own_barrier", shape, cells,
                                        run.upload("arrived", std::vector<int>{0}),
                                        run.upload("round", std::vector<int>{0}), rounds));
            std::vector<int> found = run.download<int>(cells);
            found.resize(static_cast<std::size_t>(size));
            start.resize(static_cast<std::size_t>(size));
            QCOMPARE(found, walked(start, size, block, rounds));
            if (!traced)
                continue;
            const auto sums = by_operation(run);
            const std::int64_t warps = grid * ((block + 31) / 32);
            if (shape.cooperative) {
                QCOMPARE(sums.at(Op::grid_barrier).requests, warps * rounds);
                QCOMPARE(sums.at(Op::grid_barrier).active_lanes, size * rounds);
            } else {
                QCOMPARE(sums.at(Op::barrier).requests, 2 * warps * rounds);
                QCOMPARE(sums.at(Op::barrier).active_lanes, 2 * size * rounds);
                QCOMPARE(sums.at(Op::atomic).requests, grid * rounds);
                QCOMPARE(sums.at(Op::spin).requests, grid * rounds);
                QCOMPARE(sums.at(Op::spin).active_lanes, grid * rounds);
                QCOMPARE(sums.at(Op::fence).requests, (2 * grid + 1) * rounds);
                QCOMPARE(sums.at(Op::store).active_lanes, (size + 2) * rounds);
            }
            QCOMPARE(sums.at(Op::load).active_lanes, size * rounds);
        }
    }

    void mistakes_are_reported_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("sentence");
        QTest::addColumn<QList<int>>("lines");
        QTest::newRow("masks")
            << "masks_differ"
            << "mask-mismatch"
            << QByteArray(
                   "faulty.masks_differ: thread 0 of block 0 waits at a collective of the mask 0x0001ffff, "
                   "tests/solvers/kernels/faulty.inl:55, for thread 16, which waits at one of the mask "
                   "0xffffffff, tests/solvers/kernels/faulty.inl:57; every lane of a mask must call the same "
                   "collective with that mask")
            << QList<int>{55, 57};
        QTest::newRow("a mask without the lane")
            << "leaves_itself_out"
            << "mask-mismatch"
            << QByteArray(
                   "faulty.leaves_itself_out: thread 0 of block 0 calls a collective of the mask 0xfffffffe, "
                   "which leaves out its own lane 0; a mask must name every lane that calls")
            << QList<int>{62};
        QTest::newRow("a collective against a barrier")
            << "one_at_the_barrier"
            << "mask-mismatch"
            << QByteArray(
                   "faulty.one_at_the_barrier: thread 0 of block 0 waits at a collective of the mask "
                   "0xffffffff, tests/solvers/kernels/faulty.inl:71, for thread 3, which waits at a barrier, "
                   "tests/solvers/kernels/faulty.inl:69; every lane of a mask must call the same collective "
                   "with that mask")
            << QList<int>{71, 69};
        QTest::newRow("different barriers")
            << "two_barriers"
            << "barrier-divergence"
            << QByteArray("faulty.two_barriers: threads 0 and 32 of block 0 wait at different barriers, "
                          "tests/solvers/kernels/faulty.inl:22 and tests/solvers/kernels/faulty.inl:24; "
                          "every thread "
                          "of a block must reach the same barrier")
            << QList<int>{22, 24};
        QTest::newRow("a barrier that one never reaches")
            << "never_reached"
            << "deadlock"
            << QByteArray(
                   "faulty.never_reached: deadlock: every thread that has not finished waits, in 1 resident "
                   "of "
                   "1 launched block, and nobody is left to wake one; thread 40 of block 0 waits at "
                   "tests/solvers/kernels/faulty.inl:79, thread 0 at tests/solvers/kernels/faulty.inl:82; "
                   "every wait needs another thread that ends it")
            << QList<int>{79, 82};
    }
    void mistakes_are_reported() {
        QFETCH(QString, kernel);
        QFETCH(QString, kind);
        QFETCH(QByteArray, sentence);
        QFETCH(QList<int>, lines);
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer memory = run.upload("memory", std::vector<int>(64));
            const auto result = run.launch("faulty." + kernel.toStdString(), {.block = 64}, memory);
            QVERIFY(!result);
            QCOMPARE(without_columns(result.error()), sentence);
            QCOMPARE(result.error().code, ErrorCode::device);
            // The emulator is still usable.
            KS_VERIFY_OK(run.launch("meeting.halves", {.block = 64}, memory));
            if (!traced)
                continue;
            run.recorder.launches.clear();
            KS_VERIFY_OK(run.backend->fill(memory, std::byte{0}));
            QVERIFY(!run.launch("faulty." + kernel.toStdString(), {.block = 64}, memory));
            Trace trace;
            emulator::read_launches(run.recorder, trace);
            QCOMPARE(trace.findings.size(), std::size_t{1});
            const Finding& finding = trace.findings[0];
            QCOMPARE(QString::fromStdString(finding.kind), kind);
            QList<int> found;
            for (const int site : finding.sites)
                found << trace.launches[0].sites.at(static_cast<std::size_t>(site)).line;
            QCOMPARE(found, lines);
            QCOMPARE(finding.lanes.size(), finding.sites.size());
        }
    }

    /// The GTX 465 has 11 SMs with at most 8 blocks each, so 88 of 90 blocks are resident.
    void a_launch_that_does_not_fit_is_a_deadlock_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QList<int>>("lines");
        QTest::newRow("own barrier") << "waits_for_all" << QList<int>{89, 92};
        QTest::newRow("grid barrier") << "meets_the_grid" << QList<int>{97};
    }
    void a_launch_that_does_not_fit_is_a_deadlock() {
        QFETCH(QString, kernel);
        QFETCH(QList<int>, lines);
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced, one_gib, "gtx-465");
            const Buffer memory = run.upload("memory", std::vector<int>(64));
            const auto launch = [&](std::int64_t grid) {
                return run.launch("faulty." + kernel.toStdString(),
                                  {.grid = grid, .block = 32, .cooperative = kernel == "meets_the_grid"},
                                  memory);
            };
            const auto result = launch(90);
            QVERIFY(!result);
            QVERIFY2(
                without_columns(result.error())
                    .contains(
                        "deadlock: the device holds 88 of the launch's 90 blocks at once (registers "
                        "and static shared memory are not measured yet), all of them wait, and the other 2 "
                        "cannot start before one has finished; thread 0 of block 0 waits at "
                        "tests/solvers/kernels/faulty.inl:" +
                        QByteArray::number(lines[0])),
                result.error().sentence().c_str());
            if (traced) {
                Trace trace;
                emulator::read_launches(run.recorder, trace);
                QCOMPARE(trace.findings.at(0).kind, std::string("deadlock"));
                QCOMPARE(trace.findings[0].sites.size(), static_cast<std::size_t>(lines.size()));
            }
            KS_VERIFY_OK(run.backend->fill(memory, std::byte{0}));
            KS_VERIFY_OK(launch(88));
        }
    }

    void a_block_that_does_not_come_is_a_deadlock() {
        EmulatedRun run;
        const auto result = run.launch("faulty.all_but_one", {.grid = 5, .block = 32, .cooperative = true},
                                       run.upload("memory", std::vector<int>(1)));
        QVERIFY(!result);
        QVERIFY2(without_columns(result.error())
                     .contains("deadlock: every thread that has not finished waits, in 4 "
                               "resident of 5 launched blocks"),
                 result.error().sentence().c_str());
    }

    void a_grid_barrier_needs_a_cooperative_launch() {
        EmulatedRun run;
        const auto result = run.launch("faulty.meets_the_grid", {.block = 32}, run.allocate("memory", 4, 1));
        QVERIFY(!result);
        QVERIFY2(
            without_columns(result.error()).contains("a grid barrier in a launch that is not cooperative"),
            result.error().sentence().c_str());
    }

    /// A launch that needs more memory than the budget is refused; the error states the required memory.
    void blocks_that_do_not_fit_the_budget_are_refused() {
        EmulatedRun run(false, 8 << 20);
        const Buffer memory = run.upload("memory", std::vector<int>(1));
        const auto result = run.launch("faulty.waits_for_all", {.grid = 200, .block = 32}, memory);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::limit);
        QVERIFY2(result.error().todo.starts_with("raise --memory by "), result.error().todo.c_str());
    }

    void a_stop_request_ends_spins_and_barriers_data() {
        QTest::addColumn<int>("grid");
        QTest::newRow("one block") << 1;
        QTest::newRow("many blocks") << many_blocks;
    }
    void a_stop_request_ends_spins_and_barriers() {
        QFETCH(int, grid);
        for (const bool traced : {false, true}) {
            EmulatedRun run(traced);
            const Buffer flag = run.upload("flag", std::vector<int>{0});
            Impatient user(Impatient::Asks::once_at_work); // spinning blocks report no progress
            run.context.stop = user.token();
            user.see();
            const auto result = run.launch("faulty.restless", {.grid = grid, .block = 64}, flag);
            QVERIFY(user.was_heard(std::thread::hardware_concurrency()));
            QVERIFY(!result);
            QCOMPARE(result.error().code, ErrorCode::cancelled);
        }
    }

    void fences_are_counted() {
        EmulatedRun run(true);
        KS_VERIFY_OK(run.launch("meeting.fences", {.block = 64}, run.upload("row", std::vector<int>(64)),
                                run.upload("flag", std::vector<int>{0}),
                                run.upload("wide_flag", std::vector<std::int64_t>{0})));
        const auto sums = by_operation(run);
        QCOMPARE(sums.at(Op::fence).requests, 3 * 2);
        QCOMPARE(sums.at(Op::atomic).requests, 2 * 2);
        QCOMPARE(sums.at(Op::spin).iterations, 0);
    }
};

KS_TEST(EmulatorMeetingTest)
#include "synchronisation_test.moc"

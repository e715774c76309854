// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/measure.h"

#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/ticking_backend.h"

#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace ks;
using namespace ks::roofline;

namespace {

/// Sizes so small that the emulator finishes at once.
MeasureSizes small_sizes() {
    return {.samples = 3,
            .warm_up_ms = 0,
            .copy_bytes = 65536,
            .l2_bytes = 8192,
            .most_blocks = 3,
            .max_plus_rounds = 2,
            .shared_rounds = 70, // enough for a thread's position to wrap around in the tile
            .l2_rounds = 3,
            .launches = 5,
            .waited_launches = 5,
            .barriers = 7,
            .block = 64};
}

std::vector<int> left_by(EmulatedRun& run, const std::string& kernel, const LaunchShape& shape,
                         auto... more) {
    const Buffer results = run.allocate("results", 4, shape.grid * shape.block);
    return run.launch(kernel, shape, results, more...) ? run.download<int>(results) : std::vector<int>();
}

/// Corrupts a kernel's result, as a device that skips work would.
class Spoiling : public TickingBackend {
public:
    using TickingBackend::TickingBackend;
    Result<void> download(const Buffer& buffer, std::span<std::byte> bytes, std::int64_t offset,
                          int queue) override {
        const auto done = TickingBackend::download(buffer, bytes, offset, queue);
        if (buffer.spec().name == spoiled && !bytes.empty())
            bytes.front() ^= std::byte{1};
        return done;
    }
    std::string spoiled;
};

} // namespace

/// The kernels that measure ceilings do the stated work, and the measurement detects if one does not.
class MeasureTest : public QObject {
    Q_OBJECT

private slots:
    void max_plus_steps_are_those_of_the_host() {
        EmulatedRun run;
        const std::vector<int> found = left_by(run, "ceilings.max_plus", {.grid = 3, .block = 32}, 5, 3);
        QCOMPARE(found.size(), 96U);
        for (int thread = 0; thread < 96; ++thread)
            QCOMPARE(found[static_cast<std::size_t>(thread)], expected::max_plus(thread, 5, 3));
        QVERIFY(expected::max_plus(7, 6, 3) > expected::max_plus(7, 5, 3)); // each round counts
    }

    void shared_reads_are_those_of_the_host_and_meet_in_no_bank() {
        EmulatedRun run(true);
        const std::vector<int> found = left_by(run, "ceilings.shared", {.grid = 2, .block = 96}, 70, 33);
        QCOMPARE(found.size(), 192U);
        for (int thread = 0; thread < 192; ++thread)
            QCOMPARE(found[static_cast<std::size_t>(thread)], expected::shared(thread % 96, 70, 33));
        const Counters* const reads = run.site(emulator::Op::load, emulator::Memory::shared);
        QVERIFY(reads != nullptr);
        QCOMPARE(reads->requests, std::int64_t{70 * 16 * 6}); // six warps
        QCOMPARE(reads->wavefronts, reads->requests);
    }

    void l2_reads_are_those_of_the_host_and_side_by_side() {
        EmulatedRun run(true);
        std::vector<int> data(1024);
        std::iota(data.begin(), data.end(), 5);
        const Buffer from = run.upload("data", data), results = run.allocate("results", 4, 128);
        KS_VERIFY_OK(run.launch("ceilings.l2", {.grid = 2, .block = 64}, from, results, 1023, 4));
        const std::vector<int> found = run.download<int>(results);
        for (int thread = 0; thread < 128; ++thread)
            QCOMPARE(found[static_cast<std::size_t>(thread)], expected::l2(data, thread, 128, 4));
        const Counters* const reads = run.site(emulator::Op::load, emulator::Memory::global);
        QVERIFY(reads != nullptr);
        QCOMPARE(reads->requests, std::int64_t{4 * 8 * 4});
        QCOMPARE(reads->sectors, 4 * reads->requests);
    }

    void barriers_hold_every_block_back_data() {
        QTest::addColumn<QString>("kernel");
        QTest::newRow("atomic") << "ceilings.barrier<atomic>";
        QTest::newRow("grid") << "ceilings.barrier<grid>";
    }
    void barriers_hold_every_block_back() {
        QFETCH(QString, kernel);
        EmulatedRun run(true, std::int64_t{1} << 32, "h200", false, true);
        const Buffer arrived = run.upload<unsigned>("arrived", {0}),
                     seen = run.upload("seen", std::vector<int>(5)), passed = run.allocate("passed", 4, 5);
        KS_VERIFY_OK(run.launch(kernel.toStdString(), {.grid = 5, .block = 64, .cooperative = true}, arrived,
                                seen, passed, 6, 1));
        QCOMPARE(run.download<int>(passed), std::vector<int>(5, 6));
        QVERIFY(run.recorder.found.empty()); // no race: the barrier orders the accesses of the blocks
    }

    void every_ceiling_is_measured() {
        EmulatedRun run;
        TickingBackend ticking(std::move(run.backend));
        run.context.backend = &ticking;
        std::vector<Progress> reported;
        run.context.on_progress = [&reported](const Progress& now) { reported.push_back(now); };
        const auto found = measure_ceilings(small_sizes(), run.context);
        KS_VERIFY_OK(found);
        QCOMPARE(found->size(), ceiling_kinds().size());
        for (std::size_t i = 0; i < found->size(); ++i) {
            const Ceiling& each = (*found)[i];
            QCOMPARE(each.id, ceiling_kinds()[i].id);
            QCOMPARE(each.samples.size(), 3U);
            QVERIFY(each.min > 0 && each.min <= each.median && each.median <= each.max);
            QVERIFY(!each.how.empty());
            if (each.id != CeilingId::launch_and_wait) // that one uses the host's clock
                QCOMPARE(each.min, each.max);
        }
        // By the clock of TickingBackend: a launch takes 1 ms plus its integer arguments in ms, for 3 blocks
        // of 64 threads.
        const auto is = [&](CeilingId id, double expected) {
            return std::abs((*found)[static_cast<std::size_t>(id)].median / expected - 1) < 1e-9;
        };
        QVERIFY(is(CeilingId::copy, 2 * 65536 / 0.064));
        QVERIFY(is(CeilingId::l2, 192 * 3 * 8 * 4 / 1.027));       // 1,024 words, rounds
        QVERIFY(is(CeilingId::shared, 192 * 70 * 16 * 4 / 0.104)); // rounds, step
        QVERIFY(is(CeilingId::max_plus, 192 * 2 * 64 / 0.004));    // rounds, plus
        QVERIFY(is(CeilingId::launch, 0.001));
        QVERIFY(is(CeilingId::grid_barrier, 0.001));
        QVERIFY(is(CeilingId::atomic_barrier, 0.001));
        QVERIFY(!reported.empty());
        QCOMPARE(reported.front().rows, std::int64_t{8});
        QCOMPARE(reported.back().fraction, 1.0);
    }

    void without_the_caches_size_it_is_left_out() {
        EmulatedRun run;
        TickingBackend ticking(std::move(run.backend));
        run.context.backend = &ticking;
        MeasureSizes sizes = small_sizes();
        sizes.l2_bytes = 0;
        const auto found = measure_ceilings(sizes, run.context);
        KS_VERIFY_OK(found);
        QVERIFY(std::ranges::find(*found, CeilingId::l2, &Ceiling::id) == found->end());
        QCOMPARE(found->size(), ceiling_kinds().size() - 1);
    }

    void work_left_out_is_noticed_data() {
        QTest::addColumn<QString>("buffer");
        QTest::addColumn<QString>("what");
        QTest::newRow("copy") << "to"
                              << "the copy";
        QTest::newRow("kernels") << "results"
                                 << "ceilings.l2";
        QTest::newRow("barriers") << "passed"
                                  << "ceilings.barrier<grid>";
    }
    void work_left_out_is_noticed() {
        QFETCH(QString, buffer);
        QFETCH(QString, what);
        EmulatedRun run;
        Spoiling spoiling(std::move(run.backend));
        spoiling.spoiled = buffer.toStdString();
        run.context.backend = &spoiling;
        const auto found = measure_ceilings(small_sizes(), run.context);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::device);
        QVERIFY2(found.error().what.starts_with(what.toStdString()), found.error().what.c_str());
    }

    void a_request_to_stop_ends_it() {
        EmulatedRun run;
        TickingBackend ticking(std::move(run.backend));
        run.context.backend = &ticking;
        std::stop_source stop;
        run.context.stop = stop.get_token();
        run.context.on_progress = [&stop](const Progress& now) {
            if (now.row == 0)
                stop.request_stop();
        };
        const auto found = measure_ceilings(small_sizes(), run.context);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::cancelled);
    }

    void too_little_memory_is_reported() {
        EmulatedRun run;
        TickingBackend ticking(std::move(run.backend));
        run.context.backend = &ticking;
        MeasureSizes sizes = small_sizes();
        sizes.copy_bytes = 4 * sizes.l2_bytes; // would fit into the cache
        const auto found = measure_ceilings(sizes, run.context);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::limit);
    }
};

KS_TEST(MeasureTest)
#include "measure_test.moc"

// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/occupancy/block_schedule.h"
#include "solvers/run/trace_reader.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

Trace read(const EmulatedRun& run) {
    Trace trace;
    emulator::read_launches(run.recorder, trace);
    return trace;
}

} // namespace

/// The modelled block schedule.
class BlockScheduleTest : public QObject {
    Q_OBJECT

private slots:
    /// Two SMs with two slots each, and seven blocks: a wave of four, then three that start as slots become
    /// free.
    void blocks_go_where_a_slot_is_free_first() {
        const BlockSchedule launch{
            .sms = 2, .blocks_per_sm = 2, .costs = {{1, 9}, {1, 4}, {1, 5}, {1, 4}, {3, 2}}, .counted = 7};
        const std::vector<ScheduledBlock> expected = {{0, 0, 0, 9}, {1, 0, 0, 4}, {0, 1, 0, 5}, {1, 1, 0, 4},
                                                      {1, 0, 4, 6}, {1, 1, 4, 6}, {0, 1, 5, 7}};
        QCOMPARE(schedule_blocks(launch), expected);
        QCOMPARE(schedule_length(launch), 9);
        QCOMPARE(schedule_blocks(launch, 3),
                 std::vector<ScheduledBlock>(expected.begin(), expected.begin() + 3));
        QVERIFY(schedule_blocks(launch, 0).empty());
    }

    /// Equal blocks make waves and a tail: 10 SMs with 3 slots and 61 blocks of cost 5 make three waves, the
    /// last with one block.
    void equal_blocks_make_waves() {
        const BlockSchedule launch{.sms = 10, .blocks_per_sm = 3, .costs = {{61, 5}}, .counted = 61};
        QCOMPARE(schedule_length(launch), 15);
        const auto blocks = schedule_blocks(launch);
        QCOMPARE(blocks[29], (ScheduledBlock{9, 2, 0, 5}));
        QCOMPARE(blocks[60], (ScheduledBlock{0, 0, 10, 15}));
    }

    void slots_are_never_taken_twice_and_never_idle_before_the_tail() {
        Random random(test_seed());
        for (int round = 0; round < 50; ++round) {
            BlockSchedule launch{.sms = static_cast<int>(random.between(1, 8)),
                                 .blocks_per_sm = random.between(1, 4),
                                 .costs = {},
                                 .counted = 0};
            for (auto left = random.between(1, 20); left > 0; --left)
                launch.costs.push_back({random.between(1, 9), random.between(0, 30)});
            std::map<std::pair<int, int>, std::int64_t> free;
            std::int64_t last_begin = 0;
            for (const ScheduledBlock& block : schedule_blocks(launch)) {
                QVERIFY(block.sm < launch.sms && block.slot < launch.blocks_per_sm);
                auto& slot = free[{block.sm, block.slot}];
                QCOMPARE(block.begin, slot);
                slot = block.end;
                QVERIFY(block.begin >= last_begin); // in the order of the blocks
                last_begin = block.begin;
            }
            for (const auto& [place, end] : free)
                QVERIFY(end >= last_begin);
        }
    }

    /// The cost of a block is its number of warp instructions: here a load and a store for each of two warps.
    void traces_count_what_a_block_costs() {
        EmulatedRun run(true);
        const Buffer from = run.upload("from", std::vector<int>(300 * 64)),
                     to = run.allocate("to", 4, 300 * 64);
        KS_VERIFY_OK(run.launch("access.strided<4>", {.grid = 300, .block = 64}, from, to, 0, 1));
        const Trace trace = read(run);
        QVERIFY(trace.launches[0].schedule.has_value());
        const BlockSchedule& schedule = *trace.launches[0].schedule;
        QCOMPARE(schedule.sms, 132);
        QCOMPARE(schedule.blocks_per_sm, 32);
        QCOMPARE(schedule.counted, 300);
        QCOMPARE(schedule.costs, (std::vector<BlockCosts>{{300, 4}}));
    }

    void untraced_blocks_cost_the_mean() {
        EmulatedRun run(true);
        run.recorder.blocks = 3;
        const Buffer from = run.upload("from", std::vector<int>(300 * 64)),
                     to = run.allocate("to", 4, 300 * 64);
        KS_VERIFY_OK(run.launch("access.strided<4>", {.grid = 300, .block = 64}, from, to, 0, 1));
        const BlockSchedule schedule = *read(run).launches[0].schedule;
        QCOMPARE(schedule.counted, 3);
        QCOMPARE(schedule.costs, (std::vector<BlockCosts>{{300, 4}}));
    }

    /// On compute capability 2.x a load goes through L1 in lines of 128 bytes, a store in sectors.
    void loads_of_old_devices_move_lines() {
        for (const auto& [device, load] : {std::pair{"tesla-c2050", 128}, {"h200", 32}}) {
            TraceRequest request;
            request.instance = *generate("thesis-2.2", "", {});
            request.variant = "mckp.global";
            request.device = device;
            const auto traced = trace(request, {}, {});
            KS_VERIFY_OK(traced);
            QCOMPARE(traced->load_bytes, load);
            const TraceTotals::Memory& global = traced->totals.global;
            QCOMPARE(global.load.bytes_moved,
                     load == 128 ? 128 * global.load.lines_128 : 32 * global.load.sectors);
            QCOMPARE(global.store.bytes_moved, 32 * global.store.sectors);
            QVERIFY(global.load.lines_128 < 4 * global.load.sectors);
        }
    }
};

KS_TEST(BlockScheduleTest)
#include "block_schedule_test.moc"

// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/block_schedule.h"
#include "solvers/occupancy/shared_schedule.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <random>

using namespace ks;

namespace {

/// Two SMs with 8 warps, 4 blocks, 1,000 registers and 100 bytes of shared memory each.
SharedSchedule two_sms(std::vector<SharingLaunch> launches) {
    return {.sms = 2,
            .limits = {.warps = 8, .blocks = 4, .registers = 1000, .shared_bytes = 100},
            .block_length = 10,
            .launches = std::move(launches)};
}

SharingLaunch launch(std::int64_t blocks, SmRoom takes, std::vector<std::size_t> after = {}) {
    takes.blocks = 1;
    return {.blocks = blocks, .takes = takes, .blocks_per_sm = 4, .after = std::move(after)};
}

} // namespace

/// The model of blocks from several launches on the same SMs.
class SharedScheduleTest : public QObject {
    Q_OBJECT

private slots:
    /// 3 and 5 warps fill the 8 of an SM; there is enough of every other resource.
    void two_that_fit_are_there_together() {
        const std::vector<SharedBlock> expected = {
            {0, 0, 0, 0, 10}, {0, 1, 1, 0, 10}, {1, 0, 0, 0, 10}, {1, 1, 1, 0, 10}};
        QCOMPARE(schedule_together(two_sms({launch(2, {.warps = 3, .registers = 400, .shared_bytes = 60}),
                                            launch(2, {.warps = 5, .registers = 600, .shared_bytes = 40})})),
                 expected);
    }

    void two_that_do_not_fit_come_one_after_the_other_data() {
        QTest::addColumn<std::int64_t>("warps");
        QTest::addColumn<std::int64_t>("registers");
        QTest::addColumn<std::int64_t>("bytes");
        QTest::newRow("warps") << std::int64_t{6} << std::int64_t{1} << std::int64_t{1};
        QTest::newRow("registers") << std::int64_t{1} << std::int64_t{601} << std::int64_t{1};
        QTest::newRow("shared memory") << std::int64_t{1} << std::int64_t{1} << std::int64_t{41};
    }
    void two_that_do_not_fit_come_one_after_the_other() {
        QFETCH(std::int64_t, warps);
        QFETCH(std::int64_t, registers);
        QFETCH(std::int64_t, bytes);
        const auto blocks = schedule_together(
            two_sms({launch(2, {.warps = 3, .registers = 400, .shared_bytes = 60}),
                     launch(2, {.warps = warps, .registers = registers, .shared_bytes = bytes})}));
        QCOMPARE(blocks.size(), std::size_t{4});
        QCOMPARE(blocks[2].begin, std::int64_t{10});
        QCOMPARE(blocks[3].begin, std::int64_t{10});
    }

    /// An SM has four block slots, and the first launch takes three of them.
    void places_for_blocks_run_out_too() {
        const auto blocks = schedule_together(two_sms({launch(6, {.warps = 1}), launch(4, {.warps = 1})}));
        QCOMPARE(blocks[7].begin, std::int64_t{0});
        QCOMPARE(blocks[8].begin, std::int64_t{10});
        QCOMPARE(blocks[8].launch, std::size_t{1});
    }

    /// The second launch is so large that one of its blocks must wait; the third, which would fit, waits for
    /// it.
    void blocks_are_dealt_out_in_order_of_launch() {
        const auto blocks = schedule_together(
            two_sms({launch(2, {.warps = 4}), launch(3, {.warps = 4}), launch(1, {.shared_bytes = 1})}));
        QCOMPARE(blocks[4], (SharedBlock{.launch = 1, .block = 2, .sm = 0, .begin = 10, .end = 20}));
        QCOMPARE(blocks[5], (SharedBlock{.launch = 2, .block = 0, .sm = 1, .begin = 10, .end = 20}));
    }

    /// The second launch waits for the first; the third waits for none.
    void a_waiting_launch_delays_no_other() {
        const auto blocks = schedule_together(
            two_sms({launch(1, {.warps = 1}), launch(1, {.warps = 1}, {0}), launch(1, {.warps = 1})}));
        QCOMPARE(blocks[1], (SharedBlock{.launch = 2, .block = 0, .sm = 1, .begin = 0, .end = 10}));
        QCOMPARE(blocks[2], (SharedBlock{.launch = 1, .block = 0, .sm = 0, .begin = 10, .end = 20}));
    }

    void oversized_blocks_take_a_whole_sm() {
        const auto blocks = schedule_together(
            two_sms({launch(1, {.warps = 99, .registers = 5000, .shared_bytes = 101}), launch(0, {})}));
        QCOMPARE(blocks.size(), std::size_t{1});
    }

    void a_run_can_be_cancelled() {
        std::stop_source source;
        source.request_stop();
        const SharedSchedule million = two_sms({launch(1'000'000, {.warps = 1})});
        QVERIFY(schedule_together(million, source.get_token()).size() < 2000);
    }

    /// A launch alone on the device has the same schedule as in the model of one launch.
    void a_launch_alone_is_as_in_the_other_model() {
        std::mt19937 random(1);
        for (int i = 0; i < 200; ++i) {
            const int sms = 1 + static_cast<int>(random() % 9);
            const std::int64_t blocks = 1 + static_cast<std::int64_t>(random() % 90);
            const std::int64_t held = 1 + static_cast<std::int64_t>(random() % 4);
            SharedSchedule schedule = two_sms({launch(blocks, {.warps = 2})});
            schedule.sms = sms;
            schedule.launches[0].blocks_per_sm = held;
            std::vector<std::pair<int, std::int64_t>> here, there;
            for (const SharedBlock& each : schedule_together(schedule))
                here.emplace_back(each.sm, each.begin);
            for (const ScheduledBlock& each : schedule_blocks(
                     {.sms = sms, .blocks_per_sm = held, .costs = {{blocks, 10}}, .counted = blocks}))
                there.emplace_back(each.sm, each.begin);
            QCOMPARE(here, there);
        }
    }
};

KS_TEST(SharedScheduleTest)
#include "shared_schedule_test.moc"

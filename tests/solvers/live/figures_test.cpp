// SPDX-License-Identifier: Apache-2.0
#include "solvers/live/figures.h"

#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace ks;
using namespace ks::live;

namespace {

/// Two SMs of four warps. SM 0 has a block of two warps from 0 to 100 and one from 100 to 200; SM 1 has one
/// from 0 to 50, and then nothing. The second launch, from 300 on, has one block on SM 1.
Timeline example() {
    Timeline timeline{.sms = 2, .max_warps = 4, .length = 400};
    timeline.launches = {
        {.kernel = "first", .grid = 3, .block = 64, .blocks_per_sm = 1, .begin = 0, .end = 200},
        {.kernel = "second", .grid = 1, .block = 32, .blocks_per_sm = 2, .begin = 300, .end = 400}};
    timeline.blocks = {{.begin = 0, .end = 100, .warp_time = 200, .launch = 0, .block = 0, .sm = 0},
                       {.begin = 0, .end = 50, .warp_time = 100, .launch = 0, .block = 1, .sm = 1},
                       {.begin = 100, .end = 200, .warp_time = 150, .launch = 0, .block = 2, .sm = 0},
                       {.begin = 300, .end = 400, .warp_time = 100, .launch = 1, .block = 0, .sm = 1}};
    return timeline;
}

double sum(const std::vector<float>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

bool close(double a, double b) {
    return std::abs(a - b) < 1e-6;
}

std::vector<SolveTime> turns(const std::vector<std::pair<double, double>>& pairs, Grain grain) {
    std::vector<SolveTime> solves;
    for (const auto& [without, with] : pairs) {
        solves.push_back({.total_ms = without, .probe = Grain::none});
        solves.push_back({.total_ms = with, .probe = grain});
    }
    return solves;
}

} // namespace

/// The numbers computed from a watched run.
class FiguresTest : public QObject {
    Q_OBJECT

private slots:
    void theory_has_no_more_blocks_than_the_grid() {
        const Timeline timeline = example();
        const auto first = theoretical_occupancy(timeline, timeline.launches[0]);
        QCOMPARE(first->of_sm, 0.5); // one block of two warps on an SM of four
        QCOMPARE(first->of_grid, 0.5);
        const auto second = theoretical_occupancy(timeline, timeline.launches[1]);
        QCOMPARE(second->of_sm, 0.5);
        QCOMPARE(second->of_grid, 0.125); // one warp on two SMs
        QVERIFY(!theoretical_occupancy(timeline, {.kernel = "unknown", .grid = 1, .block = 32}));
    }

    void overlapping_launches_are_not_alone() {
        Timeline timeline = example();
        QVERIFY(is_alone(timeline, 0) && is_alone(timeline, 1));
        timeline.launches[1].begin = 199;
        QVERIFY(!is_alone(timeline, 0) && !is_alone(timeline, 1));
    }

    /// By hand: 450 warp times in the first launch. Over the span this is 450 / (200 x 2 SMs x 4 warps). SM 0
    /// was active for 200 and SM 1 for 50, so over the active time it is 450 / (250 x 4).
    void occupancy_is_achieved_both_ways() {
        const AchievedOccupancy first = achieved_occupancy(example(), 0, 1);
        QVERIFY(close(first.of_span, 450.0 / 1600));
        QVERIFY(close(first.of_active, 450.0 / 1000));
        const AchievedOccupancy both = achieved_occupancy(example());
        QVERIFY(close(both.of_span, 550.0 / 2400)); // the time between the launches, 100, does not count
        QVERIFY(close(both.of_active, 550.0 / 1400));
        const AchievedOccupancy none = achieved_occupancy(example(), 2, 9);
        QCOMPARE(none.of_span, 0.0);
        QCOMPARE(none.of_active, 0.0);
    }

    void kernels_have_their_own_occupancy() {
        Timeline timeline = example();
        timeline.launches.push_back(timeline.launches[1]);
        const auto kernels = occupancy_by_kernel(timeline);
        QCOMPARE(kernels.size(), std::size_t{2});
        QCOMPARE(kernels[0].launches, std::int64_t{1});
        QVERIFY(close(kernels[0].achieved.of_active, 450.0 / 1000));
        QCOMPARE(kernels[1].launches, std::int64_t{2});
        QVERIFY(close(kernels[1].achieved.of_active, 100.0 / 400));
    }

    void launches_without_records_count_for_nothing() {
        Timeline timeline = example();
        timeline.launches.push_back({.kernel = "large", .begin = 400, .end = 4000, .recorded = false});
        QVERIFY(close(achieved_occupancy(timeline).of_span, achieved_occupancy(example()).of_span));
    }

    void bins_hold_all_of_the_warp_time() {
        const Timeline timeline = example();
        const double whole = 550.0 / (2 * 4 * 400);
        for (const std::size_t bins : {std::size_t{1}, std::size_t{7}, std::size_t{400}, std::size_t{1000}}) {
            const auto over_time = occupancy_over_time(timeline, 0, 400, bins);
            QCOMPARE(over_time.size(), bins);
            QVERIFY(std::abs(sum(over_time) / static_cast<double>(bins) - whole) < 1e-4);
            const auto of_sms = occupancy_of_sms(timeline, 0, 400, bins);
            QCOMPARE(of_sms.size(), 2 * bins);
            QVERIFY(std::abs(sum(of_sms) / static_cast<double>(2 * bins) - whole) < 1e-4);
        }
        const auto quarters = occupancy_of_sms(timeline, 0, 400, 4);
        QVERIFY(close(quarters[0], 0.5));   // two of four warps
        QVERIFY(close(quarters[1], 0.375)); // 150 of 400
        QVERIFY(close(quarters[4], 0.25));  // only half of the quarter has a block
        QVERIFY(close(quarters[7], 0.25));
        QVERIFY(close(sum(occupancy_over_time(timeline, 200, 300, 3)), 0));
        QVERIFY(occupancy_over_time(timeline, 10, 10, 2) == std::vector<float>(2)); // an empty time span
    }

    void waves_and_tail() {
        const Waves first = waves_of(example(), 0);
        QVERIFY(close(first.waves, 1.5));       // three blocks on two places
        QVERIFY(close(first.tail_share, 0.75)); // SM 1 was done at 50 of 200
        QCOMPARE(first.idle_sms, 0);
        const Waves second = waves_of(example(), 1);
        QVERIFY(close(second.waves, 0.25));
        QCOMPARE(second.idle_sms, 1);
        QVERIFY(close(second.tail_share, 0));
        QVERIFY(close(waves_of(example(), 5).waves, 0));
    }

    void waits_are_a_share_of_the_blocks_that_wait() {
        Timeline timeline = example();
        QCOMPARE(barrier_share(timeline), 0.0);
        timeline.waits = {{.begin = 10, .end = 35, .launch = 0, .block = 0, .sm = 0}};
        QVERIFY(close(barrier_share(timeline), 25.0 / 250));
    }

    void a_timeline_begins_at_zero_and_in_order() {
        Timeline timeline = example();
        for (auto& block : timeline.blocks) {
            block.begin += 1000;
            block.end += 1000;
        }
        for (auto& launch : timeline.launches) {
            launch.begin += 1000;
            launch.end += 1000;
        }
        std::swap(timeline.blocks[0], timeline.blocks[3]);
        timeline.length = 0;
        from_zero(timeline);
        Timeline expected = example();
        QCOMPARE(timeline.length, std::int64_t{400});
        QCOMPARE(timeline.launches, expected.launches);
        QCOMPARE(timeline.blocks.front().begin, std::int64_t{0});
        QVERIFY(std::ranges::is_sorted(timeline.blocks, {}, &BlockSpan::begin));
        Timeline empty{.sms = 1, .max_warps = 1};
        from_zero(empty);
        QCOMPARE(empty.length, std::int64_t{0});
    }

    /// The first solve of each kind loads the kernels and does not count.
    void the_probes_cost_is_a_ratio_of_medians() {
        const auto solves = turns({{90, 500}, {10, 11}, {12, 11}, {10, 11}}, Grain::warp);
        const auto cost = probe_overhead(solves, Grain::warp);
        QVERIFY(cost.has_value());
        QVERIFY(close(*cost, 0.1));
        QVERIFY(!probe_overhead(solves, Grain::block));
        QVERIFY(!probe_overhead(solves, Grain::none));
        QVERIFY(!probe_overhead(std::span(solves).first(5), Grain::warp));
        // After a change of the grain only later solves count for the new grain.
        auto later = solves;
        for (const SolveTime& solve : turns({{99, 99}, {20, 21}, {20, 21}, {20, 21}, {20, 21}}, Grain::block))
            later.push_back(solve);
        QVERIFY(close(*probe_overhead(later, Grain::block), 0.05));
    }
};

KS_TEST(FiguresTest)
#include "figures_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A timeline with places for its blocks, compared with a plain loop over the blocks.
#include "tests/support/suite.h"
#include "tests/visual/scene/live/made_timeline.h"
#include "visual/scene/live/laid_out_timeline.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace ks;
using namespace ks::scene;
using ks::tests::made;
using ks::tests::MadeTimeline;

namespace {

using Laid = std::shared_ptr<const LaidOutTimeline>;

/// Random blocks, unlike those of real hardware: any times, some with length 0, several launches at a time,
/// as long as no SM holds more than it can.
std::shared_ptr<live::Timeline> any_timeline(unsigned seed) {
    std::mt19937 random(seed);
    const auto pick = [&](std::int64_t least, std::int64_t most) {
        return std::uniform_int_distribution<std::int64_t>(least, most)(random);
    };
    MadeTimeline what{.sms = static_cast<int>(pick(1, 6)),
                      .launches = static_cast<int>(pick(1, 4)),
                      .grid = pick(1, 60),
                      .threads = static_cast<int>(32 * pick(1, 16)),
                      .blocks_per_sm = static_cast<int>(pick(1, 4)),
                      .mean = pick(1, 300),
                      .waits = static_cast<int>(pick(0, 3)),
                      .seed = seed};
    auto timeline = made(what);
    for (live::BlockSpan& block : timeline->blocks)
        if (pick(0, 9) == 0) {
            block.end = block.begin;
            block.warp_time = 0;
        }
    return timeline;
}

TimeSpan any_window(const live::Timeline& timeline, std::mt19937& random) {
    std::uniform_real_distribution<double> part(-0.1, 1.1);
    const auto length = static_cast<double>(timeline.length);
    double begin = std::floor(part(random) * length), end = std::floor(part(random) * length);
    if (begin > end)
        std::swap(begin, end);
    return {.begin = begin, .end = end + 1};
}

bool is_in_window(std::int64_t begin, std::int64_t end, TimeSpan window) {
    const auto from = static_cast<double>(begin), to = static_cast<double>(end);
    return from < window.end && (to > window.begin || (from == to && from >= window.begin));
}

} // namespace

class LaidOutTimelineTest : public QObject {
    Q_OBJECT

private slots:
    void simultaneous_blocks_have_different_places() {
        for (unsigned seed = 0; seed < 60; ++seed) {
            const auto timeline = any_timeline(seed);
            const Laid laid = lay_out(timeline);
            std::size_t found = 0;
            for (int sm = 0; sm < laid->sms(); ++sm)
                for (const auto& a : laid->rows_of(sm))
                    for (const std::int32_t i : a.blocks) {
                        ++found;
                        const live::BlockSpan& first = timeline->blocks[static_cast<std::size_t>(i)];
                        QCOMPARE(first.sm, sm);
                        QVERIFY(a.first_warp + laid->warps_of(first) <= laid->max_warps());
                        for (const auto& b : laid->rows_of(sm))
                            for (const std::int32_t k : b.blocks) {
                                const live::BlockSpan& other = timeline->blocks[static_cast<std::size_t>(k)];
                                const bool together = first.begin < other.end && other.begin < first.end;
                                const bool same = a.first_warp < b.first_warp + laid->warps_of(other) &&
                                                  b.first_warp < a.first_warp + laid->warps_of(first);
                                QVERIFY2(i == k || !together || !same, qPrintable(QString::number(seed)));
                            }
                    }
            QCOMPARE(found, timeline->blocks.size());
        }
    }

    void a_window_has_the_blocks_and_waits_that_a_plain_loop_finds() {
        for (unsigned seed = 0; seed < 60; ++seed) {
            std::mt19937 random(seed);
            const auto timeline = any_timeline(seed);
            const Laid laid = lay_out(timeline);
            for (int n = 0; n < 20; ++n) {
                const TimeSpan window = any_window(*timeline, random);
                std::set<std::int32_t> blocks, waits;
                for (int sm = 0; sm < laid->sms(); ++sm)
                    for (const auto& row : laid->rows_of(sm)) {
                        for (const std::int32_t i : LaidOutTimeline::blocks_in(*timeline, row, window))
                            QVERIFY(blocks.insert(i).second);
                        for (const std::int32_t i : LaidOutTimeline::waits_in(*timeline, row, window))
                            QVERIFY(waits.insert(i).second);
                    }
                std::size_t expected = 0;
                for (std::size_t i = 0; i < timeline->blocks.size(); ++i) {
                    const live::BlockSpan& block = timeline->blocks[i];
                    const bool in = is_in_window(block.begin, block.end, window);
                    expected += in;
                    QCOMPARE(blocks.contains(static_cast<std::int32_t>(i)), in);
                }
                QCOMPARE(laid->count(window, 0, laid->sms()), static_cast<std::int64_t>(expected));
                for (const std::int32_t i : waits) {
                    const live::BarrierWait& wait = timeline->waits[static_cast<std::size_t>(i)];
                    QVERIFY(is_in_window(wait.begin, wait.end, window));
                }
            }
        }
    }

    void occupancy_is_that_of_the_figures() {
        for (unsigned seed = 0; seed < 40; ++seed) {
            const auto timeline = any_timeline(seed);
            const Laid laid = lay_out(timeline);
            constexpr std::size_t bins = 7;
            const auto all = live::occupancy_over_time(*timeline, 0, timeline->length, bins);
            const auto each = live::occupancy_of_sms(*timeline, 0, timeline->length, bins);
            const TimeSpan whole{.begin = 0, .end = static_cast<double>(timeline->length)};
            if (whole.empty())
                continue;
            const auto mine = laid->occupancy_over_time(whole, bins);
            for (std::size_t bin = 0; bin < bins; ++bin) {
                QVERIFY(std::abs(mine[bin] - all[bin]) < 1e-4);
                const TimeSpan part{.begin = whole.end * static_cast<double>(bin) / bins,
                                    .end = whole.end * static_cast<double>(bin + 1) / bins};
                for (int sm = 0; sm < laid->sms(); ++sm)
                    QVERIFY(std::abs(laid->occupancy(sm, part) -
                                     static_cast<double>(each[static_cast<std::size_t>(sm) * bins + bin])) <
                            1e-4);
            }
        }
    }

    void waves_and_tails_are_those_of_the_figures() {
        for (unsigned seed = 0; seed < 40; ++seed) {
            const auto timeline = any_timeline(seed);
            const Laid laid = lay_out(timeline);
            for (std::size_t i = 0; i < timeline->launches.size(); ++i) {
                const live::Waves waves = live::waves_of(*timeline, i);
                const LaunchFacts& facts = laid->launches()[i];
                QVERIFY(std::abs(facts.tail_share(timeline->launches[i]) - waves.tail_share) < 1e-9);
                QCOMPARE(facts.idle_sms, waves.idle_sms);
                const auto expected = static_cast<std::size_t>(std::ceil(waves.waves)) - 1;
                QCOMPARE(facts.waves.size(), std::min(expected, LaunchFacts::most_waves));
            }
            const auto achieved = live::achieved_occupancy(*timeline);
            QCOMPARE(laid->achieved()->of_span, achieved.of_span);
            QCOMPARE(laid->achieved()->of_active, achieved.of_active);
        }
    }

    void every_place_of_a_block_answers_with_it() {
        const auto timeline = made({.sms = 3, .grid = 20, .threads = 512, .blocks_per_sm = 3});
        const Laid laid = lay_out(timeline);
        for (int sm = 0; sm < 3; ++sm)
            for (const auto& row : laid->rows_of(sm))
                for (const std::int32_t i : row.blocks) {
                    const live::BlockSpan& block = timeline->blocks[static_cast<std::size_t>(i)];
                    for (const double warp : {row.first_warp + 0.1, row.first_warp + 15.9})
                        for (const auto time : {block.begin, block.end - 1})
                            QCOMPARE(laid->block_at(sm, static_cast<double>(time), warp),
                                     std::optional<std::int64_t>(i));
                }
        QCOMPARE(laid->block_at(0, -5, 1), std::optional<std::int64_t>());
        QCOMPARE(laid->block_at(7, 5, 1), std::optional<std::int64_t>());
    }

    /// With coarse clocks a block may begin before the previous block in its place has ended.
    void an_sm_that_seems_to_hold_too_much_is_still_drawn() {
        auto timeline = std::make_shared<live::Timeline>();
        timeline->sms = 1;
        timeline->max_warps = 16;
        timeline->length = 100;
        timeline->launches = {{.kernel = "k", .grid = 3, .block = 512, .begin = 0, .end = 100}};
        timeline->blocks = {{.begin = 0, .end = 40, .warp_time = 640},
                            {.begin = 32, .end = 70, .warp_time = 608, .block = 1},
                            {.begin = 64, .end = 100, .warp_time = 576, .block = 2}};
        const Laid laid = lay_out(timeline);
        QCOMPARE(laid->rows_of(0).size(), std::size_t(1));
        QCOMPARE(laid->count({.begin = 33, .end = 34}, 0, 1), 2);
        for (const float share : laid->occupancy_over_time(laid->all(), 10))
            QVERIFY(share >= 0 && share <= 1);
    }

    void blocks_without_an_sm_are_left_out() {
        auto timeline = made({.sms = 2, .grid = 6});
        timeline->blocks[0].sm = 7;
        timeline->blocks[1].launch = 3;
        timeline->blocks[2].sm = -1;
        std::swap(timeline->blocks[3], timeline->blocks[5]); // not sorted by begin
        timeline->waits = {{.begin = 5, .end = 9, .launch = 0, .block = 99, .sm = 0},
                           {.begin = 9, .end = 5, .launch = 0, .block = 3, .sm = 0}};
        const Laid laid = lay_out(timeline);
        QCOMPARE(laid->count(laid->all(), 0, 2), 3);
        QVERIFY(!laid->has_waits() && !laid->achieved());
        auto vast = made({.sms = 2, .grid = 6});
        vast->sms = 2'000'000'000;
        vast->max_warps = 2'000'000'000;
        QVERIFY(lay_out(vast)->sms() < 10'000);
        QCOMPARE(lay_out(std::make_shared<live::Timeline>())->sms(), 0);
        QVERIFY(!lay_out(nullptr));
    }

    void unrecorded_launches_are_unknown() {
        auto timeline = made({.sms = 2, .launches = 3, .grid = 8});
        std::erase_if(timeline->blocks, [](const live::BlockSpan& block) { return block.launch == 1; });
        live::LaunchSpan& missing = timeline->launches[1];
        missing.recorded = false;
        const Laid laid = lay_out(timeline);
        const auto middle = static_cast<double>(missing.begin + missing.end) / 2;
        QVERIFY(std::isnan(laid->occupancy_at(middle).front()));
        QVERIFY(!std::isnan(laid->occupancy_at(10).front()));
        QVERIFY(std::isnan(laid->occupancy_over_time({.begin = middle - 1, .end = middle + 1}, 1).front()));
        QVERIFY(!std::isnan(laid->occupancy_over_time({.begin = 0, .end = 100}, 1).front()));
    }

    void a_million_blocks_can_be_stopped() {
        const auto timeline = made({.sms = 132, .launches = 20, .grid = 50'000, .blocks_per_sm = 8});
        QCOMPARE(timeline->blocks.size(), std::size_t(1'000'000));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!lay_out(timeline, stop.get_token()));
        QVERIFY(lay_out(timeline));
    }
};

KS_TEST(LaidOutTimelineTest)
#include "laid_out_timeline_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The modelled schedule of a launch's blocks.
#include "tests/support/suite.h"
#include "tests/visual/scene/kernel/kernel_parts.h"
#include "visual/scene/kernel/block_timeline.h"
#include "visual/scene/kernel/findings_list.h"

#include <QTest>

#include <random>
#include <set>

using namespace ks;
using namespace ks::scene;
using namespace ks::tests;

namespace {

BlockTimeline scheduled(int sms, std::int64_t blocks_per_sm, const std::vector<BlockCosts>& costs) {
    Trace trace = small_trace();
    std::int64_t blocks = 0;
    for (const BlockCosts& run : costs)
        blocks += run.blocks;
    trace.launches[1].grid = blocks;
    trace.launches[1].schedule =
        BlockSchedule{.sms = sms, .blocks_per_sm = blocks_per_sm, .costs = costs, .counted = blocks};
    trace.window = RecordedWarp{.at = {1, 2, 0}, .count = 0, .instructions = {}, .cut = {}};
    return *timeline_of(trace, 1);
}

/// A second launch of six blocks, of which `ended` end before the others wait forever.
Trace deadlocked(std::int64_t ended) {
    Trace trace = small_trace();
    TraceLaunch& launch = trace.launches[1];
    launch.grid = 6;
    launch.block = 64;
    launch.finished = false;
    launch.schedule =
        BlockSchedule{.sms = 5, .blocks_per_sm = 1, .costs = {{6, ended == 0 ? 0 : 9}}, .counted = ended};
    trace.findings = {race()};
    trace.findings[0].kind = "deadlock";
    return trace;
}

} // namespace

class BlockTimelineTest : public QObject {
    Q_OBJECT

private slots:
    /// On 5 SMs with 2 slots each, 23 blocks make three waves, the last of which is 30 % full.
    void a_schedule_as_text() {
        const BlockTimeline timeline = scheduled(5, 2, {{20, 100}, {3, 60}});
        QCOMPARE(shown(sentence_of(timeline)),
                 "3 waves of at most 10 blocks; the last is 30_% full, and the tail "
                 "takes 23_% of the modelled time.");
        compare("schedule", drawn(480, 420, [&](DisplayList& list, const Rect& area) {
                    return add_block_timeline(list, timeline, area, measure);
                }));
    }

    /// Six blocks, five of which are resident on 5 SMs, wait for each other.
    void a_deadlock_has_no_second_wave() {
        const Trace trace = deadlocked(0);
        const auto timeline = timeline_of(trace, 1);
        QVERIFY(timeline);
        QCOMPARE(shown(sentence_of(*timeline)),
                 "A deadlock: 5 blocks hold every place and wait, so the other 1 never begins.");
        const DisplayList list = drawn(480, 420, [&](DisplayList& into, const Rect& area) {
            return add_block_timeline(into, *timeline, area, measure);
        });
        for (const char* untrue : {"wave", "tail", "counted", "warp instructions"})
            QVERIFY2(!words_in(list).contains(QLatin1String(untrue)), untrue);
        QVERIFY(words_in(list).contains(QStringLiteral("6 blocks of 64 threads")));
        compare("schedule-deadlock", list);
        QVERIFY(traced_blocks(trace).ends_with("launches, the last of which did not end"));
    }

    void a_terminated_launch_is_labelled() {
        Trace trace = deadlocked(2);
        QVERIFY(!timeline_of(trace, 1));
        QCOMPARE(shown(why_no_timeline(trace, 1)),
                 "There is no schedule: the launch came to a deadlock when 2 of 6 blocks had ended.");
        trace.findings[0].kind = "out-of-bounds";
        const auto timeline = timeline_of(trace, 1);
        QVERIFY(timeline);
        const DisplayList list = drawn(480, 420, [&](DisplayList& into, const Rect& area) {
            return add_block_timeline(into, *timeline, area, measure);
        });
        QVERIFY(words_in(list).contains(QStringLiteral("as if the launch had gone on")));
        trace.launches[1].schedule->counted = 0;
        QVERIFY(!timeline_of(trace, 1));
        QCOMPARE(shown(why_no_timeline(trace, 1)),
                 "There is no schedule: the launch was ended before any of its blocks had.");
    }

    void cooperative_blocks_are_labelled() {
        BlockTimeline timeline = scheduled(5, 2, {{8, 100}});
        timeline.cooperative = true;
        const DisplayList list = drawn(480, 420, [&](DisplayList& into, const Rect& area) {
            return add_block_timeline(into, timeline, area, measure);
        });
        QVERIFY(words_in(list).contains(QStringLiteral("meet at barriers of the grid")));
    }

    /// Blocks that do not fit as bars are summarised: the number of boxes depends only on the available room.
    void thousands_of_blocks_are_summed_up() {
        const BlockTimeline timeline = scheduled(132, 16, {{50000, 700}, {1, 9000}});
        const DisplayList list = drawn(560, 500, [&](DisplayList& into, const Rect& area) {
            return add_block_timeline(into, timeline, area, measure);
        });
        QVERIFY2(list.items.size() < 1000, qPrintable(QString::number(list.items.size())));
        QVERIFY2(shown(sentence_of(timeline)).startsWith(QStringLiteral("24 waves of at most 2_112 blocks")),
                 qPrintable(shown(sentence_of(timeline))));
        const std::string text = to_text(list);
        QVERIFY(text.find("model") != std::string::npos);
        QVERIFY(text.find("warp instructions") != std::string::npos);
        compare("schedule-large", list);
    }

    /// 132 SMs are drawn in 77 rows of one or two; if all are busy, all rows are equally dark.
    void groups_of_one_or_two_are_equally_dark() {
        const BlockTimeline timeline = scheduled(132, 1, {{132, 500}});
        const DisplayList list = drawn(560, 430, [&](DisplayList& into, const Rect& area) {
            return add_block_timeline(into, timeline, area, measure);
        });
        std::set<double> shades;
        for (const Primitive& item : list.items)
            if (const auto* box = std::get_if<Box>(&item); box && box->fill)
                shades.insert(box->fill->opacity);
        QCOMPARE(shades.size(), std::size_t{1});
    }

    void any_schedule_at_any_size() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        const auto pick = [&](std::initializer_list<int> of) { return of.begin()[random() % of.size()]; };
        for (int n = 0; n < 200; ++n) {
            std::vector<BlockCosts> costs;
            for (int i = pick({1, 2, 40}); i > 0; --i)
                costs.push_back({1 + static_cast<std::int64_t>(random() % 300),
                                 static_cast<std::int64_t>(random() % 2000)});
            const BlockTimeline timeline = scheduled(pick({1, 2, 16, 132}), pick({1, 2, 32}), costs);
            QVERIFY(timeline.last_wave() >= 1 && timeline.last_wave() <= timeline.places());
            const double width = pick({320, 600, 1400}), height = pick({220, 420, 900});
            const QByteArray bad =
                tests::outside(drawn(width, height, [&](DisplayList& list, const Rect& area) {
                    return add_block_timeline(list, timeline, area, measure);
                }));
            QVERIFY2(bad.isEmpty(), bad.constData());
        }
    }
};

KS_TEST(BlockTimelineTest)
#include "block_timeline_test.moc"

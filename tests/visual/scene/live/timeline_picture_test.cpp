// SPDX-License-Identifier: GPL-3.0-or-later
// The block timeline of a watched run: as text, at any size, and the number of shapes for a million blocks.
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "tests/visual/scene/live/made_timeline.h"
#include "visual/scene/live/timeline_picture.h"

#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace ks;
using namespace ks::scene;
using ks::tests::made;

namespace {

const FixedMeasure measure;

struct DrawnPicture {
    DisplayList list;
    DrawnTimeline drawn;
};

DrawnPicture drawn(const LaidOutTimeline& timeline, const TimelineView& view, double width, double height) {
    DrawnPicture picture{.list = {.width = width, .height = height}, .drawn = {}};
    picture.drawn = add_timeline(picture.list, timeline, view, {8, 8, width - 16, height - 16}, measure);
    picture.list.height = std::max(height, picture.drawn.time.used + 16);
    return picture;
}

QString words_in(const DisplayList& list) {
    QStringList words;
    for (const Primitive& item : list.items)
        if (const auto* text = std::get_if<Text>(&item))
            words << QString::fromStdString(text->text).trimmed();
    return words.join(QLatin1Char(' ')).replace(QChar(0x202F), QLatin1Char('_'));
}

void compare(const char* name, const DisplayList& list) {
    ks::tests::compare_with_golden(QStringLiteral("visual"), QStringLiteral("live-") + QLatin1String(name),
                                   to_text(list));
}

std::size_t boxes(const DisplayList& list, Role role, Pattern pattern) {
    return static_cast<std::size_t>(std::ranges::count_if(list.items, [&](const Primitive& item) {
        const auto* box = std::get_if<Box>(&item);
        return box && box->fill && box->fill->role == role && box->fill->pattern == pattern;
    }));
}

} // namespace

class TimelinePictureTest : public QObject {
    Q_OBJECT

private slots:
    void blocks_as_text() {
        const auto laid = lay_out(made({.sms = 3, .launches = 2, .grid = 10, .threads = 512}));
        const auto picture = drawn(
            *laid, {.chosen = 4, .cursor = 12000, .per_second = 4200, .device = "NVIDIA H200"}, 640, 360);
        QVERIFY(picture.drawn.blocks);
        compare("blocks", picture.list);
    }

    void waits_as_text() {
        const auto laid = lay_out(made({.sms = 2, .grid = 4, .threads = 1024, .mean = 90000, .waits = 5}));
        const auto picture = drawn(*laid, {.device = "NVIDIA H200"}, 640, 320);
        QVERIFY(picture.drawn.blocks);
        QVERIFY(boxes(picture.list, Role::text, Pattern::hatch) >= 20);
        compare("waits", picture.list);
    }

    void shades_as_text() {
        const auto laid = lay_out(made({.sms = 132, .grid = 1056, .blocks_per_sm = 4}));
        const auto picture = drawn(*laid, {.device = "NVIDIA H200"}, 480, 300);
        QVERIFY(!picture.drawn.blocks);
        QVERIFY(picture.drawn.a_lane > 1);
        compare("shades", picture.list);
    }

    /// Steps of the model are never shown as time.
    void modelled_steps_are_not_seconds() {
        auto timeline = made({.sms = 4, .launches = 2, .grid = 24, .threads = 512, .mean = 90'000'000});
        timeline->source = live::Source::modelled;
        const auto laid = lay_out(timeline);
        const auto picture =
            drawn(*laid, {.chosen = 3, .cursor = 4e7, .per_second = 1e6, .device = "NVIDIA H200"}, 900, 420);
        compare("modelled", picture.list);
        const QString words = words_in(picture.list) + QString::fromStdString(words_of_block(*laid, 3)) +
                              QString::fromStdString(sentence_of(*laid, laid->all()));
        QVERIFY(words.contains("modelled: steps of equal blocks, not time"));
        QVERIFY(!words.contains("measured") && !words.contains("slower"));
        for (const char* unit : {"_ns", "_µs", "_ms"})
            QVERIFY2(!words.contains(QString::fromUtf8(unit)), qPrintable(words));
        static const QRegularExpression second(QStringLiteral("_s\\b"));
        QCOMPARE(words.count(second), 1); // "1 s of picture"
    }

    void unrecorded_launches_are_hatched_and_mentioned() {
        auto timeline = made({.sms = 2, .launches = 3, .grid = 8, .threads = 512});
        std::erase_if(timeline->blocks, [](const live::BlockSpan& block) { return block.launch == 1; });
        timeline->launches[1].recorded = false;
        const auto picture = drawn(*lay_out(timeline), {}, 900, 320);
        QVERIFY(boxes(picture.list, Role::pruned, Pattern::hatch) >= 2); // and in the legend
        QVERIFY(words_in(picture.list).contains("not recorded"));
        for (live::LaunchSpan& launch : timeline->launches)
            launch.recorded = false;
        timeline->blocks.clear();
        const QString words = words_in(drawn(*lay_out(timeline), {}, 900, 320).list);
        QVERIFY(words.contains("No block was recorded"));
    }

    void nothing_is_a_sentence() {
        QVERIFY(words_in(drawn(*lay_out(std::make_shared<live::Timeline>()), {}, 900, 320).list)
                    .contains("The run launched no kernel"));
        auto one = made({.sms = 1, .grid = 1});
        one->blocks[0].end = one->blocks[0].begin;
        one->launches[0].end = 0;
        one->length = 0;
        const auto laid = lay_out(one);
        QVERIFY(tests::outside(drawn(*laid, {}, 900, 320).list).isEmpty());
    }

    void the_pointer_finds_every_block() {
        const auto timeline = made({.sms = 3, .launches = 2, .grid = 10, .threads = 512});
        const auto laid = lay_out(timeline);
        const auto picture = drawn(*laid, {}, 1200, 500);
        std::set<std::int64_t> found;
        const Rect& plot = picture.drawn.time.plot;
        for (double y = plot.y; y < plot.y + plot.height; y += 1)
            for (double x = plot.x; x < plot.x + plot.width; x += 3)
                if (const auto block = block_at(*laid, picture.drawn, {x, y}))
                    found.insert(*block);
        QCOMPARE(found.size(), timeline->blocks.size());
        QVERIFY(!block_at(*laid, picture.drawn, {plot.x - 5, plot.y + 5}));
        QVERIFY(words_of_block(*laid, 0).starts_with("Block 0 of launch 0, made.row<int32>: SM 0, from 0"));
        QVERIFY(words_of_block(*laid, 1000).empty());
    }

    void a_window_of_sms_and_time_is_shown() {
        const auto laid = lay_out(made({.sms = 132, .grid = 2112, .threads = 512, .blocks_per_sm = 4}));
        const auto picture =
            drawn(*laid, {.window = {.begin = 4000, .end = 12000}, .first_sm = 16, .sms = 8}, 900, 420);
        QCOMPARE(picture.drawn.first_sm, 16);
        QCOMPARE(picture.drawn.sms, 8);
        QVERIFY(picture.drawn.blocks);
        QVERIFY(words_in(picture.list).contains("Blocks on SMs 16 to 23 of 132"));
        QVERIFY(tests::outside(picture.list).isEmpty());
        const Rect& plot = picture.drawn.time.plot;
        QCOMPARE(picture.drawn.sm_at(plot.y + 1), std::optional<int>(16));
        QCOMPARE(picture.drawn.sm_at(plot.y + plot.height - 1), std::optional<int>(23));
        QCOMPARE(picture.drawn.sm_at(plot.y - 1), std::optional<int>());
        QCOMPARE(picture.drawn.time.time_at(plot.x), 4000.0);
        // More SMs than exist, and a window outside the timeline, are not errors.
        drawn(*laid, {.window = {.begin = -9e9, .end = -8e9}, .first_sm = 500, .sms = 1000}, 900, 420);
    }

    /// A bound on work, not on time: for any zoom into a million blocks, the number of shapes is limited.
    void of_a_million_blocks_little_is_drawn() {
        for (const int waits : {0, 1}) {
            const auto timeline = made({.sms = 132,
                                        .launches = 20,
                                        .grid = 50'000,
                                        .threads = 512,
                                        .blocks_per_sm = 4,
                                        .waits = waits});
            const auto laid = lay_out(timeline);
            const auto length = static_cast<double>(timeline->length);
            bool any_blocks = false;
            for (const double part : {1.0, 0.1, 0.01, 0.001, 0.0001})
                for (const int sms : {132, 40, 8, 1}) {
                    const TimelineView view{
                        .window = {.begin = length * 0.3, .end = length * (0.3 + 0.7 * part)}, .sms = sms};
                    const auto picture = drawn(*laid, view, 1600, 1000);
                    QVERIFY2(picture.list.items.size() < 16'000,
                             qPrintable(QString::number(picture.list.items.size())));
                    any_blocks = any_blocks || picture.drawn.blocks;
                }
            QVERIFY(any_blocks);
        }
    }

    void any_timeline_at_any_size() {
        for (unsigned seed = 0; seed < 120; ++seed) {
            std::mt19937 random(seed);
            const auto pick = [&](std::initializer_list<int> values) {
                return values.begin()[random() % values.size()];
            };
            const auto laid = lay_out(made({.sms = pick({1, 2, 16, 132}),
                                            .launches = pick({1, 2, 5, 200}),
                                            .grid = pick({1, 7, 60}),
                                            .threads = pick({32, 100, 512, 1024}),
                                            .blocks_per_sm = pick({1, 2}),
                                            .mean = pick({1, 40, 9000, 2'000'000'000}),
                                            .waits = pick({0, 0, 1, 40}),
                                            .seed = seed}));
            const double length = laid->all().end;
            const double begin = length * static_cast<double>(random() % 100) / 100;
            const TimelineView view{.window = {.begin = begin, .end = begin + length / pick({1, 3, 1000})},
                                    .first_sm = pick({0, 0, 1, 100}),
                                    .sms = pick({0, 1, 10}),
                                    .chosen = pick({0, 5, -1, 1 << 20}),
                                    .cursor = begin + length * 0.01,
                                    .per_second = static_cast<double>(pick({0, 1, 4200})),
                                    .device = "NVIDIA H200"};
            const auto picture = drawn(*laid, view, pick({200, 480, 900, 1600}), pick({200, 300, 800}));
            const QByteArray bad = tests::outside(picture.list);
            QVERIFY2(bad.isEmpty(), qPrintable(QString::number(seed) + ": " + QString::fromUtf8(bad)));
        }
    }
};

KS_TEST(TimelinePictureTest)
#include "timeline_picture_test.moc"

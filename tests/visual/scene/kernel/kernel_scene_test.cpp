// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page's pictures: a warp instruction in words and as a punch card, lanes, cells, source lines,
// findings.
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/kernel/block_timeline.h"
#include "visual/scene/kernel/findings_list.h"
#include "visual/scene/kernel/lane_strip.h"
#include "visual/scene/kernel/punch_card.h"
#include "visual/scene/kernel/source_listing.h"
#include "visual/scene/kernel/touched_cells.h"

#include <QTest>

#include <functional>
#include <random>
#include <set>

using namespace ks;
using namespace ks::scene;

namespace {

const FixedMeasure measure;

/// Lanes 0 .. lanes - 1 touch `bytes` bytes each, `stride` bytes apart.
WarpAccess access(const char* op, const char* space, int bytes, std::int64_t start, std::int64_t stride,
                  int lanes = 32) {
    WarpAccess made{op, space, bytes, lanes == 32 ? ~0u : (1u << lanes) - 1, {}, {}};
    for (int lane = 0; lane < lanes; ++lane) {
        made.addresses[static_cast<std::size_t>(lane)] = static_cast<std::uint64_t>(start + stride * lane);
        made.values[static_cast<std::size_t>(lane)] = lane * lane;
    }
    return made;
}

/// A branch that the first `taken` of 32 lanes take.
WarpAccess branch(int taken) {
    WarpAccess made{"branch", "", 0, ~0u, {}, {}};
    for (int lane = 0; lane < taken; ++lane)
        made.values[static_cast<std::size_t>(lane)] = 1;
    return made;
}

DisplayList drawn(double width, double height, const std::function<double(DisplayList&, const Rect&)>& draw) {
    DisplayList list{width, height, {}, {}};
    const double used = draw(list, {8, 8, width - 16, height - 16});
    if (used > height - 16 + 0.5)
        qFatal("%g pixels high, there are %g", used, height - 16);
    return list;
}

/// All texts of a picture, one after the other: paragraphs are broken into lines.
QString words_in(const DisplayList& list) {
    QStringList words;
    for (const Primitive& item : list.items)
        if (const auto* text = std::get_if<Text>(&item))
            words << QString::fromStdString(text->text).trimmed();
    return words.join(QLatin1Char(' '));
}

DisplayList card_of(const WarpAccess& access, double width = 480, double height = 420,
                    bool whole_lines = false) {
    PunchCard card{
        access, 0, {}, [](std::uint64_t address) { return "b[" + std::to_string(address / 4) + "]"; }};
    card.access.whole_lines = whole_lines;
    return drawn(width, height, [&](DisplayList& list, const Rect& area) {
        return add_punch_card(list, card, area, measure);
    });
}

QString shown(const std::string& text) {
    return QString::fromStdString(text).replace(QChar(0x202F), QLatin1Char('_'));
}

void compare(const char* name, const DisplayList& list) {
    ks::tests::compare_with_golden(QStringLiteral("visual"), QStringLiteral("kernel-") + QLatin1String(name),
                                   to_text(list));
}

/// A kernel of seven lines and its cost in two launches.
Trace small_trace() {
    TraceLaunch launch{.kernel = "k.row",
                       .grid = 4,
                       .block = 64,
                       .shared_bytes = 0,
                       .sites = {},
                       .totals = {},
                       .schedule = {}};
    const auto site = [&](int line, const char* op, const char* space, int bytes, const Counters& counters) {
        TraceSite made;
        made.file = "k.inl";
        made.line = line;
        made.column = 9;
        made.op = op;
        made.space = space;
        made.bytes = bytes;
        made.counters = counters;
        launch.sites.push_back(made);
    };
    Counters loads, stores, branches, shared;
    count_global(loads, std::array<std::uint64_t, 4>{0, 32, 64, 96}, 4);
    count_global(stores, std::array<std::uint64_t, 2>{0, 4}, 4);
    count_shared(shared, 3, std::array<std::uint64_t, 2>{0, 128}, 4);
    branches.requests = 8;
    branches.divergent = 2;
    site(3, "branch", "", 0, branches);
    site(4, "load", "global", 4, loads);
    site(5, "load", "shared", 4, shared);
    site(6, "store", "global", 4, stores);
    Trace trace;
    trace.launches = {launch, launch};
    return trace;
}

SourceListing small_listing() {
    const Trace trace = small_trace();
    SourceListing listing;
    listing.lines =
        device_lines("// What it does\nKS_KERNEL void row(gptr<int> a) {\n    if (KS_IF(j <= capacity))\n"
                     "        best = max(best, above[j - weight] + values[k]); // the item\n"
                     "        here[k] = there[k];\n    row[j] = best;\n}\n\nKS_KERNELS(k, x)\nhost();\n");
    listing.costs = line_costs(trace.launches, "k.inl", trace.load_bytes);
    listing.heat = Heat::wasted;
    listing.current = 4;
    listing.before = 3;
    listing.chosen = 6;
    listing.findings = {{6, {.error = true, .chosen = true}}, {7, {.error = true}}, {8, {}}};
    return listing;
}

Finding race() {
    Finding made;
    made.kind = "race";
    made.severity = "error";
    made.launch = 1;
    made.block = 2;
    made.lanes = {3, 4};
    made.address = 8;
    made.sites = {1, 3};
    made.count = 1200;
    made.text = "lane 4 reads a word that lane 3 writes, and nothing orders them";
    return made;
}

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

/// A second launch of six blocks, of which `ended` end before the others wait for ever.
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

TouchedCells touched_row() {
    TouchedCells touched{"table: 4 rows of 11 cells", {}, {2, 5}};
    for (std::int64_t column = 0; column < 8; ++column) {
        touched.cells.push_back({{1, column},
                                 TouchedCells::How::read_now,
                                 column < 2 ? std::nullopt : std::optional<CellNumber>(column),
                                 false});
        touched.cells.push_back(
            {{2, column},
             column < 4 ? TouchedCells::How::written_before : TouchedCells::How::written_now,
             10 * column,
             column == 6});
    }
    return touched;
}

} // namespace

class KernelSceneTest : public QObject {
    Q_OBJECT

private slots:
    void instructions_in_words_data() {
        QTest::addColumn<WarpAccess>("what");
        QTest::addColumn<QString>("said");
        const auto row = [](const WarpAccess& what, const char* said) {
            QTest::newRow(said) << what << QString(said);
        };
        row(access("load", "global", 1, 0, 8),
            "8 sectors for 32 bytes: each lane reads 1 byte, with a stride of 2 words (8 bytes).");
        row(access("store", "global", 4, 256, 4),
            "4 sectors for 128 bytes: each lane writes 4 bytes, next to each other.");
        row(access("load", "global", 4, 260, 4),
            "5 sectors for 128 bytes: each lane reads 4 bytes, next to each other.");
        row(access("load", "global", 4, 256, 0),
            "1 sector for 4 bytes: each lane reads 4 bytes, all the same.");
        row(access("load", "global", 8, 4096, -8, 12), "4 sectors for 96 bytes: 12 of 32 lanes read 8 bytes, "
                                                       "with a stride of 2 words (8 bytes), downwards.");
        row(access("atomic", "global", 4, 64, 0, 1), "1 sector for 4 bytes: lane 0 alone updates 4 bytes.");
        row(access("load", "shared", 4, 0, 4),
            "1 wavefront for 128 bytes: each lane reads 4 bytes, next to each other.");
        row(access("load", "shared", 4, 0, 128), "32 wavefronts for 128 bytes: each lane reads 4 bytes, with "
                                                 "a stride of 32 words (128 bytes); words of "
                                                 "one bank wait for each other.");
        row(access("load", "global", 1, 0, 3),
            "3 sectors for 32 bytes: each lane reads 1 byte, with a stride of 3 bytes.");
        row(access("load", "shared", 8, 0, 8),
            "2 wavefronts for 256 bytes: each lane reads 8 bytes, next to each other.");
        row(access("load", "constant", 4, 0, 0), "Constant memory: 1 distinct word asked for, 1 wavefront: "
                                                 "each lane reads 4 bytes, all the same.");
        row(access("load", "constant", 4, 8, 4, 3),
            "Constant memory: 3 distinct words asked for, 3 wavefronts: 3 of 32 lanes read 4 bytes, next to "
            "each other; one word goes out at a time.");
        row(access("load", "constant", 8, 0, 0),
            "Constant memory: 2 distinct words asked for, 2 wavefronts: each lane reads 8 bytes, all the "
            "same.");
        row(branch(32), "The condition holds for all 32 lanes that ask.");
        row(branch(20), "The warp diverges: the condition holds for 20 lanes, not for the other 12.");
        row(WarpAccess{"barrier", "", 0, 0xFFFF, {}, {}},
            "16 lanes of this warp have come to the barrier and wait for the others.");
        row(WarpAccess{}, "No lane takes part.");
    }
    void instructions_in_words() {
        QFETCH(const WarpAccess, what);
        QFETCH(const QString, said);
        QCOMPARE(shown(sentence_of(what)), said);
    }

    void minus_infinity_is_no_number() {
        QCOMPARE(shown(value_text(-(1 << 30) + 500)), "-∞");
        QCOMPARE(shown(value_text(-(std::int64_t{1} << 62) + 500)), "-∞");
        QCOMPARE(shown(value_text(-1200)), "-1_200");
    }

    void sectors_as_text() { compare("sectors", card_of(access("load", "global", 1, 0, 8))); }
    void lines_as_text() {
        compare("lines", card_of(access("store", "global", 4, 256, 64, 9), 480, 420, true));
    }
    void banks_as_text() { compare("banks", card_of(access("load", "shared", 4, 0, 8, 24))); }
    /// A warp begins in the middle of a line of 128 bytes: the bracket's address is that of the first sector
    /// below it.
    void a_bracket_names_where_it_begins() {
        PunchCard card;
        card.access = access("load", "global", 4, 64, 4);
        card.name_of = [](std::uint64_t address) { return "byte " + std::to_string(address); };
        const DisplayList list = drawn(480, 420, [&](DisplayList& into, const Rect& area) {
            return add_sector_card(into, card, area, measure);
        });
        QVERIFY(words_in(list).contains(QStringLiteral("byte 64")));
        QVERIFY(!words_in(list).contains(QStringLiteral("byte 0")));
        QVERIFY(words_in(list).contains(QStringLiteral("byte 128")));
    }
    void words_as_text() { compare("words", card_of(access("load", "constant", 4, 0, 8, 5))); }
    void branch_as_text() { compare("branch", card_of(branch(12))); }

    /// The used and wasted bytes of the card are those of the counters.
    void the_card_counts_as_the_emulator_does() {
        const WarpAccess what = access("load", "global", 1, 0, 8);
        double used = 0, wasted = 0;
        const DisplayList list = card_of(what);
        for (const Primitive& item : list.items) {
            const auto* box = std::get_if<Box>(&item);
            if (!box || box->rect.height != 16 || !box->fill) // the bytes are the boxes under the lanes
                continue;
            used += box->fill->role == Role::read ? box->rect.width : 0;
            wasted += box->fill->role == Role::wasted ? box->rect.width : 0;
        }
        const Counters counters = counters_of(what);
        QVERIFY(counters.bytes_moved > 0);
        QVERIFY2(std::abs(used / (used + wasted) - counters.efficiency()) < 0.001,
                 qPrintable(QString::number(used / (used + wasted))));
    }

    void lanes_as_text() {
        LaneStrip strip{"best, in each lane", 0x0FFFFFFF, 0x6, Role::read, {}};
        for (std::size_t lane = 0; lane < 28; ++lane)
            strip.values[lane] = value_text(static_cast<std::int64_t>(lane * 1000));
        compare("lanes", drawn(480, 300, [&](DisplayList& list, const Rect& area) {
                    return add_lane_strip(list, strip, area, measure);
                }));
    }

    void elements_as_text() {
        LaneStrip strip{"table: the element that each lane touched last", 0x7FF, 0, Role::read, {}};
        strip.none = "has not touched table";
        for (std::size_t lane = 0; lane < 11; ++lane) {
            strip.values[lane] = value_text(static_cast<std::int64_t>(lane));
            strip.notes[lane] = "[1][" + std::to_string(lane) + "]";
        }
        compare("elements", drawn(480, 300, [&](DisplayList& list, const Rect& area) {
                    return add_lane_strip(list, strip, area, measure);
                }));
    }

    void cells_as_text() {
        compare("cells", drawn(480, 200, [&](DisplayList& list, const Rect& area) {
                    return add_touched_cells(list, touched_row(), area, measure);
                }));
    }

    /// The first wrong cell is named beside the title, wherever it is in the table.
    void a_wrong_cell_as_text() {
        TouchedCells touched = touched_row();
        touched.wrong = {{3, 1000000}, "12 345", "-∞"};
        compare("wrong-cell", drawn(480, 200, [&](DisplayList& list, const Rect& area) {
                    return add_touched_cells(list, touched, area, measure);
                }));
        for (const double width : {200, 300, 900}) {
            const QByteArray bad = tests::outside(drawn(width, 200, [&](DisplayList& list, const Rect& area) {
                return add_touched_cells(list, touched, area, measure);
            }));
            QVERIFY2(bad.isEmpty(), bad.constData());
        }
    }

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

    /// Six blocks, of which 5 SMs hold five, wait for one another.
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

    void a_launch_that_was_ended_says_so() {
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

    void blocks_that_meet_are_said_to() {
        BlockTimeline timeline = scheduled(5, 2, {{8, 100}});
        timeline.cooperative = true;
        const DisplayList list = drawn(480, 420, [&](DisplayList& into, const Rect& area) {
            return add_block_timeline(into, timeline, area, measure);
        });
        QVERIFY(words_in(list).contains(QStringLiteral("meet at barriers of the grid")));
    }

    /// Blocks that do not fit as bars are summed up: there are as many boxes as there is room for, whatever
    /// the launch.
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

    /// 132 SMs are drawn in 77 rows of one or two: where all are busy, all rows are equally dark.
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

    void source_as_text() {
        const SourceListing listing = small_listing();
        QCOMPARE(listing.lines.size(), std::size_t(7));
        compare("source", drawn(640, 240, [&](DisplayList& list, const Rect& area) {
                    return add_source(list, listing, area, measure);
                }));
    }

    void continued_lines_keep_room_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<int>("most_indent");
        QTest::newRow("wide: as written") << 1000.0 << 29;
        QTest::newRow("half a window") << 460.0 << 16;
        QTest::newRow("projector") << 340.0 << 8;
        QTest::newRow("two kernels") << 260.0 << 4;
    }
    /// The parameters of a signature stand below its parenthesis where they fit, and else move to the left
    /// until they can be read.
    void continued_lines_keep_room() {
        QFETCH(double, width);
        QFETCH(int, most_indent);
        SourceListing listing;
        listing.lines = {"KS_KERNEL void mckp_global_row(gptr<const int> weights,",
                         std::string(29, ' ') + "gptr<const Cell> values, int items) {", "    row[j] = best;",
                         "}"};
        std::string read;
        std::size_t indent = 0;
        const DisplayList list = drawn(width, 600, [&](DisplayList& drawing, const Rect& area) {
            return add_source(drawing, listing, area, measure);
        });
        for (const auto& item : list.items)
            if (const auto* text = std::get_if<Text>(&item); text && text->align == Align::left) {
                const std::size_t from = std::min(text->text.find_first_not_of(' '), text->text.size());
                indent = std::max(indent, from);
                read += text->text;
            }
        std::erase(read, ' '); // where lines are broken is not the question
        QCOMPARE(QString::fromStdString(read),
                 QStringLiteral("KS_KERNELvoidmckp_global_row(gptr<constint>weights,"
                                "gptr<constCell>values,intitems){row[j]=best;}"));
        QVERIFY2(static_cast<int>(indent) <= most_indent, std::to_string(indent).c_str());
        QVERIFY2(width < 1000 || static_cast<int>(indent) == most_indent, std::to_string(indent).c_str());
    }

    /// A line in eight nested blocks, in a window of 1280 pixels with all columns of costs.
    void a_deep_line_is_not_cut_off() {
        SourceListing listing;
        QString expected;
        for (std::size_t depth = 0; depth < 8; ++depth) {
            listing.lines.push_back(std::string(4 * depth, ' ') + "{");
            expected += QLatin1Char('{');
        }
        listing.lines.push_back(std::string(32, ' ') +
                                "best[r] = max(best[r], above[cell[r] - weight] + value);");
        expected += QStringLiteral("best[r]=max(best[r],above[cell[r]-weight]+value);");
        std::string read;
        const DisplayList list = drawn(345, 600, [&](DisplayList& drawing, const Rect& area) {
            return add_source(drawing, listing, area, measure);
        });
        for (const auto& item : list.items)
            if (const auto* text = std::get_if<Text>(&item); text && text->align == Align::left)
                read += text->text;
        std::erase(read, ' ');
        QCOMPARE(QString::fromStdString(read), expected);
    }

    /// The costs of two launches add up. Sites of a line that touch memory and sites that branch are counted
    /// separately.
    void lines_add_up() {
        const auto costs = small_listing().costs;
        QCOMPARE(costs.at(4).global.sectors, 8);
        QCOMPARE(costs.at(3).branches.divergent, 4);
        QCOMPARE(costs.at(5).shared.conflicts, 2);
        QCOMPARE(heat_of(costs.at(4), Heat::wasted), 2.0 * (128 - 16));
        QVERIFY(words_of(costs.at(4)).find("8 sectors of global memory") != std::string::npos);
        QVERIFY(!costs.contains(1));
    }

    /// A line that loads from global and stores to shared memory shows both costs, and the one by which it
    /// loses most is bold.
    void a_line_shows_all_of_its_costs() {
        SourceListing listing;
        listing.lines = {"tile[32 * t] = from[t];"};
        LineCost cost;
        cost.global = {.requests = 4, .sectors = 16, .bytes_used = 512, .bytes_moved = 512};
        cost.shared = {.requests = 4, .wavefronts = 128, .conflicts = 124};
        listing.costs = {{1, cost}};
        const auto shown_in = [&](double width) {
            std::map<std::string, Weight> found;
            const DisplayList list = drawn(width, 140, [&](DisplayList& into, const Rect& area) {
                return add_source(into, listing, area, measure);
            });
            for (const Primitive& item : list.items)
                if (const auto* text = std::get_if<Text>(&item))
                    found[text->text] = text->weight;
            return found;
        };
        auto found = shown_in(640);
        QVERIFY(found.contains("8") && found.contains("4.0") && found.contains("32.0"));
        QVERIFY(found["32.0"] == Weight::bold && found["4.0"] == Weight::regular);
        QVERIFY(!found.contains("gent")); // no line branches, so there is no such column
        QVERIFY(words_of(cost).ends_with("; it loses most by wavefronts"));
        found = shown_in(360); // there is room for one kind of cost
        QVERIFY(found.contains("8") && found.contains("32.0") && !found.contains("4.0"));
        listing.costs[1].shared.wavefronts = 4; // now nothing is lost
        listing.costs[1].shared.conflicts = 0;
        found = shown_in(640);
        QVERIFY(found["4.0"] == Weight::regular && found["1.0"] == Weight::regular);
        listing.costs[1].branches = {.requests = 4, .divergent = 1};
        found = shown_in(640);
        QVERIFY(found["4.0"] == Weight::regular && found["25\u202F%"] == Weight::bold);
    }

    /// A word of code that is wider than a narrow frame is broken, and no letter of it is lost.
    void a_long_word_is_broken() {
        SourceListing listing;
        listing.lines = {"KS_KERNEL void demo_bank_conflicts(gptr<const int> from) {"};
        LineCost cost;
        cost.shared = {.requests = 4, .wavefronts = 128, .conflicts = 124};
        listing.costs = {{1, cost}};
        const QString words = words_in(drawn(380, 200, [&](DisplayList& into, const Rect& area) {
            return add_source(into, listing, area, measure);
        }));
        QVERIFY2(QString(words)
                     .remove(QLatin1Char(' '))
                     .contains(QStringLiteral("voiddemo_bank_conflicts(gptr<constint>from){")),
                 qPrintable(words));
    }

    /// A byte that all lanes read takes a sector, whatever the addresses: nothing is lost.
    void what_no_address_could_save_is_no_loss() {
        LineCost cost;
        cost.global = {.requests = 8, .sectors = 8, .bytes_used = 8, .bytes_moved = 256};
        cost.branches = {.requests = 8, .divergent = 1};
        QCOMPARE(loss_of(cost, Loss::sectors), 0.0);
        QVERIFY(worst_of(cost) == Loss::divergence);
        cost.global = {.requests = 8, .sectors = 256, .bytes_used = 1024, .bytes_moved = 256 * 32};
        QCOMPARE(loss_of(cost, Loss::sectors), 8.0 * (32 - 4));
        QVERIFY(worst_of(cost) == Loss::sectors);
        cost.branches = {};
        QVERIFY(!worst_of(cost)); // the line has no other kind of cost
    }

    /// Where loads move lines of 128 bytes, the column and the share that is used are of these lines.
    void loads_of_whole_lines_are_counted_in_lines() {
        TraceSite load{.file = "k.inl", .line = 1, .op = "load", .space = "global", .bytes = 4},
            store{.file = "k.inl", .line = 1, .op = "store", .space = "global", .bytes = 4};
        count_global(load.counters, std::array<std::uint64_t, 4>{0, 32, 128, 256}, 4);
        load.counters.bytes_moved = 128 * load.counters.lines_128;
        count_global(store.counters, std::array<std::uint64_t, 2>{0, 4}, 4);
        TraceLaunch launch;
        launch.sites = {load, store};
        SourceListing listing;
        listing.lines = {"b[i] = a[i];"};
        listing.costs = line_costs({&launch, 1}, "k.inl", 128);
        const LineCost& cost = listing.costs.at(1);
        QCOMPARE(cost.whole_lines.lines_128, 3);
        QCOMPARE(cost.global.sectors, 1);
        QCOMPARE(cost.sectors(), 3 * 4 + 1);
        const QString words = words_in(drawn(640, 100, [&](DisplayList& into, const Rect& area) {
            return add_source(into, listing, area, measure);
        }));
        QVERIFY2(words.contains(QStringLiteral("cache lines sectors used")), qPrintable(words));
        QVERIFY2(shown(words.toStdString()).contains(QStringLiteral("2 3.0 1.0 5.8_%")), qPrintable(words));
        QVERIFY(words_of(cost).find("3 lines of 128 bytes of global memory, 4.2") != std::string::npos);
        QVERIFY(words_of(cost).find("1 sector") != std::string::npos);
        WarpAccess what = access("load", "global", 4, 0, 128);
        what.whole_lines = true;
        QVERIFY(sentence_of(what).starts_with("32 lines of 128 bytes for 128 bytes"));
        QCOMPARE(counters_of(what).bytes_moved, 32 * 128);
    }

    /// Constant memory is delivered in wavefronts and moves no sectors.
    void constant_memory_dilutes_no_sectors() {
        TraceSite load{.file = "k.inl", .line = 1, .op = "load", .space = "global", .bytes = 4},
            constant{.file = "k.inl", .line = 1, .op = "load", .space = "constant", .bytes = 4};
        count_global(load.counters, std::array<std::uint64_t, 2>{0, 32}, 4);
        count_constant(constant.counters, std::array<std::uint64_t, 2>{0, 4}, 4);
        TraceLaunch launch;
        launch.sites = {load, constant};
        const LineCost cost = line_costs({&launch, 1}, "k.inl", 32).at(1);
        QCOMPARE(cost.global.requests, 1);
        QCOMPARE(cost.delivered().wavefronts, 2);
        QCOMPARE(cost.requests(), 2);
    }

    void findings_as_text() {
        Trace trace = small_trace();
        const auto draw = [&](DisplayList& list, const Rect& area) {
            return add_findings(list, trace, 0, area, measure);
        };
        trace.watched = true;
        compare("no-findings", drawn(480, 160, draw));
        trace.watched = false;
        compare("not-watched", drawn(480, 160, draw));
        trace.findings = {race(), race()};
        trace.findings[1].kind = "same-value";
        trace.findings[1].severity = "benign";
        compare("findings", drawn(480, 260, draw));
    }

    void sampled_blocks_are_said() {
        Trace trace = small_trace();
        QCOMPARE(shown(traced_blocks(trace)), "all 8 blocks of 2 launches");
        trace.sampled.emplace(2, 8);
        QCOMPARE(shown(traced_blocks(trace)), "2 of 8 blocks, spread evenly over 2 launches");
    }

    /// Whatever a warp does, and whatever the size, nothing lies beyond the picture.
    void any_instruction_at_any_size() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        const auto pick = [&](std::initializer_list<int> of) { return of.begin()[random() % of.size()]; };
        for (int n = 0; n < 300; ++n) {
            WarpAccess what =
                access(pick({0, 1}) ? "load" : "store",
                       std::array{"global", "shared", "constant"}[random() % 3], pick({1, 2, 4, 8, 16}),
                       static_cast<std::int64_t>(random() % 4096), pick({0, 1, 4, 8, 100, 128, 4096}));
            what.mask = static_cast<std::uint32_t>(random());
            const double width = pick({280, 400, 900}), height = pick({260, 420, 700});
            QByteArray bad = tests::outside(card_of(what, width, height, random() % 2 == 0));
            LaneStrip strip{"values", what.mask, 0, Role::changed, {}};
            for (std::string& value : strip.values)
                value = std::to_string(static_cast<std::int64_t>(random() >> pick({1, 40, 60})));
            const auto draw = [&](DisplayList& list, const Rect& area) {
                return add_lane_strip(list, strip, area, measure);
            };
            if (bad.isEmpty())
                bad = tests::outside(drawn(width, 320, draw));
            QVERIFY2(bad.isEmpty(), bad.constData());
        }
    }
};

KS_TEST(KernelSceneTest)
#include "kernel_scene_test.moc"

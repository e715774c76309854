// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page's pictures: a warp instruction in words and as a punch card, lanes, cells, findings.
#include "tests/support/suite.h"
#include "tests/visual/outside.h"
#include "tests/visual/scene/kernel/kernel_parts.h"
#include "visual/scene/kernel/findings_list.h"
#include "visual/scene/kernel/lane_strip.h"
#include "visual/scene/kernel/punch_card.h"
#include "visual/scene/kernel/touched_cells.h"

#include <QTest>

#include <random>

using namespace ks;
using namespace ks::scene;
using namespace ks::tests;
using emulator::Memory;
using emulator::Op;

namespace {

/// A branch taken by the first `taken` of 32 lanes.
WarpAccess branch(int taken) {
    WarpAccess made{Op::branch, Memory::none, 0, ~0u, {}, {}};
    for (int lane = 0; lane < taken; ++lane)
        made.values[static_cast<std::size_t>(lane)] = 1;
    return made;
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
        row(access(Op::load, Memory::global, 1, 0, 8),
            "8 sectors for 32 bytes: each lane reads 1 byte, with a stride of 2 words (8 bytes).");
        row(access(Op::store, Memory::global, 4, 256, 4),
            "4 sectors for 128 bytes: each lane writes 4 bytes, next to each other.");
        row(access(Op::load, Memory::global, 4, 260, 4),
            "5 sectors for 128 bytes: each lane reads 4 bytes, next to each other.");
        row(access(Op::load, Memory::global, 4, 256, 0),
            "1 sector for 4 bytes: each lane reads 4 bytes, all the same.");
        row(access(Op::load, Memory::global, 8, 4096, -8, 12),
            "4 sectors for 96 bytes: 12 of 32 lanes read 8 bytes, "
            "with a stride of 2 words (8 bytes), downwards.");
        row(access(Op::atomic, Memory::global, 4, 64, 0, 1),
            "1 sector for 4 bytes: lane 0 alone updates 4 bytes.");
        row(access(Op::load, Memory::shared, 4, 0, 4),
            "1 wavefront for 128 bytes: each lane reads 4 bytes, next to each other.");
        row(access(Op::load, Memory::shared, 4, 0, 128),
            "32 wavefronts for 128 bytes: each lane reads 4 bytes, with "
            "a stride of 32 words (128 bytes); words of "
            "one bank wait for each other.");
        row(access(Op::load, Memory::global, 1, 0, 3),
            "3 sectors for 32 bytes: each lane reads 1 byte, with a stride of 3 bytes.");
        row(access(Op::load, Memory::shared, 8, 0, 8),
            "2 wavefronts for 256 bytes: each lane reads 8 bytes, next to each other.");
        row(access(Op::load, Memory::constant, 4, 0, 0),
            "Constant memory: 1 distinct word asked for, 1 wavefront: "
            "each lane reads 4 bytes, all the same.");
        row(access(Op::load, Memory::constant, 4, 8, 4, 3),
            "Constant memory: 3 distinct words asked for, 3 wavefronts: 3 of 32 lanes read 4 bytes, next to "
            "each other; one word goes out at a time.");
        row(access(Op::load, Memory::constant, 8, 0, 0),
            "Constant memory: 2 distinct words asked for, 2 wavefronts: each lane reads 8 bytes, all the "
            "same.");
        row(branch(32), "The condition holds for all 32 lanes that ask.");
        row(branch(20), "The warp diverges: the condition holds for 20 lanes, not for the other 12.");
        row(WarpAccess{Op::barrier, Memory::none, 0, 0xFFFF, {}, {}},
            "16 lanes of this warp have come to the barrier and wait for the others.");
        row(WarpAccess{}, "No lane takes part.");
    }
    void instructions_in_words() {
        QFETCH(const WarpAccess, what);
        QFETCH(const QString, said);
        QCOMPARE(shown(sentence_of(what)), said);
    }

    void minus_infinity_is_not_a_number() {
        QCOMPARE(shown(value_text(-(1 << 30) + 500)), "-∞");
        QCOMPARE(shown(value_text(-(std::int64_t{1} << 62) + 500)), "-∞");
        QCOMPARE(shown(value_text(-1200)), "-1_200");
    }

    void sectors_as_text() { compare("sectors", card_of(access(Op::load, Memory::global, 1, 0, 8))); }
    void lines_as_text() {
        compare("lines", card_of(access(Op::store, Memory::global, 4, 256, 64, 9), 480, 420, true));
    }
    void banks_as_text() { compare("banks", card_of(access(Op::load, Memory::shared, 4, 0, 8, 24))); }
    /// A warp's accesses begin in the middle of a line of 128 bytes: the bracket's address is that of the
    /// first sector below it.
    void a_bracket_names_where_it_begins() {
        PunchCard card;
        card.access = access(Op::load, Memory::global, 4, 64, 4);
        card.name_of = [](std::uint64_t address) { return "byte " + std::to_string(address); };
        const DisplayList list = drawn(480, 420, [&](DisplayList& into, const Rect& area) {
            return add_sector_card(into, card, area, measure);
        });
        QVERIFY(words_in(list).contains(QStringLiteral("byte 64")));
        QVERIFY(!words_in(list).contains(QStringLiteral("byte 0")));
        QVERIFY(words_in(list).contains(QStringLiteral("byte 128")));
    }
    void words_as_text() { compare("words", card_of(access(Op::load, Memory::constant, 4, 0, 8, 5))); }
    void branch_as_text() { compare("branch", card_of(branch(12))); }

    /// The used and wasted bytes on the card equal the counters.
    void the_card_counts_as_the_emulator_does() {
        const WarpAccess what = access(Op::load, Memory::global, 1, 0, 8);
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

    /// The first wrong cell is named next to the title, for any place in the table.
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

    void sampled_blocks_are_mentioned() {
        Trace trace = small_trace();
        QCOMPARE(shown(traced_blocks(trace)), "all 8 blocks of 2 launches");
        trace.sampled.emplace(2, 8);
        QCOMPARE(shown(traced_blocks(trace)), "2 of 8 blocks, spread evenly over 2 launches");
    }

    /// For any instruction and any size, nothing is drawn outside the picture.
    void any_instruction_at_any_size() {
        const std::uint64_t seed = std::random_device{}();
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        std::mt19937_64 random(seed);
        const auto pick = [&](std::initializer_list<int> of) { return of.begin()[random() % of.size()]; };
        for (int n = 0; n < 300; ++n) {
            WarpAccess what =
                access(pick({0, 1}) ? Op::load : Op::store,
                       std::array{Memory::global, Memory::shared, Memory::constant}[random() % 3],
                       pick({1, 2, 4, 8, 16}), static_cast<std::int64_t>(random() % 4096),
                       pick({0, 1, 4, 8, 100, 128, 4096}));
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

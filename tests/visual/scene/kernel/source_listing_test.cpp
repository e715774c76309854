// SPDX-License-Identifier: GPL-3.0-or-later
// The Kernel page's source: lines with their costs.
#include "tests/support/suite.h"
#include "tests/visual/scene/kernel/kernel_parts.h"
#include "visual/scene/kernel/source_listing.h"

#include <QTest>

using namespace ks;
using namespace ks::scene;
using namespace ks::tests;
using emulator::Memory;
using emulator::Op;

namespace {

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

} // namespace

class SourceListingTest : public QObject {
    Q_OBJECT

private slots:
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
    /// The parameters of a signature are aligned with its parenthesis if they fit; otherwise they move to the
    /// left until they are legible.
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
        std::erase(read, ' '); // ignores where lines are broken
        QCOMPARE(QString::fromStdString(read),
                 QStringLiteral("KS_KERNELvoidmckp_global_row(gptr<constint>weights,"
                                "gptr<constCell>values,intitems){row[j]=best;}"));
        QVERIFY2(static_cast<int>(indent) <= most_indent, std::to_string(indent).c_str());
        QVERIFY2(width < 1000 || static_cast<int>(indent) == most_indent, std::to_string(indent).c_str());
    }

    /// A line in eight nested blocks, in a window of 1280 pixels with all cost columns.
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

    /// The costs of two launches add up. Sites of a line that access memory and sites that branch are counted
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

    /// A line that loads from global and stores to shared memory shows both costs, and the larger avoidable
    /// cost is bold.
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
        QVERIFY(!found.contains("gent")); // no line branches, so this column is missing
        QVERIFY(words_of(cost).ends_with("; it loses most by wavefronts"));
        found = shown_in(360); // there is room for one kind of cost
        QVERIFY(found.contains("8") && found.contains("32.0") && !found.contains("4.0"));
        listing.costs[1].shared.wavefronts = 4; // now no cost is avoidable
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

    /// A byte that all lanes read needs one sector at any address, so no cost is avoidable.
    void unavoidable_costs_do_not_count_as_loss() {
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

    /// If loads move lines of 128 bytes, the column and the used share refer to these lines.
    void loads_of_whole_lines_are_counted_in_lines() {
        TraceSite load{.file = "k.inl", .line = 1, .op = Op::load, .space = Memory::global, .bytes = 4},
            store{.file = "k.inl", .line = 1, .op = Op::store, .space = Memory::global, .bytes = 4};
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
        WarpAccess what = access(Op::load, Memory::global, 4, 0, 128);
        what.whole_lines = true;
        QVERIFY(sentence_of(what).starts_with("32 lines of 128 bytes for 128 bytes"));
        QCOMPARE(counters_of(what).bytes_moved, 32 * 128);
    }

    /// Constant memory is delivered in wavefronts and moves no sectors.
    void constant_memory_dilutes_no_sectors() {
        TraceSite load{.file = "k.inl", .line = 1, .op = Op::load, .space = Memory::global, .bytes = 4},
            constant{.file = "k.inl", .line = 1, .op = Op::load, .space = Memory::constant, .bytes = 4};
        count_global(load.counters, std::array<std::uint64_t, 2>{0, 32}, 4);
        count_constant(constant.counters, std::array<std::uint64_t, 2>{0, 4}, 4);
        TraceLaunch launch;
        launch.sites = {load, constant};
        const LineCost cost = line_costs({&launch, 1}, "k.inl", 32).at(1);
        QCOMPARE(cost.global.requests, 1);
        QCOMPARE(cost.delivered().wavefronts, 2);
        QCOMPARE(cost.requests(), 2);
    }
};

KS_TEST(SourceListingTest)
#include "source_listing_test.moc"

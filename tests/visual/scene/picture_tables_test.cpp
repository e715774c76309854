// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that pictures offer to screen readers: for the steps of every variant, for a front, and for
// counters.
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/recording.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "visual/scene/kernel/counters_table.h"
#include "visual/scene/kernel/kernel_counters_table.h"
#include "visual/scene/numbers.h"
#include "visual/scene/pareto/front_picture.h"
#include "visual/scene/step_scene.h"

#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::scene;

namespace {

const FixedMeasure table_measure;

bool same(const Rect& a, const Rect& b) {
    return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

/// Checks that the table and the picture's regions have the same descriptions and places.
void check_regions(const DisplayList& list, const PlacedTable& placed) {
    const PictureTable& table = *placed.table;
    std::int64_t cells = 0;
    for (const Region& region : list.regions) {
        const auto at = table.cell_of(region.id);
        if (!at)
            continue;
        ++cells;
        const auto current = table.current(); // the current cell may be drawn larger
        const bool chosen = std::ranges::any_of(
            current, [&](const CellAt& each) { return each.row == at->row && each.column == at->column; });
        QVERIFY2(chosen || same(placed.place(*at), region.rect), region.id.c_str());
        QCOMPARE(table.words(*at), region.description);
    }
    QCOMPARE(cells > 0,
             table.readable().rows > 0); // a front begins without points; a heat map only has rows
}

void check_table(const PictureTable& table) {
    QVERIFY(!table.name().empty());
    QVERIFY(table.columns() > 0);
    for (std::int64_t row = 0; row < table.rows(); ++row)
        QVERIFY(!table.row_head(row).empty());
    for (std::int64_t column = 0; column < table.columns(); ++column)
        QVERIFY(!table.column_head(column).empty());
    for (const CellAt& at : table.current())
        QVERIFY(at.row >= 0 && at.row < table.rows() && at.column >= 0 && at.column < table.columns());
    const CellBlock block = table.readable();
    for (std::int64_t row = block.first_row; row < block.first_row + block.rows; ++row)
        for (std::int64_t column = block.first_column; column < block.first_column + block.columns;
             ++column) {
            const CellAt at{row, column};
            QVERIFY(!table.text(at).empty());
            QVERIFY(table.place(at).width > 0);
        }
}

Front five_points() {
    Front front(4);
    for (std::int64_t i = 0; i < 5; ++i)
        front.add({.cost = 3 * i, .numerator = 9 - i}, std::vector<Front::Chosen>{});
    return front;
}

} // namespace

class PictureTablesTest : public QObject {
    Q_OBJECT

private slots:
    void every_variant_data() {
        QTest::addColumn<QString>("variant");
        for (const CatalogueEntry& entry : built_in_catalogue().entries())
            if (entry.steps && !in_process::records_with_programs(entry.id))
                QTest::newRow(entry.id.c_str()) << QString::fromStdString(entry.id);
    }
    void every_variant() {
        QFETCH(QString, variant);
        const CatalogueEntry& entry = *built_in_catalogue().find(variant.toStdString());
        Random draw(test_seed());
        const auto recorded =
            in_process::record(entry.id, find_kind(entry.kind)->random_case(draw).instance, {});
        KS_VERIFY_OK(recorded);
        const Recording& recording = **recorded;
        const std::int64_t last = recording.count();
        for (const std::int64_t step :
             {std::int64_t{0}, last / 2, std::max<std::int64_t>(last - 1, 0), last}) {
            const DisplayList list = step_scene(recording, step, {}, 1200, 700, table_measure);
            QVERIFY(std::ranges::none_of(list.regions,
                                         [](const Region& region) { return region.description.empty(); }));
            const auto cells = as_table(*recorded);
            if (!cells && recording.shape() != Shape::front) {
                QVERIFY(!list.regions.empty());
                continue;
            }
            QCOMPARE(list.tables.size(), std::size_t{1});
            const PictureTable& table = *list.tables.front().table;
            check_table(table);
            check_regions(list, list.tables.front());
            if (!cells || cells->front(step))
                continue;
            for (std::int64_t row = 0; row < cells->rows(); ++row)
                for (std::int64_t column = 0; column < cells->columns(); ++column) {
                    const auto shown = cells->shown(step, {row, column});
                    QCOMPARE(table.text({row, column}),
                             shown.written ? cell_text(shown.value) : "not yet written");
                }
            const Step now = recording.at(step);
            if (!now.changed.empty())
                QVERIFY(table.current().front() == now.changed.front().at.cell());
        }
    }

    /// In a combined picture a table has another position and is larger.
    void a_table_goes_where_its_picture_goes() {
        Random draw(test_seed());
        const auto recorded =
            in_process::record("knapsack.sequential", find_kind("knapsack")->random_case(draw).instance, {});
        KS_VERIFY_OK(recorded);
        DisplayList list = step_scene(**recorded, 1, {}, 900, 600, table_measure);
        list.move(10, 20);
        list.scale(1.5);
        list.move(-3, 4);
        DisplayList whole{.width = 1500, .height = 1000};
        whole.append(std::move(list));
        QCOMPARE(whole.tables.size(), std::size_t{1});
        check_regions(whole, whole.tables.front());
    }

    void a_front_is_a_table_of_its_points() {
        const Front front = five_points();
        FrontPicture picture;
        picture.words = {.cost = "area", .value = "utilisation", .less_is_better = true};
        picture.fronts = {{.name = "mine", .front = &front}};
        picture.selected = 2;
        DisplayList list{.width = 800, .height = 500};
        draw_front(list, picture, {0, 0, 800, 500}, table_measure);
        QCOMPARE(list.tables.size(), std::size_t{1});
        const PictureTable& table = *list.tables.front().table;
        check_table(table);
        check_regions(list, {list.tables.front()});
        QCOMPARE(table.name(), std::string("mine"));
        QCOMPARE(table.rows(), std::int64_t{5});
        QCOMPARE(table.text({2, 0}), std::string("6"));
        QCOMPARE(table.text({1, 1}), std::string("2")); // 8 quarters
        QVERIFY(table.current() == std::vector<CellAt>{CellAt(2, 0)});

        picture.shown = {.from = 4, .to = 10}; // two points are visible; the table still has the others
        DisplayList zoomed{.width = 800, .height = 500};
        draw_front(zoomed, picture, {0, 0, 800, 500}, table_measure);
        const PictureTable& part = *zoomed.tables.front().table;
        QCOMPARE(part.readable().first_row, std::int64_t{2});
        QCOMPARE(part.readable().rows, std::int64_t{2});
        QCOMPARE(part.place({0, 0}).width, 0.0);
        QCOMPARE(part.text({4, 0}), std::string("12"));
    }

    void counters_are_a_table() {
        KernelCounters counters{.kernel = "row", .launches = 1, .counters = {}, .source = "", .notes = {}};
        counters.counters.push_back({.group = "global memory, loads",
                                     .name = "sectors",
                                     .counter = "",
                                     .metric = "",
                                     .emulated = 1234,
                                     .counted = {}});
        DisplayList list{.width = 800, .height = 500};
        add_kernel_counters(list, counters, {0, 0, 800, 500}, table_measure);
        QCOMPARE(list.tables.size(), std::size_t{1});
        const PictureTable& table = *list.tables.front().table;
        QCOMPARE(table.rows(), std::int64_t{1});
        QCOMPARE(table.columns(), std::int64_t{3});
        QCOMPARE(table.row_head(0), std::string("global memory, loads, sectors"));
        QCOMPARE(table.column_head(0), std::string("Emulated"));
        QCOMPARE(table.text({0, 0}), number(std::int64_t{1234}));
        QVERIFY(table.words({0, 0}).find("1") != std::string::npos);
        QVERIFY(table.place({0, 1}).width > 0);

        DisplayList two{.width = 800, .height = 80};
        Trace a, b;
        a.variant = "a";
        b.variant = "b";
        add_counters(two, a, b, {0, 0, 800, 80}, table_measure);
        QCOMPARE(two.tables.front().table->rows(), std::int64_t{3});
        QCOMPARE(two.tables.front().table->row_head(1), std::string("b"));
    }
};

KS_TEST(PictureTablesTest)
#include "picture_tables_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of recordings that are filled from the right or in any order, and the view of a shape without a
// picture.
#include "solvers/run/stepping.h"
#include "solvers/steps/row_source.h"
#include "tests/support/one_row.h"
#include "tests/support/suite.h"
#include "tests/support/undrawn_recording.h"
#include "visual/scene/heat_summary.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"
#include "visual/scene/shape_picture.h"
#include "visual/scene/step_scene.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace ks;
using namespace ks::scene;

namespace {

using Table = std::shared_ptr<const TableRecording>;
using Seen = ks::scene::TableLayout; // not that of table files

const FixedMeasure plain_measure;

std::shared_ptr<const KnapsackInstance> items(std::int64_t capacity) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (int i = 1; i <= 4; ++i)
        builder.add({3 * i, i * capacity / 9});
    return std::static_pointer_cast<const KnapsackInstance>(*std::move(builder).build());
}

Table from_the_right(std::int64_t capacity) {
    return as_table(*tests::variant_knapsack_one_row().record(items(capacity), {}));
}

/// The order that begins with every third column, then the others.
CellOrder by_thirds(std::int64_t columns) {
    std::vector<std::int64_t> order;
    for (std::int64_t first = 0; first < 3; ++first)
        for (std::int64_t j = first; j < columns; j += 3)
            order.push_back(j);
    return CellOrder::listed(std::move(order));
}

Table in_thirds(std::int64_t capacity) {
    const auto instance = items(capacity);
    Context context;
    RowSource rows = *rows_in_memory(*dp::fill_table<std::int64_t>(*instance, context), 4, {});
    auto way = way_back(*instance, rows.access());
    return std::make_shared<tests::OneRowRecording>(instance, std::move(rows), *way, by_thirds(capacity + 1));
}

/// The columns of row i that have the background of computed cells.
std::set<std::int64_t> grounded(const DisplayList& list, const Seen& layout, std::int64_t i) {
    std::set<std::int64_t> columns;
    for (const Primitive& item : list.items) {
        const auto* box = std::get_if<Box>(&item);
        if (!box || !box->fill || box->fill->role != Role::panel)
            continue;
        for (std::int64_t j = layout.first_column; j < layout.first_column + layout.columns; ++j) {
            const Rect cell = layout.cell({i, j});
            if (box->rect.y == cell.y && box->rect.x <= cell.x &&
                box->rect.x + box->rect.width >= cell.x + cell.width)
                columns.insert(j);
        }
    }
    return columns;
}

std::string described(const DisplayList& list, std::string_view id) {
    const auto found = std::ranges::find(list.regions, id, &Region::id);
    return found == list.regions.end() ? std::string() : found->description;
}

} // namespace

class StepShapesTest : public QObject {
    Q_OBJECT

private slots:
    void computed_cells_begin_at_the_right() {
        const Table table = from_the_right(10);
        const Rect frame = step_frames(1200, 700).table;
        const Seen layout = table_layout(*table, {}, frame, plain_measure);
        const std::int64_t step = table->step_of({2, 7});
        const DisplayList list = step_scene(*table, step, {}, 1200, 700, plain_measure);
        QCOMPARE(grounded(list, layout, 1).size(), 11u);
        QCOMPARE(grounded(list, layout, 2), (std::set<std::int64_t>{7, 8, 9, 10}));
        QCOMPARE(grounded(list, layout, 3), std::set<std::int64_t>());
        QVERIFY(described(list, "cell 2 7").ends_with(", changed"));
        QVERIFY(described(list, "cell 2 6").ends_with("not yet written, next"));
        QVERIFY(described(list, "cell 2 8").starts_with("z2(8) = "));
    }

    void computed_cells_may_be_anywhere() {
        const Table table = in_thirds(10);
        const Seen layout = table_layout(*table, {}, step_frames(1200, 700).table, plain_measure);
        const std::int64_t step = table->step_of({2, 0}) + 4; // columns 0, 3, 6, 9 and 1 are computed
        const DisplayList list = step_scene(*table, step, {}, 1200, 700, plain_measure);
        QCOMPARE(grounded(list, layout, 2), (std::set<std::int64_t>{0, 1, 3, 6, 9}));
    }

    void a_dot_spans_its_computed_cells() {
        std::mt19937_64 random(5);
        for (const Table& table : {from_the_right(12'000), in_thirds(12'000)}) {
            const Seen layout = table_layout(*table, {0, 0, 0}, step_frames(1200, 700).table, plain_measure);
            QVERIFY(!layout.readable());
            const auto columns = heat_columns(layout);
            for (int time = 0; time < 40; ++time) {
                const auto step =
                    static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(table->count() + 1));
                const std::int64_t row = table->place(step).row;
                const auto values = heat_values(*table, step, {row, row + 1}, columns);
                for (std::size_t k = 0; k < columns.size(); ++k) {
                    std::optional<Extremes> all;
                    for (std::int64_t j = columns[k].begin; j < columns[k].end; ++j)
                        if (const auto shown = table->shown(step, {row, j}); shown.written) {
                            const Extremes cell{shown.value, shown.value};
                            all = all ? Extremes{std::min(all->smallest, cell.smallest),
                                                 std::max(all->largest, cell.largest)}
                                      : cell;
                        }
                    QVERIFY(values[k] == all);
                }
            }
        }
    }

    void a_row_of_the_heat_map_is_described_by_its_right_part() {
        const Table table = from_the_right(12'000);
        const std::int64_t step = table->step_of({2, 11'990});
        const DisplayList list = step_scene(*table, step, {0, 0, 0}, 1200, 700, plain_measure);
        const std::string words = described(list, "row 2");
        QVERIFY2(words.starts_with("item 2: from z2(" + number(std::int64_t{11'990}) + ") = "),
                 words.c_str());
        QVERIFY2(words.find(" to z2(" + number(std::int64_t{12'000}) + ") = ") != std::string::npos,
                 words.c_str());
        QCOMPARE(described(list, "row 3"), "item 3, not yet computed");
    }

    void every_picture_is_of_one_shape() {
        std::set<Shape> shapes;
        for (const ShapePicture* picture : shape_pictures()) {
            QVERIFY(picture->draw && picture->add_legend);
            QVERIFY(shapes.insert(picture->shape).second);
        }
        QVERIFY(shapes.contains(Shape::table));
    }

    /// Pseudo-code, sentence and steps are shown nevertheless.
    void a_shape_without_a_picture_has_a_message() {
        const tests::UndrawnRecording tree;
        const std::string sentence =
            "There is no picture for recordings of the shape 'other' yet; its steps can be "
            "read as text.";
        for (std::int64_t step = 0; step <= tree.count(); ++step) {
            const DisplayList page = step_scene(tree, step, {}, 1200, 700, plain_measure);
            QCOMPARE(described(page, "no-picture"), sentence);
            QCOMPARE(described(page, "sentence"), readable(tree.at(step).text));
            QVERIFY(to_text(page).find("for each node, level by level") != std::string::npos);
            const DisplayList lesson = lesson_scene(tree, tree.at(step), {}, 800, 600, plain_measure);
            QCOMPARE(described(lesson, "no-picture"), sentence);
            QCOMPARE(described(lesson, "sentence"), readable(tree.at(step).text));
        }
        for (const Primitive& item : step_scene(tree, 3, {}, 853, 480, plain_measure).items)
            if (const auto* text = std::get_if<Text>(&item))
                QVERIFY(text->rect.x >= 0 && text->rect.x + text->rect.width <= 853);
    }
};

KS_TEST(StepShapesTest)
#include "step_shapes_test.moc"

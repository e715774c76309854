// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose cells are too small for numbers: the meaning of its colours, and zooming from the whole table
// to single cells.
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/steps/record.h"
#include "tests/support/fake_rows.h"
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "visual/scene/heat_summary.h"
#include "visual/scene/numbers.h"
#include "visual/scene/step_scene.h"
#include "visual/scene/table_heads.h"
#include "visual/scene/table_scene.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace ks;
using namespace ks::scene;

namespace {

using RecordingPtr = std::shared_ptr<const TableRecording>;
using Layout = ks::scene::TableLayout; // not that of table files

/// A wide table: 13 rows of 12,001 cells.
RecordingPtr wide() {
    MultipleChoiceBuilder builder;
    builder.capacity(12'000);
    for (int i = 0; i < 12; ++i) {
        builder.begin_class();
        for (int k = 1; k <= 6; ++k)
            builder.add({(k * 31 + i * 17) % 90 + k, k * 211 + i * 37});
    }
    return std::dynamic_pointer_cast<const TableRecording>(
        *record_multiple_choice(*std::move(builder).build(), {}));
}

/// A high table: 801 rows of 201 cells.
RecordingPtr high() {
    KnapsackBuilder builder;
    builder.capacity(200);
    for (int i = 0; i < 800; ++i)
        builder.add({i * 37 % 60 + 1, i * 13 % 40 + 1});
    return std::dynamic_pointer_cast<const TableRecording>(*record_knapsack(*std::move(builder).build(), {}));
}

/// A table higher than any picture: 3,001 rows of 61 cells.
RecordingPtr tall() {
    KnapsackBuilder builder;
    builder.capacity(60);
    for (int i = 0; i < 3000; ++i)
        builder.add({i * 37 % 60 + 1, i * 13 % 40 + 1});
    return std::dynamic_pointer_cast<const TableRecording>(*record_knapsack(*std::move(builder).build(), {}));
}

bool says(const DisplayList& list, std::string_view words) {
    return std::ranges::any_of(list.items, [&](const Primitive& item) {
        const auto* text = std::get_if<Text>(&item);
        return text && text->text == words;
    });
}

const FixedMeasure heat_measure;
const Rect heat_frame = step_frames(1200, 700).table;

Layout all_of(const TableRecording& recording) {
    return table_layout(recording, {0, 0, 0}, heat_frame, heat_measure);
}

std::optional<Extremes> extremes_of(const TableRecording& recording, std::int64_t step, CellRange rows,
                                    CellRange columns) {
    std::optional<Extremes> all;
    for (std::int64_t i = rows.begin; i < rows.end; ++i)
        for (std::int64_t j = columns.begin; j < columns.end; ++j)
            if (const auto shown = recording.shown(step, {i, j}); shown.written) {
                if (!all)
                    all = Extremes{shown.value, shown.value};
                all->smallest = std::min(all->smallest, shown.value);
                all->largest = std::max(all->largest, shown.value);
            }
    return all;
}

/// A table of values that rise and fall: 12 rows of 5,001 cells of this type.
RecordingPtr any(CellType type, const QString& path) {
    const tests::FakeInstance instance({.rows = 12, .columns = 5'001, .cell = type});
    auto rows = tests::fake_source(instance, path.toStdString());
    if (!rows)
        qFatal("%s", rows.error().sentence().c_str());
    return std::make_shared<tests::FakeRecording>(*std::move(rows), 12);
}

Rect bounds(const Primitive& item) {
    if (const auto* line = std::get_if<Polyline>(&item)) {
        const auto [left, right] = std::ranges::minmax(line->points, {}, &Point::x);
        const auto [top, bottom] = std::ranges::minmax(line->points, {}, &Point::y);
        return {left.x, top.y, right.x - left.x, bottom.y - top.y};
    }
    if (const auto* box = std::get_if<Box>(&item))
        return box->rect;
    if (const auto* text = std::get_if<Text>(&item))
        return text->rect;
    return std::get<HeatMap>(item).rect;
}

} // namespace

class HeatSceneTest : public QObject {
    Q_OBJECT

private slots:
    void golden_data() {
        QTest::addColumn<qint64>("step");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<QString>("file");
        const auto recording = wide();
        QTest::newRow("all of it, at a cell") << qint64{recording->step_of({7, 6'000})} << 0.0 << "heat-cell";
        QTest::newRow("all of it, the way back") << qint64{recording->count()} << 0.0 << "heat-end";
        QTest::newRow("cells that have no numbers yet")
            << qint64{recording->step_of({3, 20})} << 0.3 << "heat-near";
    }

    void golden() {
        QFETCH(qint64, step);
        QFETCH(double, zoom);
        QFETCH(QString, file);
        const auto list = step_scene(*wide(), step, {0, 0, zoom}, 1200, 700, heat_measure);
        tests::compare_with_golden("visual", file, to_text(list));
    }

    void all_of_a_table_is_shown() {
        for (const RecordingPtr& recording : {wide(), high(), tall()}) {
            const Layout layout = all_of(*recording);
            QVERIFY(layout.complete());
            QCOMPARE(layout.heat, 1.0);
            QVERIFY(layout.cells.x + layout.cells.width <= heat_frame.x + heat_frame.width + 1e-6);
            QVERIFY(layout.cells.y + layout.cells.height <= heat_frame.y + heat_frame.height + 1e-6);
            QVERIFY(layout.cells.width > 0.85 * (heat_frame.width - layout.header_width));
        }
    }

    void every_cell_belongs_to_one_pixel() {
        std::mt19937_64 random(7);
        for (const RecordingPtr& recording : {wide(), high()})
            for (int time = 0; time < 200; ++time) {
                const auto part = [&] { return static_cast<double>(random() % 1000) / 1000; };
                const Layout layout =
                    table_layout(*recording, {part() * 800, part() * 12'000, std::pow(part(), 6)}, heat_frame,
                                 heat_measure);
                if (layout.readable())
                    continue;
                for (const auto& [ranges, size, begin, count] :
                     {std::tuple{heat_columns(layout), layout.cell_width, layout.first_column,
                                 layout.columns},
                      std::tuple{heat_rows(layout), layout.cell_height, layout.first_row, layout.rows}}) {
                    // If less than half a pixel of a cut cell at the edge is visible, no pixel shows that
                    // cell.
                    const std::int64_t spare = size >= 1 ? 1 : 0;
                    QVERIFY(ranges.front().begin >= begin && ranges.front().begin <= begin + spare);
                    QVERIFY(ranges.back().end <= begin + count && ranges.back().end >= begin + count - spare);
                    for (std::size_t n = 1; n < ranges.size(); ++n) {
                        const bool next = ranges[n].begin == ranges[n - 1].end;
                        QVERIFY(next || ranges[n] == ranges[n - 1]);
                        QVERIFY(next || size > 0.99);
                    }
                }
            }
    }

    void a_dot_has_the_extremes_of_its_cells() {
        std::mt19937_64 random(11);
        std::vector<RecordingPtr> recordings{wide(), high(), tall()};
        const QTemporaryDir folder;
        for (const CellType type : all_cell_types)
            recordings.push_back(any(type, folder.filePath(QString::number(static_cast<int>(type)))));
        for (const RecordingPtr& recording : recordings) {
            const Layout layout = all_of(*recording);
            const auto columns = heat_columns(layout), rows = heat_rows(layout);
            for (int time = 0; time < 40; ++time) {
                const auto step =
                    static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(recording->count() + 1));
                // Every second time, steps near this one are tested.
                const std::int64_t here = recording->place(step).row;
                const auto near = std::ranges::find_if(
                    rows, [&](const CellRange& range) { return here >= range.begin && here < range.end; });
                const CellRange row = time % 2 == 0 ? rows[random() % rows.size()] : *near;
                const auto values = heat_values(*recording, step, row, columns);
                for (std::size_t k = 0; k < columns.size(); k += 7)
                    QVERIFY(values[k] == extremes_of(*recording, step, row, columns[k]));
            }
        }
    }

    /// A colour is the position of the value between the table's smallest and largest value; for bits it
    /// shows whether none, some or all are set.
    void colours_of_any_values() {
        const QTemporaryDir folder;
        const auto last_row = [&](const RecordingPtr& recording) {
            const Layout layout = all_of(*recording);
            const HeatMap map = heat_map(*recording, recording->count(), layout);
            return std::vector<float>(map.values.end() - map.columns, map.values.end());
        };
        const RecordingPtr reals = any(CellType::float64, folder.filePath(QStringLiteral("reals")));
        QVERIFY(reals->smallest() < CellNumber(-1.0) && reals->largest() > CellNumber(1.0));
        const double low = reals->smallest().real(), high = reals->largest().real();
        const auto columns = heat_columns(all_of(*reals));
        const std::vector<float> shades = last_row(reals);
        for (std::size_t k = 0; k < shades.size(); k += 13) {
            const auto dot = extremes_of(*reals, reals->count(), {12, 13}, columns[k]);
            QVERIFY(std::abs(shades[k] - (dot->largest->real() - low) / (high - low)) < 1e-6);
        }
        const RecordingPtr bits = any(CellType::bit, folder.filePath(QStringLiteral("bits")));
        std::set<float> of_bits;
        for (const float shade : heat_map(*bits, bits->count(), all_of(*bits)).values)
            of_bits.insert(shade);
        QCOMPARE(of_bits, (std::set<float>{0, 0.5, 1}));
        const auto list = step_scene(*reals, reals->count(), {0, 0, 0}, 1200, 700, heat_measure);
        QVERIFY(says(list, number(reals->smallest())) && says(list, number(reals->largest())));
        QVERIFY(
            heat_words(*bits, all_of(*bits)).starts_with("each dot is the set part (none, some, all) of "));
    }

    /// Legible cells show a float64 with at most nine characters and a bit as 0 or 1.
    void texts_of_any_values() {
        const QTemporaryDir folder;
        const RecordingPtr reals = any(CellType::float64, folder.filePath(QStringLiteral("reals"))),
                           bits = any(CellType::bit, folder.filePath(QStringLiteral("bits")));
        for (const RecordingPtr& recording : {reals, bits}) {
            const auto list = step_scene(*recording, recording->count(), {0, 0, 1}, 1200, 700, heat_measure);
            const Layout layout = table_layout(*recording, {0, 0, 1}, heat_frame, heat_measure);
            QVERIFY(layout.readable());
            for (std::int64_t j = 0; j < layout.whole_columns; ++j) {
                const auto value = recording->value({1, j});
                QVERIFY(says(list, value ? number(*value) : "−∞"));
                QVERIFY(!value || number(*value).size() <= (recording == bits ? 1 : real_length));
            }
        }
        QCOMPARE(number(CellNumber(1.0 / 3)), std::string("0.333333"));
        QCOMPARE(number(CellNumber(-1.0 / 3)), std::string("-0.333333"));
        QCOMPARE(number(CellNumber(1.23456789e-5)), std::string("1.235e-05"));
        QCOMPARE(number(CellNumber(-1.5e300)), std::string("-1.5e+300"));
    }

    void it_states_what_was_summed_up() {
        const auto recording = wide();
        const Layout layout = all_of(*recording);
        const auto each = std::llround(1 / layout.cell_width);
        QVERIFY(each > 10);
        QCOMPARE(heat_words(*recording, layout),
                 "each dot is the largest of about " + std::to_string(each) + " cells");
        QCOMPARE(heat_words(*recording, table_layout(*recording, {0, 0, 0.1}, heat_frame, heat_measure)),
                 "a colour for each cell");
        const auto list = step_scene(*recording, 0, {0, 0, 0}, 1200, 700, heat_measure);
        QVERIFY(to_text(list).find(heat_words(*recording, layout)) != std::string::npos);
    }

    /// If rows may descend and there are more rows than the picture reads, the words state which of them are
    /// shown.
    void it_states_which_rows_are_shown() {
        const auto recording = wide();
        Layout layout = all_of(*recording);
        layout.view.zoom = layout.least_zoom;
        layout.all_rows = 10 * layout.rows;
        layout.first_row = 2;
        const std::string rows = ", rows 2 to " + std::to_string(layout.rows + 1) + " of ";
        QVERIFY2(heat_words(*recording, layout).find(rows) != std::string::npos,
                 heat_words(*recording, layout).c_str());
        layout.view.zoom = 2 * layout.least_zoom; // it could be zoomed out further
        QVERIFY(heat_words(*recording, layout).find(rows) == std::string::npos);
    }

    void rows_are_summed_up_too() {
        const auto recording = tall();
        const Layout layout = all_of(*recording);
        const auto rows = heat_rows(layout);
        QCOMPARE(rows.front().begin, std::int64_t{0});
        QCOMPARE(rows.back().end, std::int64_t{3001});
        QVERIFY(layout.cell_width >= 1 && layout.cell_height < 1);
        const auto each = static_cast<std::int64_t>(1 / layout.cell_height);
        const std::string words = " in " + std::to_string(each) + " or " + std::to_string(each + 1) + " rows";
        QVERIFY2(heat_words(*recording, layout).ends_with(words), heat_words(*recording, layout).c_str());
        QVERIFY(std::ranges::all_of(rows, [&](const CellRange& range) {
            return range.end - range.begin == each || range.end - range.begin == each + 1 ||
                   range.end == 3001;
        }));
    }

    void initialised_rows_are_quiet_and_others_empty() {
        const auto recording = wide();
        const auto list =
            step_scene(*recording, 3, {0, 0, 0}, 1200, 700, heat_measure); // shows rows 0, 1 and 2
        const Layout layout = all_of(*recording);
        const auto map = heat_map(*recording, 3, layout);
        const auto rows = heat_rows(layout);
        for (std::size_t p = 0; p < rows.size(); ++p) {
            const float first = map.values[p * static_cast<std::size_t>(map.columns)];
            QCOMPARE(std::isnan(first), rows[p].begin == 1 || rows[p].begin == 2);
            QCOMPARE(first == HeatMap::nothing, rows[p].begin > 2);
        }
        QVERIFY(says(list, "−∞") && says(list, "not written yet"));
        QVERIFY(!says(step_scene(*high(), 900, {0, 0, 0}, 1200, 700, heat_measure), "−∞"));
    }

    void a_low_row_shows_its_number_of_items() {
        const auto recording = wide();
        const Rect low = step_frames(1200, 460).table;
        const double height = table_layout(*recording, {0, 0, 0}, low, heat_measure).cell_height;
        QVERIFY2(height > 14 && height < 28, qPrintable(QString::number(height))); // one line
        const auto list =
            step_scene(*recording, recording->step_of({3, 20}), {0, 0, 0}, 1200, 460, heat_measure);
        const auto count = std::ranges::count_if(list.items, [](const Primitive& item) {
            const auto* text = std::get_if<Text>(&item);
            return text && (text->text.ends_with(" + 5") || text->text == "6 items");
        });
        QCOMPARE(count, 12);
    }

    /// In a narrow legend, an entry for something outside the picture never replaces an entry for something
    /// inside it.
    void the_legend_has_what_is_there_first() {
        const auto recording = wide();
        bool narrow = false;
        for (int width = 600; width <= 1200; width += 20) {
            const auto at = [&](std::int64_t step) {
                return step_scene(*recording, step, {0, 0, 0}, width, 500, heat_measure);
            };
            const DisplayList back = at(recording->count()), cell = at(recording->step_of({7, 6'000}));
            QVERIFY(says(back, "way back") || !says(back, "changed"));
            QVERIFY(says(cell, "changed") || !says(cell, "way back"));
            narrow |= says(back, "way back") && !says(back, "changed");
        }
        QVERIFY(narrow);
    }

    /// The cells that a lesson points at and the next cells are marked in the picture, so the legend names
    /// them.
    void the_legend_names_the_ring_and_the_next_cells() {
        const auto recording = wide();
        const std::int64_t step = recording->step_of({7, 6'000}) - 1; // one that looks ahead
        const std::array pointed_at{CellAt{7, 6'000}};
        const auto drawn = [&](double zoom, std::span<const CellAt> cells) {
            return lesson_scene(*recording, recording->at(step), {6, 5'990, zoom}, 1600, 700, heat_measure,
                                cells);
        };
        for (const double zoom : {0.0, 1.0}) { // colours, then numbers
            QVERIFY(says(drawn(zoom, pointed_at), "the lesson points here"));
            QVERIFY(says(drawn(zoom, pointed_at), "next"));
            QVERIFY(!says(drawn(zoom, {}), "the lesson points here"));
        }
    }

    /// Zooms by small factors from the whole table to large cells. The cell under the pointer does not move,
    /// the distances of others grow by that factor, and the heat fades.
    void zooming_has_no_jump() {
        for (const RecordingPtr& recording : {wide(), high()}) {
            const Point pointer{heat_frame.x + 500, heat_frame.y + 300};
            TableView view{0, 0, 0};
            Layout before = table_layout(*recording, view, heat_frame, heat_measure);
            const double row = before.view.first_row + (pointer.y - before.cells.y) / before.cell_height,
                         column = before.view.first_column + (pointer.x - before.cells.x) / before.cell_width;
            int steps = 0;
            for (; before.view.zoom < most_zoom && steps < 2000; ++steps) {
                view = zoomed(*recording, view, 1.02, pointer, heat_frame, heat_measure);
                const Layout now = table_layout(*recording, view, heat_frame, heat_measure);
                const double x = now.cells.x + (column - now.view.first_column) * now.cell_width,
                             y = now.cells.y + (row - now.view.first_row) * now.cell_height;
                QVERIFY2(std::abs(x - pointer.x) < 0.5 && std::abs(y - pointer.y) < 0.5,
                         qPrintable(QStringLiteral("step %1: %2 %3").arg(steps).arg(x).arg(y)));
                const double wider = now.cell_width / before.cell_width,
                             higher = now.cell_height / before.cell_height;
                QVERIFY(wider > 0.999 && wider < 1.1 && higher > 0.999 && higher < 1.1);
                QVERIFY(now.heat <= before.heat + 1e-9 && before.heat - now.heat < 0.35);
                QVERIFY(std::abs(now.header_width - before.header_width) <= 12);
                before = now;
            }
            QVERIFY(steps > 20 && steps < 2000);
            QVERIFY(before.readable());
        }
    }

    /// Either values or colours show the content of cells, for any cell size.
    void a_table_is_never_blank() {
        const auto recording = wide();
        bool values = false, colours = false;
        for (double zoom = 0.01; zoom < most_zoom; zoom *= 1.02) {
            const Layout layout = table_layout(*recording, {0, 0, zoom}, heat_frame, heat_measure);
            if (layout.readable())
                QVERIFY(layout.value_size >= 8);
            else
                QVERIFY(heat_map(*recording, recording->count(), layout).opacity >= 0.5);
            (layout.readable() ? values : colours) = true;
        }
        QVERIFY(values && colours);
    }

    void the_next_cell_does_not_hide_the_changed_cell() {
        const auto recording = wide();
        const std::int64_t step = recording->step_of({3, 20});
        for (const double zoom : {0.2, 0.3, 0.4}) {
            DisplayList list{heat_frame.width, heat_frame.height, {}, {}};
            add_table(list, *recording, recording->at(step), {0, 0, zoom}, heat_frame, heat_measure, {});
            std::size_t changed = 0, next = 0;
            for (std::size_t i = 0; i < list.items.size(); ++i)
                if (const auto* box = std::get_if<Box>(&list.items[i])) {
                    if (box->fill && box->fill->role == Role::changed)
                        changed = i;
                    if (box->stroke && box->stroke->role == Role::about)
                        next = i;
                }
            QVERIFY2(changed > 0 && next < changed, qPrintable(QString::number(zoom)));
        }
    }

    void going_back_ends_at_the_whole_table() {
        const auto recording = wide();
        TableView view{3, 5'000, 1};
        for (int n = 0; n < 400; ++n)
            view = zoomed(*recording, view, 1 / 1.05, {400, 300}, heat_frame, heat_measure);
        QCOMPARE(view.first_column, 0.0);
        QCOMPARE(view.zoom, all_of(*recording).least_zoom);
    }

    void nothing_leaves_the_picture() {
        std::mt19937_64 random(3);
        for (const RecordingPtr& recording : {wide(), high()})
            for (int time = 0; time < 60; ++time) {
                const auto part = [&] { return static_cast<double>(random() % 1000) / 1000; };
                const TableView view{part() * 800, part() * 12'000, std::pow(part(), 5) * most_zoom};
                const auto step = time % 4 == 0
                                      ? recording->count()
                                      : static_cast<std::int64_t>(
                                            random() % static_cast<std::uint64_t>(recording->count() + 1));
                const auto list = step_scene(*recording, step, view, 1200, 700, heat_measure);
                for (const Primitive& item : list.items) {
                    const Rect rect = bounds(item);
                    QVERIFY2(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= 1200.5 &&
                                 rect.y + rect.height <= 700.5,
                             qPrintable(QStringLiteral("time %1: %2 %3 %4 %5")
                                            .arg(time)
                                            .arg(rect.x)
                                            .arg(rect.y)
                                            .arg(rect.width)
                                            .arg(rect.height)));
                }
                QVERIFY(list.items.size() < 6000 && list.regions.size() < 6000);
            }
    }

    void round_steps() {
        QCOMPARE(round_step(0.2), 1);
        QCOMPARE(round_step(3), 5);
        QCOMPARE(round_step(51'000), 100'000);
    }
};

KS_TEST(HeatSceneTest)
#include "heat_scene_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Fronts that are being computed, and tables whose cells are minima.
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/front_chart.h"
#include "visual/scene/heat_summary.h"
#include "visual/scene/rich_text.h"
#include "visual/scene/step_scene.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace ks;
using namespace ks::scene;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

std::shared_ptr<const Recording> front_recorded(const char* variant, const char* preset = "ise-three-tasks",
                                                const Settings& settings = {}) {
    const InstancePtr instance = *ks::generate(preset, "", settings);
    auto made = (*find_variant(variant))->record(instance, {});
    if (!made)
        qFatal("%s", made.error().sentence().c_str());
    return *std::move(made);
}

constexpr const char* front_table = "instruction-set.sequential";
constexpr const char* front_lists = "instruction-set.front-list";

DisplayList front_at(const Recording& recording, std::int64_t step, double width = 1200,
                     double height = 700) {
    return step_scene(recording, step, {}, width, height, FixedMeasure());
}

const Region* front_region(const DisplayList& list, const std::string& id) {
    const auto found = std::ranges::find(list.regions, id, &Region::id);
    return found == list.regions.end() ? nullptr : &*found;
}

const Text* front_text(const DisplayList& list, std::string_view words) {
    for (const Primitive& item : list.items)
        if (const auto* found = std::get_if<Text>(&item); found && found->text == words)
            return found;
    return nullptr;
}

} // namespace

class FrontPictureTest : public QObject {
    Q_OBJECT

private slots:
    void golden_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("file");
        QTest::newRow("a cell of the scan is dropped") << front_table << 48 << "front-scan";
        QTest::newRow("a candidate is dropped") << front_lists << 24 << "front-dropped";
        QTest::newRow("a candidate is kept") << front_lists << 26 << "front-kept";
        QTest::newRow("the choices of a point") << front_lists << 37 << "front-told";
    }
    void golden() {
        QFETCH(QString, variant);
        QFETCH(int, step);
        QFETCH(QString, file);
        const auto recording = front_recorded(variant.toUtf8().constData());
        tests::compare_with_golden("visual", file, to_text(front_at(*recording, step)));
    }

    /// While a task is being merged its candidates do not move.
    void nothing_moves() {
        const auto recording = front_recorded(front_lists);
        const DisplayList copies = front_at(*recording, 13);
        for (std::int64_t step = 14; step <= recording->count(); ++step) {
            const DisplayList list = front_at(*recording, step);
            for (int k = 0; k < 15; ++k) {
                const Region* before = front_region(copies, "point " + std::to_string(k));
                const Region* now = front_region(list, "point " + std::to_string(k));
                QVERIFY(before && now);
                QCOMPARE(now->rect.x, before->rect.x);
                QCOMPARE(now->rect.y, before->rect.y);
            }
        }
    }

    void points_have_descriptions() {
        const auto recording = front_recorded(front_lists);
        const DisplayList list = front_at(*recording, 24);
        QCOMPARE(front_region(list, "point 10")->description,
                 std::string("hardware cost 7, utilisation U 77/60, 3b: dropped now"));
        QCOMPARE(front_region(list, "point 0")->description,
                 std::string("hardware cost 0, utilisation U 113/60, in software: kept"));
        QCOMPARE(front_region(list, "point 4")->description,
                 std::string("hardware cost 3, utilisation U 93/60, in software: dropped"));
        QVERIFY(front_region(list, "point 11")->description.ends_with(": next"));
        QVERIFY(front_region(list, "point 12")->description.ends_with(": not looked at yet"));
        QVERIFY(front_text(list, "least = 70/60") && front_text(list, "schedulable: at most 1"));
        QVERIFY(front_region(front_at(*recording, 37), "point 12")
                    ->description.ends_with(": its choices are told"));
    }

    /// The scanned row is below the points, each cell below its point.
    void the_row_is_below_its_points() {
        const auto recording = front_recorded(front_table);
        const DisplayList list = front_at(*recording, 48);
        const Text* cell = front_text(list, "1.28333");
        QVERIFY(cell);
        const Rect point = front_region(list, "point 7")->rect;
        QVERIFY(std::abs(cell->rect.x + cell->rect.width / 2 - point.x - point.width / 2) < 1.5);
        QVERIFY(cell->rect.y > point.y);
        QCOMPARE(front_text(list, "∞")->role, Role::infeasible);
        QVERIFY(!front_text(front_at(*recording, 48, 700, 400), "1.28333")); // no room
    }

    void nothing_is_outside_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("preset");
        QTest::newRow("table") << front_table << "ise-three-tasks";
        QTest::newRow("lists") << front_lists << "ise-three-tasks";
        QTest::newRow("long table") << front_table << "ise-drawn";
        QTest::newRow("long lists") << front_lists << "ise-drawn";
    }
    void nothing_is_outside() {
        QFETCH(QString, variant);
        QFETCH(QString, preset);
        const Settings settings =
            preset == "ise-drawn"
                ? Settings{{"tasks", "4"}, {"choices", "12"}, {"cost", "300"}, {"utilisation", "1200"}}
                : Settings{};
        const auto recording =
            front_recorded(variant.toUtf8().constData(), preset.toUtf8().constData(), settings);
        for (const auto& [width, height] : {std::pair{1200.0, 700.0}, {853.0, 480.0}, {640.0, 400.0}})
            for (int n = 0; n <= 40; ++n) {
                const std::int64_t step = recording->count() - recording->count() * n / 400;
                const QByteArray bad = tests::outside(front_at(*recording, step, width, height));
                QVERIFY2(bad.isEmpty(), bad.constData());
            }
    }

    /// Lists accept costs of any size, up to 2^63 - 1.
    void costs_near_2_to_63() {
        FrontAxes axes{.cost = "cost", .value = "U", .last_cost = INT64_MAX, .least = 0.5, .greatest = 1};
        axes.less_is_better = true;
        axes.text = [](double value) { return std::to_string(value); };
        const std::vector<FrontCandidate> points{{.cost = 0, .value = 1, .kept = true},
                                                 {.cost = INT64_MAX, .value = 0.5, .kept = true}};
        DisplayList list;
        const Rect frame{0, 0, 800, 400};
        (void)add_front_chart(list, {.axes = &axes, .candidates = points, .decided = 2}, frame,
                              FixedMeasure());
        QVERIFY(list.items.size() < 100);
        const Rect last = front_region(list, "point 1")->rect;
        QVERIFY(last.x > 700 && last.x + last.width <= 800);
    }

    void infinity_is_quiet_in_cells() {
        const auto recording = front_recorded(front_table);
        const auto cells = as_table(recording);
        const std::int64_t step = cells->step_of({2, 5});
        const DisplayList list = front_at(*recording, step);
        const Text* infinite = front_text(list, "∞");
        QVERIFY(infinite);
        QCOMPARE(infinite->role, Role::infeasible);
        QVERIFY(infinite->size <= front_text(list, "1.63333")->size);
        QCOMPARE(front_region(list, "cell 1 1")->description, std::string("U1(1) = ∞"));
        QVERIFY(front_region(list, "cell 2 5")->description.starts_with("U2(5) = 1.3"));
        QCOMPARE(readable(cells->at(cells->step_of({2, 4})).text),
                 std::string("U_{2}(4) = min(U_{1}(4), U_{1}(1) - 1/3) = ∞: no choices of tasks 1 to 2 cost "
                             "exactly 4 together"));
        QCOMPARE(readable("infeasible, -inf, inf, of infinity"),
                 std::string("infeasible, −∞, ∞, of infinity"));
    }

    /// A dot shows the smallest of its cells; infinity is quiet, and the scale begins at the smallest value.
    void a_heat_map_of_least_values() {
        const auto recording =
            front_recorded(front_table, "ise-drawn",
                           {{"tasks", "4"}, {"choices", "12"}, {"cost", "3000"}, {"utilisation", "1200"}});
        const auto cells = as_table(recording);
        const std::int64_t end = cells->step_of({4, cells->columns() - 1});
        const Rect frame = step_frames(1200, 700).table;
        const scene::TableLayout layout = table_layout(*cells, {.zoom = 0}, frame, FixedMeasure());
        QVERIFY(!layout.readable());
        const HeatMap map = heat_map(*cells, end, layout);
        const auto columns = heat_columns(layout), rows = heat_rows(layout);
        const double low = cells->smallest().real(), high = cells->largest().real();
        QVERIFY(low > 0 && low < high);
        int quiet = 0;
        for (std::size_t p = 0; p < rows.size(); p += 7)
            for (std::size_t k = 0; k < columns.size(); ++k) {
                double least = std::numeric_limits<double>::infinity();
                for (std::int64_t i = rows[p].begin; i < rows[p].end; ++i)
                    for (std::int64_t j = columns[k].begin; j < columns[k].end; ++j)
                        least = std::min(least, cells->value({i, j})->real());
                const float shade = map.values[p * columns.size() + k];
                if (std::isinf(least)) {
                    QVERIFY(std::isnan(shade));
                    ++quiet;
                } else {
                    QVERIFY(std::abs(shade - (least - low) / (high - low)) < 1e-5);
                }
            }
        QVERIFY(quiet > 0);
        QVERIFY(heat_words(*cells, layout).starts_with("each dot is the smallest of "));
        const DisplayList list = step_scene(*cells, end, {.zoom = 0}, 1200, 700, FixedMeasure());
        QVERIFY(front_text(list, "∞") && !front_text(list, "−∞"));
    }
};

KS_TEST(FrontPictureTest)
#include "front_picture_test.moc"

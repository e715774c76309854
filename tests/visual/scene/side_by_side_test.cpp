// SPDX-License-Identifier: GPL-3.0-or-later
// All pairs of variants of a kind side by side, in several sizes: nothing extends beyond its half, and
// differences are marked in both halves and described below.
#include "solvers/core/formatted.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/pairs/differences.h"
#include "solvers/run/in_process.h"
#include "solvers/run/registry.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "visual/scene/side_by_side.h"

#include <algorithm>
#include <random>

using namespace ks;
using namespace ks::scene;

namespace {

using AnyRecording = std::shared_ptr<const Recording>;

std::vector<AnyRecording> recordings_of(const Kind& kind, const InstancePtr& instance) {
    std::vector<AnyRecording> all;
    for (const Variant* variant : variants())
        if (variant->info().steps && variant->info().kind == kind.id)
            if (auto recorded = variant->record(instance, {}))
                all.push_back(*recorded);
    return all;
}

std::int64_t signs(const DisplayList& list) {
    return std::ranges::count_if(list.items, [](const Primitive& item) {
        const auto* text = std::get_if<Text>(&item);
        return text && text->text == "≠";
    });
}

DisplayList pair_scene(const Recording& first, const Recording& second, Positions steps, double width,
                       double height) {
    const Differences found = differences(first, steps[0], second, steps[1]);
    const Moment left = moment_of(first, steps[0]), right = moment_of(second, steps[1]);
    const TableView view;
    return side_by_side_scene(
        {.first = {.recording = first, .moment = left, .view = view, .differs = found.where[0]},
         .second = {.recording = second, .moment = right, .view = view, .differs = found.where[1]},
         .first_title = "one",
         .second_title = "the other",
         .found = found},
        width, height, FixedMeasure());
}

InstancePtr with_value(std::int64_t value) {
    const InstancePtr instance = *generate("thesis-2.1", "", {});
    return *changed(*instance, SetValue{.at = FieldAt::of_record(0, 0, 0), .value = value});
}

} // namespace

class SideBySideTest : public QObject {
    Q_OBJECT

    /// Whether a mark or a text of one half extends into the other half, or out of the picture.
    static std::string strays(const DisplayList& list, double bottom) {
        const double middle = list.width / 2;
        for (const Primitive& item : list.items) {
            const auto* box = std::get_if<Box>(&item);
            const auto* text = std::get_if<Text>(&item);
            if (!box && !text)
                continue;
            const Rect rect = box ? box->rect : text->rect;
            if (rect.x < -0.5 || rect.x + rect.width > list.width + 0.5 ||
                rect.y + rect.height > list.height + 1)
                return formatted("outside: {} {} {} {}", rect.x, rect.y, rect.width, rect.height);
            if (rect.y < bottom && rect.x < middle && rect.x + rect.width > middle + 1)
                return formatted("across the middle: {} {} {}", rect.x, rect.width,
                                 text ? text->text : "box");
        }
        return {};
    }

private slots:
    /// The room for both tables below a notice on a projector of 1280 x 800, and on a screen of 1366 x 768.
    void no_row_or_column_is_hidden() {
        const InstancePtr instance = *generate("thesis-2.1", "", {});
        const auto table = as_table(*in_process::record("knapsack.sequential", instance, {}));
        for (const auto& [width, height] : {std::pair{767.0, 300.0}, {1280.0, 480.0}}) {
            const Rect side = side_of_pair(width, height);
            const TableLayout layout =
                table_layout(*table, {}, side_frame(side.width, side.height), FixedMeasure());
            QVERIFY2(layout.complete() && layout.readable(), formatted("{} x {}", width, height).c_str());
        }
    }

    void every_kind_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }

    void every_kind() {
        QFETCH(QString, kind);
        const std::uint64_t seed = test_seed();
        Random draw(seed);
        std::mt19937_64 random(seed);
        const Kind& of = *find_kind(kind.toStdString());
        auto all = recordings_of(of, of.random_case(draw).instance);
        for (const AnyRecording& edited : recordings_of(of, of.random_case(draw).instance))
            all.push_back(edited);
        for (const AnyRecording& first : all)
            for (const AnyRecording& second : all)
                for (const auto& [width, height] :
                     {std::pair{1190.0, 600.0}, {1830.0, 900.0}, {800.0, 460.0}}) {
                    const auto step = [&](const Recording& recording) {
                        return std::uniform_int_distribution<std::int64_t>(0, recording.count())(random);
                    };
                    const DisplayList list =
                        pair_scene(*first, *second, {step(*first), step(*second)}, width, height);
                    const Rect side = side_of_pair(width, height);
                    const std::string stray = strays(list, side.y + side.height);
                    QVERIFY2(stray.empty(), (std::string(first->variant()) + " beside " +
                                             std::string(second->variant()) + ": " + stray)
                                                .c_str());
                    QVERIFY(std::ranges::find(list.regions, "differences", &Region::id) !=
                            list.regions.end());
                }
    }

    void a_cell_that_differs_is_marked_in_both_and_spoken() {
        const auto& variant = **find_variant("knapsack.sequential");
        const AnyRecording first = *variant.record(with_value(2), {}),
                           second = *variant.record(with_value(3), {});
        const Positions ends{first->count(), second->count()};
        const Differences found = differences(*first, ends[0], *second, ends[1]);
        QVERIFY(found.differ > 0);
        const DisplayList list = pair_scene(*first, *second, ends, 1830, 900);
        QCOMPARE(signs(list), 2 * found.differ + 1); // and one in the legend
        const auto told = std::ranges::count_if(
            list.regions, [](const Region& region) { return region.description.ends_with(", differs"); });
        QCOMPARE(told, 2 * found.differ);
        QCOMPARE(signs(pair_scene(*first, *first, {ends[0], ends[0]}, 1830, 900)), 1);
    }
};

KS_TEST(SideBySideTest)
#include "side_by_side_test.moc"

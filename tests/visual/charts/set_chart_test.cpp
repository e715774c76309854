// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <QTest>

#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "visual/charts/chart_view.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

using namespace ks;
using namespace ks::visual;

/// A chart across instances: one line per variant, and notes about missing values.
class SetChartTest : public QObject {
    Q_OBJECT

    static Timing timing(const char* label, double seconds) {
        Timing made;
        made.label = label;
        made.group = "gpu:0";
        made.source = Source::recorded;
        made.where = "NVIDIA H200, 2026-11-22";
        made.machine = "node7";
        made.seconds = seconds;
        made.spread = visual::Spread{seconds / 2, seconds * 2};
        return made;
    }
    static Timing failed(const char* label, const char* reason) {
        Timing made = timing(label, 0);
        made.spread = {};
        made.failed = reason;
        return made;
    }
    static Timing emulated(const char* label) {
        Timing made = timing(label, 73);
        made.source = Source::emulated;
        made.group = "emulator";
        return made;
    }
    /// mckp.sync was refused on the second instance, mckp.tuned was not measured on the first, and
    /// mckp.reduction was emulated.
    static std::vector<SetChart::Set> sets() {
        return {{"thesis-set3",
                 {timing("mckp.global", 0.002), timing("mckp.sync", 0.001), emulated("mckp.reduction")}},
                {"thesis-set4",
                 {timing("mckp.global", 0.012), failed("mckp.sync", "too many blocks"),
                  timing("mckp.tuned", 0.001)}},
                {"thesis-set5",
                 {timing("mckp.global", 0.024), timing("mckp.sync", 0.008), timing("mckp.tuned", 0.002)}}};
    }
    static SetChart speedups() { return *SetChart::speedups("Sets", sets(), "mckp.global"); }
    static bool says(const SetChart& chart, const char* words) {
        return std::ranges::any_of(
            chart.notes(), [&](const std::string& note) { return note.find(words) != std::string::npos; });
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    /// "thesis-se…" below each point would not identify the set.
    void a_narrow_chart_shows_where_the_names_of_sets_differ() {
        const auto svg = [](const char* last) {
            auto all = sets();
            all.back().label = last;
            const auto chart = SetChart::speedups("Sets", all, "mckp.global");
            return encoded(chart_picture(Chart(*chart), AxisScale::linear,
                                         paint::theme(paint::ThemeId::light), QSizeF(420, 600)),
                           Format::svg);
        };
        const auto five = svg("thesis-set5"), six = svg("thesis-set6");
        QVERIFY(five && six);
        QVERIFY(*five == *svg("thesis-set5"));
        QVERIFY(*five != *six);
    }

    void each_is_against_the_baseline_of_its_instance() {
        const SetChart chart = speedups();
        QCOMPARE(chart.sets(), (std::vector<std::string>{"thesis-set3", "thesis-set4", "thesis-set5"}));
        QCOMPARE(chart.series().size(), std::size_t{3});
        QCOMPARE(chart.series()[0].label, std::string("mckp.global"));
        for (const SetChart::Point& point : chart.series()[0].points)
            QCOMPARE(point.value, 1.0);
        QCOMPARE(chart.series()[1].points[0].value, 2.0);
        QCOMPARE(chart.series()[1].points[2].value, 3.0);
        QCOMPARE(chart.series()[2].points[1].value, 12.0);
        QCOMPARE(chart.series()[1].points[0].spread->max, 8.0); // both sides have twice the spread
        QVERIFY(says(chart, "Baseline: mckp.global on gpu:0"));
    }

    void missing_points_have_a_reason() {
        const SetChart chart = speedups();
        QCOMPARE(chart.series()[1].points[1].missing, std::string("too many blocks"));
        QCOMPARE(chart.series()[2].points[0].missing, std::string("not measured"));
        QVERIFY(says(chart, "No point of mckp.sync at thesis-set4: too many blocks."));
        QVERIFY(
            says(chart, "mckp.reduction is left out: its time in the emulator says nothing about a GPU."));
        QVERIFY(chart_in_words(chart).contains(QStringLiteral("too many blocks")));
        for (const auto& row : rows_of(chart))
            if (row[0] == "thesis-set4" && row[1] == "mckp.sync") {
                QCOMPARE(row[3], std::string());
                QCOMPARE(row[8], std::string("too many blocks"));
            }
        auto without = sets();
        without[0].timings.erase(without[0].timings.begin()); // the baseline is missing
        const auto left = SetChart::speedups("Sets", without, "mckp.global");
        QCOMPARE(left->sets().size(), std::size_t{2});
        QVERIFY(says(*left, "thesis-set3 is left out: mckp.global was not measured there."));
        QVERIFY(!SetChart::speedups("Sets", sets(), "mckp.nothing"));
        QVERIFY(!SetChart::times("Sets", {{"thesis-set3", {emulated("mckp.global")}}}));
    }

    void times_need_no_baseline() {
        const auto chart = SetChart::times("Sets", sets());
        QVERIFY(chart && chart->unit() == BarChart::Unit::seconds);
        QCOMPARE(chart->series()[0].points[2].value, 0.024);
    }

    /// If two machines ran the same variant, there are two lines with two names.
    void machines_are_kept_apart() {
        auto two = sets();
        Timing other = timing("mckp.global", 0.5);
        other.where = "Tesla M2050";
        other.machine = "node8";
        two[0].timings.push_back(other);
        const auto chart = SetChart::times("Sets", two);
        QVERIFY(chart);
        std::set<std::string> names;
        for (const SetChart::Series& series : chart->series())
            QVERIFY2(names.insert(chart->name(series)).second, chart->name(series).c_str());
        for (auto& set : two)
            for (Timing& each : set.timings)
                each.recording = {
                    .key = each.machine, .file = each.machine, .named = "H200, today", .date = {}};
        two[0].timings.back().where = two[0].timings.front().where;
        const auto same_day = SetChart::times("Sets", two);
        QVERIFY(same_day->mixed());
        names.clear();
        for (const SetChart::Series& series : same_day->series()) {
            const std::string name = same_day->name(series);
            QVERIFY2(names.insert(name).second && name.find("H200, today") != name.npos, name.c_str());
        }
    }

    void each_point_has_its_words_and_a_worse_answer_its_note() {
        auto all = sets();
        all[2].timings[2].quality = {.words = "98 % of the optimum", .share = 0.98};
        const SetChart chart = *SetChart::speedups("Sets", all, "mckp.global");
        QVERIFY(says(chart, "The answer of mckp.tuned at thesis-set5: 98 % of the optimum."));
        const auto regions =
            chart_regions(chart, AxisScale::linear, paint::theme(paint::ThemeId::light), {900, 500});
        const auto points = [](const SetChart::Series& series) {
            return std::ranges::count_if(series.points,
                                         [](const auto& point) { return point.missing.empty(); });
        };
        std::ptrdiff_t there = 0;
        for (const SetChart::Series& series : chart.series())
            there += points(series);
        QCOMPARE(static_cast<std::ptrdiff_t>(regions.size()), there);
        const bool said = std::ranges::any_of(regions, [](const scene::Region& region) {
            return region.description.starts_with("mckp.tuned on gpu:0 at thesis-set5: 12.0×") &&
                   region.description.find("98 % of the optimum") != std::string::npos;
        });
        QVERIFY(said);
    }

    void lines_without_room_for_their_names_are_left_out() {
        std::vector<SetChart::Set> many{{"one", {}}, {"two", {}}};
        for (int i = 0; i < 60; ++i)
            for (SetChart::Set& set : many)
                set.timings.push_back(timing(("variant " + std::to_string(i)).c_str(), 1 + i));
        const SetChart chart = *SetChart::times("Many", many);
        const auto points =
            chart_regions(chart, AxisScale::log, paint::theme(paint::ThemeId::light), {1200, 750});
        QVERIFY(points.size() > 40 && points.size() < 80); // two per line
        QVERIFY(says(chart.first(20), "40 more lines do not fit into this picture."));
    }

    /// A line connects only adjacent points that both have a value, so gaps stay visible.
    void it_is_drawn_at_any_size_in_every_theme() {
        for (const auto id : {paint::ThemeId::light, paint::ThemeId::dark, paint::ThemeId::projector})
            for (const AxisScale scale : {AxisScale::linear, AxisScale::log})
                for (const QSizeF size : {QSizeF(64, 64), QSizeF(640, 360), QSizeF(1600, 1000)}) {
                    const auto svg =
                        encoded(chart_picture(Chart(speedups()), scale, paint::theme(id), size), Format::svg);
                    QVERIFY(svg);
                    // embedded fonts may contain any letters
                    const QByteArray drawing = svg->mid(svg->indexOf("</style>"));
                    QVERIFY(!drawing.contains("\"nan") && !drawing.contains("\"inf") &&
                            !drawing.contains("nan,") && !drawing.contains("inf,"));
                }
        const paint::Theme& light = paint::theme(paint::ThemeId::light);
        QVERIFY(chart_height(Chart(speedups()), light, 400) > chart_height(Chart(speedups()), light, 1600));
    }
};

KS_TEST(SetChartTest)
#include "set_chart_test.moc"

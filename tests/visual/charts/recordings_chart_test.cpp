// SPDX-License-Identifier: GPL-3.0-or-later
// Bars of several recordings, machines and variants in one chart.
#include "tests/support/suite.h"
#include "tests/visual/charts/some_charts.h"
#include "tests/visual/quiet.h"
#include "tests/visual/same_picture.h"
#include "visual/charts/chart_picture.h"
#include "visual/charts/chart_view.h"
#include "visual/charts/series_style.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <QImage>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace ks;
using namespace ks::tests;
using namespace ks::visual;

namespace {

/// One variant in two recordings of the same day, another variant in the first of them.
std::vector<Timing> two_recordings() {
    const auto timing = [](const char* label, const char* file, const char* date, double seconds) {
        return Timing{.label = label,
                      .group = "gpu:0",
                      .source = Source::recorded,
                      .where = "NVIDIA H200",
                      .seconds = seconds,
                      .spread = {},
                      .machine = file,
                      .recording = {.key = file,
                                    .file = file,
                                    .named = std::string("NVIDIA H200, ") + date,
                                    .date = std::string(date) + "T14:37:12Z"}};
    };
    return {timing("shared", "a", "2026-11-22", 1), timing("global", "b", "2026-11-25", 1),
            timing("shared", "b", "2026-11-25", 2), timing("global", "c", "2026-11-25", 4)};
}

} // namespace

class RecordingsChartTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void a_chart_of_several_recordings_names_machine_and_date() {
        const BarChart chart = *BarChart::times("", two_recordings());
        QVERIFY(chart.mixed());
        std::vector<std::string> names;
        for (const BarChart::Bar& each : chart.bars())
            names.push_back(chart.row_name(each));
        // The bars of a recording are adjacent. Two recordings of the same day are distinguished by time, or
        // else by file.
        const std::string b_and_c = "global · NVIDIA H200, 2026-11-25 14:37:12 · ";
        QCOMPARE(names, (std::vector<std::string>{"shared · NVIDIA H200, 2026-11-22",
                                                  "shared · NVIDIA H200, 2026-11-25", b_and_c + "b",
                                                  b_and_c + "c"}));
        auto later = two_recordings();
        later[3].recording.date = "2026-11-25T18:00:00Z";
        QCOMPARE(BarChart::times("", later)->bars().back().name,
                 std::string("global · NVIDIA H200, 2026-11-25 18:00:00"));
        QVERIFY(!times().mixed());
    }

    /// As on a projector: each bar of a chart that mixes recordings shows its recording.
    void a_narrow_chart_shows_the_times_of_recordings() {
        const auto svg = [](const char* date) {
            auto all = two_recordings();
            all[3].recording.date = date;
            return encoded(chart_picture(*BarChart::times("", all), AxisScale::linear,
                                         paint::theme(paint::ThemeId::light), QSizeF(500, 600)),
                           Format::svg);
        };
        const auto six = svg("2026-11-25T18:00:00Z"), seven = svg("2026-11-25T19:00:00Z");
        QVERIFY(six && seven && *six == *svg("2026-11-25T18:00:00Z"));
        QVERIFY(*six != *seven);
    }

    void times_of_two_recordings_are_not_divided() {
        const BarChart chart = *BarChart::speedups("", two_recordings(), 1);
        QCOMPARE(chart.bars().size(), std::size_t{3});
        for (const BarChart::Bar& each : chart.bars())
            QCOMPARE(each.value, chart.labels()[each.label] == "shared" ? 0.5 : 1.0);
        const auto notes = chart.notes();
        QVERIFY(std::ranges::count(notes, "Not shown: a, because global was not measured there.") == 1);
        QVERIFY(std::ranges::count(notes, "Baseline: global on gpu:0 in b, a single run.") == 1);
        QCOMPARE(rows_of(chart)[2][11], std::string("b"));
        QCOMPARE(rows_of(chart)[3][13], std::string("c"));
        auto same_machine = two_recordings();
        for (Timing& each : same_machine)
            each.machine = "one";
        const auto borrowed = BarChart::speedups("", same_machine, 1)->notes();
        QVERIFY(std::ranges::count(borrowed,
                                   "Divided by a time of another recording of the same machine: the "
                                   "figures of a.") == 1);
    }

    /// The baseline takes 1 and 100 s, the variant a tenth and a hundredth of that.
    void several_instances_have_the_geometric_mean_of_their_ratios() {
        const auto mean = [](const char* label, double first, double second) {
            const auto spread = [](double median) {
                return ks::Spread{.median = median, .min = median, .max = 2 * median, .samples = {}};
            };
            Timing made{
                .label = label, .group = "cpu", .where = "", .seconds = (first + second) / 2, .spread = {}};
            made.spread = visual::Spread{std::min(first, second), std::max(first, second)};
            made.instances = {{"one", spread(first)}, {"two", spread(second)}};
            return made;
        };
        auto timings = std::vector{mean("base", 1, 100), mean("quick", 0.1, 1)};
        std::ranges::reverse(timings[1].instances); // sorted by the names of the instances
        const BarChart chart = *BarChart::speedups("", timings, 0);
        const BarChart::Bar& quick = bar(chart, "quick", "cpu");
        QVERIFY(std::abs(quick.value - std::sqrt(10 * 100.0)) < 1e-9);
        QCOMPARE(quick.spread->min, 1 / 0.2);
        QCOMPARE(quick.spread->max, 200 / 1.0);
        QVERIFY(
            chart_in_words(chart).contains(QStringLiteral("geometric mean of the ratios of 2 instances")));
        QVERIFY(chart_in_words(*BarChart::times("", timings)).contains(QStringLiteral("arithmetic mean")));
        timings[1].instances[0].instance = "three";
        QVERIFY(!bar(*BarChart::speedups("", timings, 0), "quick", "cpu").instead.empty());
    }

    void the_caption_names_the_run_of_the_baseline() {
        auto both = timings();
        both[0].runs = 5;
        both[0].recording = {.key = "a", .file = "a", .named = "here", .date = {}};
        both.push_back(both[0]);
        both.back().recording.key = both.back().recording.file = "b";
        const auto notes = BarChart::speedups("", both, 0)->notes();
        QVERIFY2(std::ranges::count(notes, "Baseline: mckp.sequential on cpu in a, the median of 5 runs. The "
                                           "machine has 2 times of it; a figure is divided by the one in its "
                                           "own recording, if there is one.") == 1,
                 notes.front().c_str());
    }

    void each_machine_has_its_own_baseline() {
        auto both = timings();
        both[2].machine = both[3].machine = "node7";
        both[3].provenance = "Recorded on node7.";
        auto lost = BarChart::speedups("", both, 0);
        QVERIFY(lost);
        QVERIFY(bar(*lost, "mckp.shared", "Tesla M2050").instead.empty());
        QVERIFY(bar(*lost, "mckp.global", "gpu:0").instead.find("was not measured there") !=
                std::string::npos);
        QVERIFY(lost->axis().find("each on its own machine") != std::string::npos);
        both.push_back({"mckp.sequential", "CPU", Source::recorded, "node7", 0.5, {}, "node7"});
        const Printed average{"CUDA-SYNC, on average", "thesis", "Printed so.", 220, 220};
        const Printed range{"CUDA-SYNC", "short paper", "", 3, 4};
        const auto chart = BarChart::speedups("", both, 0, {average, range});
        QVERIFY(chart);
        QCOMPARE(bar(*chart, "mckp.global", "gpu:0").value, 0.5 / 0.00188);
        QCOMPARE(bar(*chart, "mckp.sequential", "CPU").value, 1.0);
        QCOMPARE(bar(*chart, "CUDA-SYNC, on average", "thesis").value, 220.0);
        QVERIFY(!bar(*chart, "CUDA-SYNC, on average", "thesis").spread);
        QCOMPARE(bar(*chart, "CUDA-SYNC", "short paper").spread->max, 4.0);
        const auto notes = chart->notes();
        QCOMPARE(notes[notes.size() - 2], std::string("Recorded on node7."));
        QCOMPARE(notes.back(), std::string("Printed so."));
        QVERIFY(std::ranges::any_of(notes, [](const std::string& note) {
            return note.starts_with("The whisker of a printed figure");
        }));
        QCOMPARE(BarChart::speedups("", both, 0, {{"", "", "", 4, 3}}).error().code, ErrorCode::input);
        std::set<std::string> names;
        for (const BarChart::Bar& each : chart->bars())
            QVERIFY2(names.insert(chart->row_name(each)).second, chart->row_name(each).c_str());
    }

    void each_origin_has_its_pattern_and_each_colour_its_number() {
        std::set<std::string> patterns;
        for (const Source source :
             {Source::measured, Source::recorded, Source::emulated, Source::modelled, Source::printed}) {
            scene::DisplayList list{10, 10, {}, {}};
            list.add(patterned({0, 0, 10, 10}, scene::Role::read, source));
            QVERIFY2(patterns.insert(scene::to_text(list)).second, to_text(source).c_str());
        }
        std::set<scene::Role> seen;
        for (std::size_t number = 0; number < colours; ++number)
            QVERIFY(seen.insert(colour_of(number)).second);
    }

    /// For any other content of the chart.
    void a_variant_has_the_same_colour_in_every_chart() {
        const paint::Theme& theme = paint::theme(paint::ThemeId::light);
        std::vector<Timing> all;
        for (const std::size_t number : {3, 1, 2})
            all.push_back({.label = "v" + std::to_string(number),
                           .group = number == 1 ? "cpu" : "gpu:0",
                           .source = Source::measured,
                           .where = "",
                           .seconds = 1,
                           .spread = {},
                           .colour = number});
        for (; !all.empty(); all.erase(all.begin())) {
            const BarChart chart = *BarChart::times("", all);
            const QImage image = painted(chart_picture(chart, AxisScale::linear, theme, {900, 500}));
            const auto rows = chart_regions(chart, AxisScale::linear, theme, {900, 500});
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const int y = static_cast<int>(rows[row].rect.y + rows[row].rect.height / 2);
                const QColor colour = theme.mark(colour_of(chart.bars()[row].colour));
                int found = 0;
                for (int x = 0; x < image.width(); ++x)
                    found += image.pixelColor(x, y) == colour;
                QVERIFY2(found > 100, chart.labels()[chart.bars()[row].label].c_str());
            }
        }
    }
};

KS_TEST(RecordingsChartTest)
#include "recordings_chart_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Curves, strip, solves, telemetry and counters of a watched run: as text, empty, and at any size.
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "tests/visual/scene/live/made_timeline.h"
#include "visual/scene/live/counters_picture.h"
#include "visual/scene/live/occupancy_chart.h"
#include "visual/scene/live/sm_strip.h"
#include "visual/scene/live/solve_times.h"
#include "visual/scene/live/telemetry_curves.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace ks;
using namespace ks::scene;

namespace {

const FixedMeasure letters;
constexpr float not_told = std::numeric_limits<float>::quiet_NaN();

/// Draws into a picture of this size, which grows if more height is needed.
DisplayList in_frame(double width, double height,
                     const std::function<double(DisplayList&, const Rect&)>& draw) {
    DisplayList list{.width = width, .height = height};
    const double used = draw(list, {8, 8, width - 16, height - 16});
    list.height = std::max(height, used + 16);
    return list;
}

QString said(const DisplayList& list) {
    QStringList words;
    for (const Primitive& item : list.items)
        if (const auto* text = std::get_if<Text>(&item))
            words << QString::fromStdString(text->text).trimmed();
    return words.join(QLatin1Char(' ')).replace(QChar(0x202F), QLatin1Char('_'));
}

void compare_live(const char* name, const DisplayList& list) {
    ks::tests::compare_with_golden(QStringLiteral("visual"), QStringLiteral("live-") + QLatin1String(name),
                                   to_text(list));
}

/// The number of lines that are slanted, or as thick as a curve.
std::size_t lines_of_curves(const DisplayList& list) {
    return static_cast<std::size_t>(std::ranges::count_if(list.items, [](const Primitive& item) {
        const auto* line = std::get_if<Polyline>(&item);
        return line && line->stroke.width == 2 && !line->stroke.dashed;
    }));
}

/// The points of a curve: small boxes of its colour without an outline.
std::vector<Rect> points_of(const DisplayList& list, Role role) {
    std::vector<Rect> points;
    for (const Primitive& item : list.items)
        if (const auto* box = std::get_if<Box>(&item);
            box && box->fill && box->fill->role == role && !box->stroke && box->rect.width == 6)
            points.push_back(box->rect);
    return points;
}

/// A sample every tenth of a second, with two SMs; the fourth to sixth are unknown.
std::vector<live::Sample> ten_samples(float level) {
    std::vector<live::Sample> samples;
    for (int i = 0; i < 10; ++i) {
        live::Sample sample{.t = i / 10.0};
        if (i < 3 || i > 5)
            sample.occupancy = {level + 0.01f * static_cast<float>(i), level + 0.2f};
        live::Telemetry telemetry{.busy = 1,
                                  .sm_mhz = i < 5 ? 1980 : 1845,
                                  .power_w = 300 + i,
                                  .temperature_c = 41,
                                  .memory_used_bytes = std::int64_t{3} << 30};
        if (i == 5 || i == 6)
            telemetry.throttled = {"power cap"};
        samples.push_back(sample);
        samples.push_back({.t = sample.t, .telemetry = telemetry}); // a separate sample, as runners send it
    }
    return samples;
}

OccupancyChart chart_of_two() {
    OccupancyChart chart;
    chart.series = {series_of(ten_samples(0.5f), "mckp.sync"), series_of(ten_samples(0.2f), "mckp.shared")};
    chart.series[0].theoretical = 0.75;
    chart.series[0].achieved = live::AchievedOccupancy{.of_span = 0.58, .of_active = 0.61};
    chart.series[1].theoretical = 1;
    chart.cursor = 0.71;
    chart.source = source_words(live::Source::probe, "NVIDIA H200");
    return chart;
}

DisplayList drawn_chart(const OccupancyChart& chart, double width = 640, double height = 240) {
    return in_frame(width, height, [&](DisplayList& list, const Rect& area) {
        return add_occupancy_chart(list, chart, area, letters).used;
    });
}

std::vector<live::SolveTime> solves(int count) {
    std::vector<live::SolveTime> made;
    for (int i = 0; i < count; ++i)
        made.push_back({.t = 0.01 * (i + 1), .total_ms = 1.8 + 0.01 * (i % 7)});
    return made;
}

live::Counters some_counters() {
    live::Counters counters{.chip = "GH100", .passes = 1};
    counters.ranges = {
        {.name = "solve",
         .launches = 100,
         .counters = {
             {"achieved_occupancy", "sm__warps_active.avg.pct_of_peak_sustained_active", "%", 66.42},
             {"dram_read", "dram__bytes_read.sum", "bytes", 1.28e9},
             {"duration", "gpu__time_duration.sum", "ns", 1'884'000},
             {"shared_conflicts", "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum", "", 303501}}}};
    counters.curves = {{.name = "warps_active",
                        .metric = "sm__warps_active",
                        .unit = "%",
                        .times = {0, 0.5, 1},
                        .values = {10, 60, 20}}};
    return counters;
}

DisplayList drawn_counters(const CountersPicture& picture, double width = 640, double height = 320) {
    return in_frame(width, height, [&](DisplayList& list, const Rect& area) {
        return add_counters_picture(list, picture, area, letters);
    });
}

DisplayList drawn_telemetry(const TelemetryCurves& curves, double width = 720, double height = 300) {
    return in_frame(width, height, [&](DisplayList& list, const Rect& area) {
        return add_telemetry(list, curves, area, letters).used;
    });
}

DisplayList drawn_solves(const SolveTimes& times, double width = 720, double height = 260) {
    return in_frame(width, height, [&](DisplayList& list, const Rect& area) {
        return add_solve_times(list, times, area, letters).used;
    });
}

DisplayList drawn_strip(const SmStrip& strip, double width, double height) {
    return in_frame(width, height, [&](DisplayList& list, const Rect& area) {
        return add_sm_strip(list, strip, area, letters).used;
    });
}

} // namespace

class LiveChartsTest : public QObject {
    Q_OBJECT

private slots:
    void occupancy_as_text() { compare_live("occupancy", drawn_chart(chart_of_two())); }

    /// Samples are moments: no line joins them, because the values between are unknown.
    void each_sample_is_a_point() {
        OccupancyChart chart;
        chart.series = {series_of(ten_samples(0.5f))};
        const DisplayList list = drawn_chart(chart);
        QCOMPARE(lines_of_curves(list), std::size_t(0));
        QCOMPARE(points_of(list, Role::read).size(), std::size_t(7 + 3)); // three are in the legend
        QVERIFY(said(list).contains("each point is one moment"));
        const OccupancySeries& series = chart.series[0];
        QCOMPARE(value_at(series, 0.11), 0.605f);
        QVERIFY(std::isnan(value_at(series, 0.42)) && std::isnan(value_at(series, -1)));
        QVERIFY(std::isnan(value_at(series, 2)));
        chart.cursor = 0.4;
        QVERIFY(said(drawn_chart(chart)).contains("not known here"));
        chart.cursor = 0.12; // the previous sample is used, and its time is shown
        QVERIFY2(said(drawn_chart(chart)).contains("60.5_% at 100_ms"), qPrintable(said(drawn_chart(chart))));
    }

    void means_are_steps_and_unknown_values_are_gaps() {
        OccupancyChart chart;
        chart.series = {{.times = {0, 1, 2, 3, 4}, .values = {0.5f, 0.7f, not_told, 0.2f, 0.2f}, .bin = 1}};
        const DisplayList list = drawn_chart(chart);
        QVERIFY(!said(list).contains("each point is one moment"));
        std::vector<const Polyline*> curves;
        for (const Primitive& item : list.items)
            if (const auto* line = std::get_if<Polyline>(&item); line && line->stroke.width == 2)
                curves.push_back(line);
        QCOMPARE(curves.size(), std::size_t(3)); // before and after the gap, and in the legend
        for (const Polyline* curve : curves)
            for (std::size_t i = 1; i < curve->points.size(); ++i)
                QVERIFY(curve->points[i].x == curve->points[i - 1].x ||
                        curve->points[i].y == curve->points[i - 1].y);
    }

    void a_window_shows_the_samples_in_it() {
        OccupancyChart chart = chart_of_two();
        chart.series.resize(1);
        chart.window = {.begin = 0.05, .end = 0.15};
        chart.cursor.reset();
        const DisplayList list = drawn_chart(chart);
        QVERIFY(tests::outside(list).isEmpty());
        QCOMPARE(points_of(list, Role::read).size(), std::size_t(1 + 3));
    }

    void samples_of_one_column_are_a_bar() {
        OccupancyChart chart;
        chart.series.emplace_back();
        for (int i = 0; i < 10'000; ++i) {
            chart.series[0].times.push_back(i);
            chart.series[0].values.push_back(i % 2 == 0 ? 0.25f : 0.75f);
        }
        const std::vector<Rect> bars = points_of(drawn_chart(chart), Role::read);
        QVERIFY(bars.size() > 60 && bars.size() < 150);
        QVERIFY(bars[10].height > 50);
    }

    void a_timeline_in_slow_motion_has_as_many_values_as_are_asked_for() {
        const auto laid = lay_out(tests::made({.sms = 4, .grid = 32, .threads = 512}));
        const OccupancySeries series = series_of(*laid, {}, 200, "");
        QCOMPARE(series.values.size(), std::size_t(200));
        QCOMPARE(*series.theoretical, 0.5);
        QVERIFY(value_at(series, 5000) > 0.4f);
        QVERIFY(std::isnan(value_at(series, -1)));
        QCOMPARE(slow_motion_words(TimeUnit::nanoseconds, 42'000),
                 std::string("1\u202Fs of picture = 42.0\u202Fµs of run, 24\u202F000 times slower"));
        QCOMPARE(slow_motion_words(TimeUnit::steps, 1200),
                 std::string("1\u202Fs of picture = 1\u202F200 steps of the model"));
        QCOMPARE(slow_motion_words(TimeUnit::seconds, 1), std::string("1\u202Fs of picture = 1.00\u202Fs of "
                                                                      "run, as fast as it ran"));
        QVERIFY(slow_motion_words(TimeUnit::seconds, 0).empty());
    }

    void empty_charts_are_sentences() {
        QVERIFY(said(drawn_chart({})).contains("There is no occupancy yet"));
        QVERIFY(said(drawn_chart({.nothing = "No probe."})).contains("No probe."));
        QVERIFY(said(drawn_solves({})).contains("No solve is done yet."));
        QVERIFY(said(drawn_telemetry({})).contains("The driver told nothing"));
        QVERIFY(said(drawn_counters({})).contains("No counters were asked for"));
        const live::Counters locked{.unavailable = "Counters are locked."};
        QVERIFY(said(drawn_counters({.counters = &locked})).contains("Counters are locked."));
        const live::Counters none;
        QVERIFY(said(drawn_counters({.counters = &none})).contains("The counters saw no launch."));
        QVERIFY(said(drawn_strip({}, 600, 120)).contains("not known at this moment"));
    }

    void the_strip_as_text() {
        SmStrip strip{.occupancy = std::vector<float>(20, 0.5f), .when = "now", .chosen = 3};
        strip.occupancy[7] = not_told;
        strip.occupancy[8] = 0;
        compare_live("strip", drawn_strip(strip, 400, 140));
        QVERIFY(words_of(strip, 7) == "SM 7: not known." && words_of(strip, 99).empty());
    }

    void each_of_132_sms_can_be_pointed_at() {
        const SmStrip strip{.occupancy = std::vector<float>(132, 0.7f)};
        DisplayList list{.width = 900, .height = 150};
        const DrawnStrip drawn = add_sm_strip(list, strip, {8, 8, 884, 134}, letters);
        QCOMPARE(drawn.cells.size(), std::size_t(132));
        for (int sm = 0; sm < 132; ++sm) {
            const Rect& cell = drawn.cells[static_cast<std::size_t>(sm)];
            QVERIFY(cell.width >= 8);
            QCOMPARE(drawn.sm_at({cell.x + cell.width / 2, cell.y + cell.height / 2}),
                     std::optional<int>(sm));
        }
        QVERIFY(!drawn.sm_at({2, 2}));
        QVERIFY(drawn.used <= 134);
    }

    void solves_as_text() {
        const auto all = solves(12);
        const std::vector<live::StageTime> stages{{.name = "upload", .begin_ms = 0, .ms = 0.2},
                                                  {.name = "compute", .begin_ms = 0.25, .ms = 1.4}};
        compare_live("solves", drawn_solves({.solves = all,
                                             .stages = stages,
                                             .rows_per_second = 53'200,
                                             .source = "measured on NVIDIA H200"}));
        auto turns = all;
        for (std::size_t i = 1; i < turns.size(); i += 2) {
            turns[i].probe = live::Grain::warp;
            turns[i].total_ms = 2;
        }
        compare_live("solves-in-turns", drawn_solves({.solves = turns}));
        const QString words = QString::fromStdString(sentence_of(turns));
        QVERIFY2(words.startsWith("Without the probe 6 solves: "), qPrintable(words));
        QVERIFY2(words.contains("With it 6, median 2.00") && words.contains("The probe costs "),
                 qPrintable(words));
        QCOMPARE(sentence_of(std::span(all).first(1)), std::string("1 solve: 1.80\u202Fms."));
    }

    void a_curve_of_the_counters_has_steps() {
        const live::Counters counters = some_counters();
        const DisplayList list = drawn_counters({.counters = &counters});
        for (const Primitive& item : list.items)
            if (const auto* line = std::get_if<Polyline>(&item); line && line->stroke.role == Role::read)
                for (std::size_t i = 1; i < line->points.size(); ++i)
                    QVERIFY(line->points[i].x == line->points[i - 1].x ||
                            line->points[i].y == line->points[i - 1].y);
    }

    void many_solves_need_a_bounded_number_of_shapes() {
        const auto all = solves(100'000);
        QVERIFY(drawn_solves({.solves = all}, 900, 260).items.size() < 300);
    }

    void telemetry_as_text() {
        const auto samples = ten_samples(0.5f);
        const DisplayList list =
            drawn_telemetry({.samples = samples, .cursor = 0.55, .device = "NVIDIA H200"});
        compare_live("telemetry", list);
        const QString words = said(list);
        QVERIFY(words.contains("however small"));
        QVERIFY(words.contains("(power cap)"));
        QVERIFY(words.contains("This board does not tell: memory clock"));
    }

    void counters_as_text() {
        const live::Counters counters = some_counters();
        const CountersPicture picture{.counters = &counters,
                                      .probe = live::AchievedOccupancy{.of_span = 0.6, .of_active = 0.671},
                                      .device = "NVIDIA H200"};
        compare_live("counters", drawn_counters(picture));
        const QString low = said(drawn_counters(picture, 640, 120));
        QVERIFY2(low.contains("more lines"), qPrintable(low));
        QCOMPARE(counter_text({.unit = "bytes", .value = 1.28e9}), std::string("1.19\u202FGiB"));
        QCOMPARE(counter_text({.unit = "", .value = 303501}), std::string("303\u202F501"));
        QCOMPARE(counter_text({.unit = "%", .value = 66.42}), std::string("66.4\u202F%"));
    }

    void any_chart_at_any_size() {
        const auto samples = ten_samples(0.9f);
        const auto many = solves(2000);
        const live::Counters counters = some_counters();
        const std::vector<live::StageTime> stages{{.name = "a stage with a long name", .ms = 3}};
        for (const double width : {200.0, 360.0, 900.0, 1900.0})
            for (const double height : {60.0, 160.0, 220.0, 700.0})
                for (const std::optional<double> cursor : {std::optional<double>(), {0.0}, {0.9}, {7.0}}) {
                    OccupancyChart chart = chart_of_two();
                    chart.cursor = cursor;
                    const SmStrip strip{.occupancy = std::vector<float>(132, 0.4f), .chosen = 131};
                    for (const DisplayList& list :
                         {drawn_chart(chart, width, height), drawn_strip(strip, width, height),
                          drawn_telemetry({.samples = samples, .cursor = cursor}, width, height),
                          drawn_solves({.solves = many, .stages = stages, .cursor = cursor}, width, height),
                          drawn_counters({.counters = &counters, .cursor = cursor}, width, height)}) {
                        const QByteArray bad = tests::outside(list);
                        QVERIFY2(bad.isEmpty(),
                                 qPrintable(QStringLiteral("%1 x %2: ").arg(width).arg(height) +
                                            QString::fromUtf8(bad)));
                    }
                }
    }

    /// Values that boards should not report.
    void odd_values_are_drawn_inside() {
        std::vector<live::Sample> samples = ten_samples(0.5f);
        constexpr double inf = std::numeric_limits<double>::infinity();
        samples[1].occupancy = {5, -3};
        samples[2].occupancy = {not_told, not_told};
        samples[3].telemetry->power_w = inf;
        samples[4].telemetry->sm_mhz = -5;
        samples[5].telemetry->memory_used_bytes = -1;
        OccupancyChart chart;
        chart.series = {series_of(samples)};
        chart.window = {.begin = -inf, .end = not_told};
        QVERIFY(tests::outside(drawn_chart(chart)).isEmpty());
        QVERIFY(tests::outside(drawn_telemetry({.samples = samples})).isEmpty());
        const std::vector<live::SolveTime> none{{.t = 0, .total_ms = 0}, {.t = 0, .total_ms = inf}};
        QVERIFY(tests::outside(drawn_solves({.solves = none})).isEmpty());
    }
};

KS_TEST(LiveChartsTest)
#include "live_charts_test.moc"

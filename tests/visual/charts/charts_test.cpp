// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include <QApplication>
#include <QDir>
#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QToolTip>

#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "tests/visual/same_picture.h"
#include "visual/charts/chart_picture.h"
#include "visual/charts/chart_view.h"
#include "visual/charts/elided_name.h"
#include "visual/charts/plot.h"
#include "visual/charts/series_style.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

using namespace ks;
using namespace ks::visual;

class ChartsTest : public QObject {
    Q_OBJECT

    static std::vector<Timing> timings() {
        return {
            {"mckp.sequential", "cpu", Source::measured, "this computer", 0.412, visual::Spread{0.405, 0.44}},
            {"mckp.multicore", "cpu", Source::measured, "this computer", 0.0612,
             visual::Spread{0.055, 0.071}},
            {"mckp.global", "gpu:0", Source::recorded, "NVIDIA H200, 2026-11-20", 0.00188,
             visual::Spread{0.0018, 0.0021}},
            {"mckp.shared", "gpu:0", Source::recorded, "NVIDIA H200, 2026-11-20", 0.00153,
             visual::Spread{0.0015, 0.0016}},
            {"mckp.shared", "Tesla M2050", Source::printed, "thesis, Table 5.4", 0.0094, {}},
            {"mckp.global", "emulator", Source::emulated, "h200", 73, {}}};
    }

    static BarChart times() { return *BarChart::times("Set 5: m = 100, C = 303\u202F500", timings()); }
    static BarChart speedups() {
        return *BarChart::speedups("Set 5: m = 100, C = 303\u202F500", timings(), 0);
    }

    static const BarChart::Bar& bar(const BarChart& chart, const char* label, const char* group) {
        for (const BarChart::Bar& candidate : chart.bars())
            if (chart.labels()[candidate.label] == label && chart.groups()[candidate.group].name == group)
                return candidate;
        qFatal("no such bar");
    }

    static QImage painted(const Picture& picture) {
        return QImage::fromData(*encoded(picture, Format::png), "PNG");
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        QVERIFY(paint::load_fonts());
    }

    void times_become_bars() {
        const BarChart chart = times();
        QCOMPARE(chart.labels(), (std::vector<std::string>{"mckp.sequential", "mckp.multicore", "mckp.global",
                                                           "mckp.shared"}));
        QCOMPARE(chart.groups().size(), 4u);
        QCOMPARE(chart.bars().size(), 6u);
        QCOMPARE(bar(chart, "mckp.shared", "Tesla M2050").value, 0.0094);
        QVERIFY(!bar(chart, "mckp.shared", "Tesla M2050").spread);
        QCOMPARE(chart.row_name(chart.bars()[0]), std::string("mckp.sequential"));
        QCOMPARE(chart.row_name(chart.bars()[4]), std::string("mckp.shared · Tesla M2050"));
    }

    void an_emulated_time_has_a_row_with_a_reason_and_no_bar() {
        for (const BarChart& chart : {times(), speedups()}) {
            for (const BarChart::Bar& each : chart.bars()) {
                const bool emulated = chart.groups()[each.group].source == Source::emulated;
                QCOMPARE(each.instead.empty(), !emulated);
                QVERIFY(!emulated || (each.value == 0 && !each.spread));
            }
            QCOMPARE(chart.row_name(chart.bars().back()), std::string("mckp.global · emulator"));
            QVERIFY(chart.bars().back().instead.find("says nothing about a GPU") != std::string::npos);
            QVERIFY(chart_in_words(chart).contains("says nothing about a GPU"));
            QVERIFY(!chart_in_words(chart).contains("73.0"));
            for (const auto& row : rows_of(chart))
                QVERIFY(row[1] != "emulator");
        }
        QCOMPARE(BarChart::speedups("", timings(), 5).error().code, ErrorCode::input);
        QCOMPARE(BarChart::times("", {timings()[5]}).error().code, ErrorCode::input);
        const auto counts =
            BarChart::counts("", "sectors", {{"mckp.global", "emulator", Source::emulated, "h200", 12}});
        QVERIFY(counts && counts->unit() == BarChart::Unit::count);
    }

    void speedups_are_ratios_of_medians() {
        const BarChart chart = speedups();
        QCOMPARE(bar(chart, "mckp.sequential", "cpu").value, 1.0);
        QCOMPARE(bar(chart, "mckp.global", "gpu:0").value, 0.412 / 0.00188);
        // The spread has that of both sides; the baseline itself has none.
        QCOMPARE(bar(chart, "mckp.global", "gpu:0").spread->max, 0.44 / 0.0018);
        QCOMPARE(bar(chart, "mckp.global", "gpu:0").spread->min, 0.405 / 0.0021);
        QVERIFY(!bar(chart, "mckp.sequential", "cpu").spread);
        QCOMPARE(BarChart::speedups("", timings(), 6).error().code, ErrorCode::usage);
        auto zero = timings();
        zero[0].seconds = 0;
        zero[0].spread = {};
        QCOMPARE(BarChart::speedups("", zero, 0).error().code, ErrorCode::input);
        QCOMPARE(BarChart::speedups("", zero, 1)->bars().size(), 5u);
    }

    void bad_figures_are_refused() {
        for (const double value : {-1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
            auto bad = timings();
            bad[1].seconds = value;
            QCOMPARE(BarChart::times("", bad).error().code, ErrorCode::input);
            QCOMPARE(BarChart::counts("", "x", {{"a", "b", Source::emulated, "", value}}).error().code,
                     ErrorCode::input);
        }
        auto bad = timings();
        bad[0].spread = visual::Spread{2, 1};
        QCOMPARE(BarChart::times("", bad).error().code, ErrorCode::input);
        QCOMPARE(BarChart::times("", {}).error().code, ErrorCode::input);
    }

    void a_repeated_variant_gets_its_own_bar() {
        const auto chart = BarChart::times("", {timings()[0], timings()[0], timings()[0]});
        QCOMPARE(chart->labels(),
                 (std::vector<std::string>{"mckp.sequential", "mckp.sequential (2)", "mckp.sequential (3)"}));
    }

    void axes_start_at_zero_or_say_log() {
        const Axis linear = axis_for(times(), AxisScale::linear);
        QCOMPARE(linear.low, 0.0);
        QCOMPARE(QString::fromStdString(linear.title), "Time (ms)");
        QVERIFY(linear.high >= 440 && linear.high <= 500);
        const Axis log = axis_for(times(), AxisScale::log);
        QVERIFY(QString::fromStdString(log.title).contains("log"));
        QVERIFY(log.share(0.0015) > 0 && log.share(0.44) <= 1);
        QCOMPARE(log.share(0), 0.0);
        QVERIFY(QString::fromStdString(axis_for(speedups(), AxisScale::linear).title).endsWith("(×)"));
    }

    void axes_hold_any_value() {
        for (double value = 1e-9; value < 1e6; value *= 3.7)
            for (const AxisScale scale : {AxisScale::linear, AxisScale::log}) {
                const auto chart = BarChart::times("", {{"a", "b", Source::measured, "", value, {}}});
                const Axis axis = axis_for(*chart, scale);
                QVERIFY2(axis.share(value) > 0 && axis.share(value) <= 1 + 1e-9,
                         qPrintable(QString::number(value)));
                QVERIFY(axis.ticks.size() >= 2 && axis.ticks.size() <= 7);
                QCOMPARE(axis.share(axis.ticks.front().value * axis.unit), 0.0);
                QCOMPARE(axis.share(axis.ticks.back().value * axis.unit), 1.0);
            }
        const auto zero = BarChart::times("", {{"a", "b", Source::measured, "", 0, {}}});
        for (const AxisScale scale : {AxisScale::linear, AxisScale::log})
            QCOMPARE(axis_for(*zero, scale).share(0), 0.0);
    }

    /// Qt Charts draws the bars, and our own code places the numbers and patterns; both must use the same
    /// positions.
    void qt_charts_draws_bars_where_we_say() {
        for (const AxisScale scale : {AxisScale::linear, AxisScale::log}) {
            const BarChart chart = times();
            const Axis axis = axis_for(chart, scale);
            const paint::Theme& theme = paint::theme(paint::ThemeId::light);
            const QRectF area(150, 20, 400, 320);
            const Plot plot(chart, axis, theme, {640, 400}, area);
            QImage image(640, 400, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            plot.render(painter);
            painter.end();
            for (std::size_t row = 0; row < chart.bars().size(); ++row) {
                const QRectF rect = bar_rect(chart, axis, area, row);
                if (rect.width() < 4)
                    continue;
                const QColor fill = theme.mark(scene::Role::panel);
                const auto is_bar = [&](double x, double y) {
                    return image.pixelColor(int(x), int(y)) == fill;
                };
                const double x = rect.center().x(), y = rect.center().y();
                QVERIFY(is_bar(rect.right() - 2, y) && !is_bar(rect.right() + 2, y));
                QVERIFY(is_bar(x, rect.top() + 2) && is_bar(x, rect.bottom() - 3));
                QVERIFY(is_bar(rect.left() + 2, y));
            }
        }
    }

    void every_chart_in_every_theme() {
        const BarChart single = *BarChart::times("One series", {timings()[0], timings()[1]});
        const BarChart counts =
            *BarChart::counts("Global memory, thesis Example 2.2", "Sectors",
                              {{"mckp.global", "emulator", Source::emulated, "h200", 303'501},
                               {"mckp.shared", "emulator", Source::emulated, "h200", 120'007}});
        for (const paint::ThemeId id : paint::theme_ids) {
            const paint::Theme& theme = paint::theme(id);
            const auto show = [&](const char* name, const BarChart& chart, AxisScale scale) {
                const Picture picture = chart_picture(chart, scale, theme, QSizeF(880, 480) * theme.scale());
                const QImage image = painted(picture);
                QCOMPARE(image.pixelColor(1, 1), theme.mark(scene::Role::surface));
                if (const QString folder = qEnvironmentVariable("KS_PICTURES"); !folder.isEmpty())
                    QVERIFY(image.save(QDir(folder).filePath(
                        QString("chart-%1-%2.png").arg(name, paint::to_text(id).data()))));
            };
            show("times", times(), AxisScale::linear);
            show("times-log", times(), AxisScale::log);
            show("speedups", speedups(), AxisScale::linear);
            show("speedups-log", speedups(), AxisScale::log);
            show("single", single, AxisScale::linear);
            show("counts", counts, AxisScale::linear);
        }
    }

    void a_chart_looks_the_same_in_every_format() {
        for (const paint::ThemeId id : paint::theme_ids) {
            const paint::Theme& theme = paint::theme(id);
            QCOMPARE(tests::differing_formats(chart_picture(speedups(), AxisScale::linear, theme,
                                                            QSizeF(880, 480) * theme.scale())),
                     QString());
        }
    }

    void a_chart_in_svg_has_its_words_as_text() {
        const Picture picture =
            chart_picture(times(), AxisScale::linear, paint::theme(paint::ThemeId::light), {880, 480});
        const auto svg = encoded(picture, Format::svg), again = encoded(picture, Format::svg);
        QVERIFY(svg && again);
        QCOMPARE(tests::compared::words_missing(picture, *svg), QString());
        QVERIFY(!svg->contains("<clipPath") && !svg->contains("<image"));
        QCOMPARE(*svg, *again);
        const auto pdf = encoded(picture, Format::pdf);
        QVERIFY(pdf && pdf->startsWith("%PDF-"));
        if (const QString folder = qEnvironmentVariable("KS_PICTURES"); !folder.isEmpty()) {
            QVERIFY(write_whole(QDir(folder).filePath("chart.svg"), *svg));
            QVERIFY(write_whole(QDir(folder).filePath("chart.pdf"), *pdf));
        }
    }

    void rows_hold_the_figures_in_full() {
        const auto rows = rows_of(times());
        QCOMPARE(rows.size(), 6u);
        QCOMPARE(rows[3], (std::vector<std::string>{"mckp.global", "gpu:0", "0.00188", "0.0018", "0.0021",
                                                    "recorded there", "NVIDIA H200, 2026-11-20", "", "", "",
                                                    "", "this session", "", ""}));
        const auto ratios = rows_of(speedups());
        QCOMPARE(ratios[0][12], std::string("baseline"));
        QCOMPARE(ratios[3][12], std::string("mckp.sequential"));
        QCOMPARE(ratios[3][13], std::string("this session"));
    }

    /// One variant in two recordings of a day, another in the first of them.
    static std::vector<Timing> two_recordings() {
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

    void a_chart_of_several_recordings_names_machine_and_date() {
        const BarChart chart = *BarChart::times("", two_recordings());
        QVERIFY(chart.mixed());
        std::vector<std::string> names;
        for (const BarChart::Bar& each : chart.bars())
            names.push_back(chart.row_name(each));
        // The bars of a recording are next to each other. Two of one day have their times or else their file.
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

    void a_long_name_keeps_its_beginning_and_its_end() {
        const std::string name = "mckp.sync (block = 672) · NVIDIA H200, 2026-11-28 17:02:01";
        const scene::FixedMeasure measure; // a letter has 0.6 em
        QCOMPARE(elided_name(measure, name, 7.2 * 60.5), name);
        QCOMPARE(elided_name(measure, name, 7.2 * 40.5),
                 std::string("mckp.sync (block = … 2026-11-28 17:02:01"));
        QCOMPARE(elided_name(measure, "öäüß", 7.2 * 3.1), std::string("ö…ß"));
        QCOMPARE(elided_name(measure, "thesis-set5", 0), std::string("…"));
    }

    /// As on a projector: each bar of a chart that mixes recordings shows of which it is.
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

    /// The baseline takes 1 and 100 s, the variant a tenth and a hundredth of it.
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
        std::ranges::reverse(timings[1].instances); // the order is that of the instances' names
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

    void the_caption_says_which_run_of_the_baseline_is_used() {
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

    /// As at --size 1200x750: the sources leave their place to the bars, and what does not fit is said.
    void bars_keep_their_names_in_a_low_picture() {
        const auto texts = [](std::size_t bars, double height) {
            std::vector<Timing> many;
            for (std::size_t i = 0; i < bars; ++i) {
                many.push_back(timings()[1]);
                many.back().label = "bar" + std::to_string(i);
                many.back().provenance = "Source " + std::to_string(i) + ".";
            }
            const BarChart chart = *BarChart::times("", many);
            return chart_regions(chart, AxisScale::linear, paint::theme(paint::ThemeId::light),
                                 {1200, height});
        };
        QCOMPARE(texts(30, 750).size(), std::size_t{30});
        QVERIFY(texts(30, 750).front().rect.height >= 15);
        const auto some = texts(90, 750);
        QVERIFY(some.size() > 30 && some.size() < 90);
        QVERIFY(some.front().rect.height >= 15);
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

    /// Whatever else is in the chart.
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

    void the_view_shows_the_picture() {
        ChartView view;
        view.resize(640, 400);
        QCOMPARE(view.grab().toImage().pixelColor(320, 200),
                 paint::theme(paint::ThemeId::light).mark(scene::Role::surface));
        view.set_chart(times());
        view.set_scale(AxisScale::log);
        view.set_theme(paint::theme(paint::ThemeId::dark));
        view.resize(view.sizeHint());
        const Picture picture =
            chart_picture(times(), AxisScale::log, paint::theme(paint::ThemeId::dark), view.size());
        const QImage shown = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
        QCOMPARE(shown, painted(picture));
        QVERIFY(view.accessibleDescription().contains("mckp.shared on gpu:0 1.53"));
        view.clear();
        QVERIFY(view.accessibleDescription().isEmpty());
    }

    void a_worse_answer_is_said_beside_its_time() {
        auto both = timings();
        both[1].quality = {.words = "20 % of the optimum", .share = 0.2};
        const BarChart chart = *BarChart::speedups("", both, 0);
        QVERIFY(std::ranges::count(chart.notes(), std::string(said(note_of_quality))) == 1);
        QVERIFY(chart_in_words(chart).contains(QStringLiteral("20 % of the optimum")));
        for (const Quality& other :
             {Quality{.words = "the optimum", .share = 1.0}, Quality{.words = "not proven optimal"},
              Quality{.words = "a bound, 110 % of the optimum", .share = 1.1}}) {
            auto good = timings();
            good[1].quality = other;
            QCOMPARE(std::ranges::count(BarChart::speedups("", good, 0)->notes(),
                                        std::string(said(note_of_quality))),
                     0);
        }
        QCOMPARE(rows_of(chart)[2][8], std::string("20 % of the optimum"));
        QCOMPARE(rows_of(chart)[2][9], std::string("0.2"));
        const auto drawn = [](const BarChart& of) {
            return *encoded(
                chart_picture(of, AxisScale::linear, paint::theme(paint::ThemeId::light), {900, 400}),
                Format::svg);
        };
        both[1].quality = {};
        QVERIFY(drawn(chart) != drawn(*BarChart::speedups("", both, 0)));
        QCOMPARE(share_text(0.2), std::string("20 %"));
        QCOMPARE(share_text(0.9995), std::string("over 99.9 %")); // never 100 %
        QCOMPARE(share_text(1.1), std::string("110 %"));
        QCOMPARE(share_text(1.0001), std::string("just over 100 %"));
    }

    void the_pointer_learns_all_of_a_bar() {
        ChartView view;
        QVERIFY(view.words_at({10, 10}).isEmpty());
        view.set_chart(times());
        view.resize(900, 500);
        const auto regions =
            chart_regions(times(), AxisScale::linear, paint::theme(paint::ThemeId::light), view.size());
        QCOMPARE(regions.size(), times().bars().size());
        const scene::Rect& first = regions.front().rect;
        const QPoint at = QPointF(first.x + first.width / 2, first.y + first.height / 2).toPoint();
        QCOMPARE(view.words_at(at).replace(QChar(0x202F), QLatin1Char(' ')),
                 QStringLiteral("mckp.sequential on cpu: 412 ms, 405 ms to 440 ms (measured here, this "
                                "computer)."));
        QHelpEvent help(QEvent::ToolTip, at, at);
        QApplication::sendEvent(&view, &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("405")));
        QToolTip::hideText();
        QVERIFY(view.words_at({450, 5}).isEmpty()); // above the bars
    }

    void small_and_crowded_charts_do_no_harm() {
        std::vector<Timing> many;
        for (int i = 0; i < 60; ++i)
            many.push_back({"variant with a rather long name " + std::to_string(i),
                            "g" + std::to_string(i % 7),
                            Source::measured,
                            "somewhere",
                            i * 1e-3,
                            {}});
        const BarChart chart =
            *BarChart::times("A long title that cannot possibly fit into so narrow a picture", many);
        for (const QSizeF size : {QSizeF(1, 1), QSizeF(80, 40), QSizeF(300, 200), QSizeF(640, 8000)})
            QVERIFY(
                encoded(chart_picture(chart, AxisScale::log, paint::theme(paint::ThemeId::projector), size),
                        Format::png));
    }
};

KS_TEST(ChartsTest)
#include "charts_test.moc"

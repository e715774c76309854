// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/visual/charts/some_charts.h"
#include "tests/visual/quiet.h"
#include "tests/visual/same_picture.h"
#include "visual/charts/chart_picture.h"
#include "visual/charts/chart_view.h"
#include "visual/charts/elided_name.h"
#include "visual/charts/plot.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <QApplication>
#include <QDir>
#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <limits>

using namespace ks;
using namespace ks::tests;
using namespace ks::visual;

class ChartsTest : public QObject {
    Q_OBJECT

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
        // The spread includes both sides; the baseline itself has none.
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

    void axes_start_at_zero_or_are_labelled_log() {
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

    void a_long_name_keeps_its_beginning_and_its_end() {
        const std::string name = "mckp.sync (block = 672) · NVIDIA H200, 2026-11-28 17:02:01";
        const scene::FixedMeasure measure; // a letter has 0.6 em
        QCOMPARE(elided_name(measure, name, 7.2 * 60.5), name);
        QCOMPARE(elided_name(measure, name, 7.2 * 40.5),
                 std::string("mckp.sync (block = … 2026-11-28 17:02:01"));
        QCOMPARE(elided_name(measure, "öäüß", 7.2 * 3.1), std::string("ö…ß"));
        QCOMPARE(elided_name(measure, "thesis-set5", 0), std::string("…"));
    }

    /// As with --size 1200x750: the notes are shortened to make room for the bars, and a sentence states what
    /// is missing.
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

    void a_worse_answer_is_shown_next_to_its_time() {
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

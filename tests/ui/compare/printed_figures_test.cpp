// SPDX-License-Identifier: GPL-3.0-or-later
// A number of a paper is shown only next to times with the same content, of runs with the paper's settings.
#include "solvers/core/formatted.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/help/spoken.h"
#include "tests/ui/window.h"
#include "ui/compare/paper_figures.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace ks;
using namespace ks::ui;

class PrintedFiguresTest : public QObject {
    Q_OBJECT

    using Lines = std::vector<std::string>;

    static Lines beside(const PrintedOf& of, const MeasuredTime& over) {
        Lines labels;
        for (const visual::Printed& printed : printed_beside(paper_figures(), of, over))
            labels.push_back(printed.label);
        return labels;
    }
    static void choose(const tests::Window& the, const char* chooser, const QString& text) {
        auto* box = the.find<QComboBox>(chooser);
        const int at = box->findText(text);
        QVERIFY2(at >= 0, qPrintable(text));
        box->setCurrentIndex(at);
        emit box->activated(at);
    }
    static QByteArray csv(const tests::Window& the) {
        const auto text = the.window->current_page()->csv();
        return text ? *text : QByteArray();
    }

private slots:
    /// Thesis, Section 5.1, page 51, and short paper, Section IV: the GPU's running time contains the copies
    /// of input and results. SSO report, Section 1.5: CUDA events. Two-list paper, Section 5.4: the total
    /// time.
    void each_paper_states_what_its_times_contain() {
        const std::map<std::string, Measure::Of> times{{"thesis", Measure::kernel_with_copies},
                                                       {"short paper", Measure::kernel_with_copies},
                                                       {"SSO report", Measure::kernel},
                                                       {"SSO report, RTX 3060", Measure::kernel},
                                                       {"SSO report, CPU", Measure::kernel},
                                                       {"two-list paper", Measure::whole},
                                                       {"two-list paper, GTX 465", Measure::whole}};
        for (const PaperFigure& figure : paper_figures()) {
            const auto of = times.find(figure.paper);
            QVERIFY2(of != times.end(), figure.paper.c_str());
            QCOMPARE(figure.times, of->second);
        }
    }

    /// Papers, their places, machines and methods, and notes are data in English.
    void figures_are_stated_in_the_language_of_the_reader() {
        const tests::Spoken german(QStringLiteral("de"));
        const QRegularExpression english(QStringLiteral(
            "\\b(?:paper|thesis|report|Section|Chapter|Figure|Table|page|the|of|not|mean|cores)\\b"));
        const auto look = [&](const std::string& words) {
            QVERIFY2(!QString::fromStdString(words).contains(english), words.c_str());
        };
        for (const PaperFigure& figure : paper_figures()) {
            const MeasuredTime measured{
                .variant = figure.variant, .label = "ours", .parameters = figure.parameters};
            const MeasuredTime over{
                .variant = figure.over_variant, .label = "base", .parameters = figure.over_parameters};
            for (const std::string& preset : figure.presets) {
                const PrintedOf of{.preset = preset, .settings = figure.set, .measure = figure.measure()};
                for (const visual::Printed& each : printed_beside({figure}, of, over)) {
                    look(each.paper);
                    look(each.provenance);
                }
                for (const visual::Timing& each : printed_times({figure}, of, {measured})) {
                    look(each.group);
                    look(each.where);
                    look(each.provenance);
                }
            }
        }
        const auto printed =
            printed_beside(paper_figures(), {.preset = "thesis-set3", .measure = Measure::kernel_with_copies},
                           {"mckp.sequential", {}, {}});
        QVERIFY(!printed.empty());
        QCOMPARE(printed.front().paper, std::string("Masterarbeit"));
        QVERIFY2(
            printed.front().provenance.starts_with("Gedruckt (Masterarbeit, Abschnitt 5.2, Abbildung 5.1, "
                                                   "Seite 52): "),
            printed.front().provenance.c_str());
    }

    void the_thesis_is_compared_only_with_kernels_and_copies() {
        for (const auto of : {Measure::whole, Measure::kernel})
            QCOMPARE(beside({.preset = "thesis-set3", .measure = of}, {"mckp.sequential", {}, {}}), Lines{});
        const Lines shown = beside({.preset = "thesis-set3", .measure = Measure::kernel_with_copies},
                                   {"mckp.sequential", {}, {}});
        QVERIFY(std::ranges::find(shown, "CUDA, 220× on average") != shown.end());
    }

    /// The report's rows end at the target; by default our rows end at the largest sum.
    void rows_that_end_elsewhere_have_no_printed_time() {
        const auto printed = [](const RecordedRow::Settings& parameters, const char* variant = "basic-v2") {
            return printed_times(paper_figures(), {.preset = "sso-random1", .measure = Measure::kernel},
                                 {{"subset-sum.parry." + std::string(variant), "ours", parameters}});
        };
        QVERIFY(printed({{"block", "256"}, {"rows-end", "sum"}}).empty());
        QVERIFY(printed({{"block", "256"}}).empty()); // the default
        QVERIFY(!printed({{"block", "256"}, {"rows-end", "target"}}).empty());
        QVERIFY(printed({{"block", "256"}}, "basic-v1").empty());
        // For a recording older than a parameter, the parameter has its default: loads through the L1 cache.
        QVERIFY(!printed({{"block", "256"}, {"rows-end", "target"}}, "unroll8").empty());
        QVERIFY(printed({{"block", "256"}, {"rows-end", "target"}, {"l1", "off"}}, "unroll8").empty());
    }

    /// Section 5.2.4 of the report skips one chunk at a time; `ahead` is our extension.
    void our_skipping_has_no_printed_time() {
        const auto printed = [](const char* skipping) {
            return printed_times(paper_figures(), {.preset = "sso-custom1", .measure = Measure::kernel},
                                 {{"subset-sum.exhaustive.gpu-basic",
                                   "ours",
                                   {{"block", "256"}, {"jump", "16777216"}, {"skipping", skipping}}}});
        };
        QVERIFY(printed("ahead").empty());
        QCOMPARE(printed("chunk").front().seconds, 38.542525);
    }

    /// The results for the thesis's figures are shown with the thesis's measure, until the user chooses
    /// another.
    void a_file_that_redoes_a_figure_shows_the_papers_measure() {
        tests::Window the;
        QTest::keyClick(the.window.get(), Qt::Key_5, Qt::ControlModifier);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        choose(the, "recorded", QStringLiteral("h200-thesis-figure-5.1"));
        choose(the, "instance", QStringLiteral("thesis-set5, seed 1"));
        QCOMPARE(the.find<QComboBox>("shown")->currentText(), QStringLiteral("Kernel speedup with copies"));
        QVERIFY2(csv(the).contains("CUDA, 220× on average"), csv(the).constData());
        QVERIFY(csv(the).contains("includes the copies of input and results"));
        choose(the, "shown", QStringLiteral("Speedup"));
        QVERIFY(!csv(the).contains("220×"));
        choose(the, "shown", QStringLiteral("Kernel speedup"));
        QVERIFY(!csv(the).contains("220×"));
        choose(the, "recorded", QStringLiteral("h200-sso-basic-v1"));
        choose(the, "instance", QStringLiteral("sso-random1, seed 1"));
        choose(the, "shown", QStringLiteral("Kernel time"));
        QVERIFY2(!csv(the).contains("Tesla T4"), csv(the).constData());
    }
};

KS_TEST(PrintedFiguresTest)
#include "printed_figures_test.moc"

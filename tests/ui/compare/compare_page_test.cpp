// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page with the results that ship: the selection, the baseline, and the type of time.
#include "solvers/bench/results.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/outcome.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/help/spoken.h"
#include "tests/ui/window.h"
#include "ui/base/clock.h"
#include "ui/base/library.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>

using namespace ks;
using namespace ks::ui;

class ComparePageTest : public QObject {
    Q_OBJECT

    static void open(tests::Window& the) {
        QTest::keyClick(the.window.get(), Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("compare"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
    }
    static void open_results(tests::Window& the, const QString& name, const RecordedResults& results) {
        const QString path = the.write(name, QByteArray::fromStdString(results_text(results)));
        const auto opened = open_results_file(path);
        QVERIFY2(opened, opened ? "" : opened.error().sentence().c_str());
        the.session.open_results(*opened);
    }
    static void choose(const tests::Window& the, const char* chooser, const QString& text) {
        auto* box = the.find<QComboBox>(chooser);
        const int at = box->findText(text);
        QVERIFY2(at >= 0, qPrintable(text));
        box->setCurrentIndex(at);
        emit box->activated(at);
    }
    /// The values of the chart's bars by label.
    static QMap<QString, double> figures(const tests::Window& the) {
        QMap<QString, double> found;
        const auto csv = the.window->current_page()->csv();
        const QStringList lines = QString::fromUtf8(csv ? *csv : QByteArray()).split(QLatin1Char('\n'));
        static const QRegularExpression row(QStringLiteral("^(?:\"([^\"]*)\"|([^,]*)),[^,]*,([^,]*),"));
        for (const QString& line : lines.mid(1))
            if (const auto match = row.match(line); match.hasMatch()) {
                const QString label = match.captured(1) + match.captured(2);
                found[label] = match.captured(3).toDouble();
            }
        return found;
    }

    /// The cells of the table that the page exports.
    static QList<QStringList> table(const tests::Window& the) {
        const auto csv = the.window->current_page()->csv();
        QList<QStringList> rows;
        for (const QString& line : QString::fromUtf8(csv ? *csv : QByteArray()).split(QLatin1Char('\n'))) {
            QStringList cells;
            static const QRegularExpression cell(QStringLiteral("(?:\"([^\"]*)\"|([^,\"]*))(?:,|$)"));
            for (auto each = cell.globalMatch(line.trimmed()); each.hasNext();) {
                const auto match = each.next();
                cells << match.captured(1) + match.captured(2);
            }
            if (!line.isEmpty())
                rows << cells;
        }
        return rows;
    }
    static InstancePtr made(const QString& preset) {
        const auto found = find_preset(preset.toStdString());
        const auto settings = Parameters::parse((*found)->settings, {});
        return *(*found)->make(*settings, 1);
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
    }

    /// Reading them would take half of the time for creating a window.
    void results_are_read_when_the_page_is_looked_at() {
        tests::Window the;
        const auto* files = the.window->findChild<QComboBox*>(QStringLiteral("recorded"));
        QCOMPARE(files->count(), 0);
        open(the);
        const int read = files->count();
        QVERIFY(read > 10);
        the.window->show_page(QStringLiteral("step"));
        auto run = std::make_shared<Outcome>();
        run->variant = "mckp.sequential";
        run->on = "cpu";
        run->instance_name = "Ran";
        run->instance_sha256 = "aa";
        run->answer.status = Status::optimal;
        run->total_ms = 40;
        the.session.add_outcome(run);
        open(the);
        QCOMPARE(files->count(), read);
        QCOMPARE(the.find<QComboBox>("instance")->currentText(), QStringLiteral("Ran"));
    }

    /// All recordings of thesis-set5 are from hosts with the same name. A time is divided only by one of the
    /// same machine.
    void times_of_two_machines_are_not_divided() {
        tests::Window the;
        open(the);
        choose(the, "recorded", QStringLiteral("All, usual settings"));
        choose(the, "instance", QStringLiteral("thesis-set5, seed 1"));
        const auto rows = table(the);
        const qsizetype file = rows[0].indexOf(QStringLiteral("file")),
                        base = rows[0].indexOf(QStringLiteral("baseline file"));
        QVERIFY(file > 0 && base > file);
        const auto machine = [&the](const QString& id) {
            const auto& all = the.session.recorded();
            return machine_of(*std::ranges::find(all, id, &ResultsFile::id)->results);
        };
        QSet<QString> files;
        for (const QStringList& row : rows.mid(1)) {
            if (row[file].isEmpty())
                continue; // printed in a paper
            files << row[file];
            QCOMPARE(machine(row[file]), machine(row[base]));
        }
        QVERIFY(files.size() > 2);
    }

    /// The page shows the open instance or, without one, the headline; it shows one recording, which the
    /// caption names.
    void it_opens_with_one_recording_of_the_open_instance() {
        tests::Window the;
        open(the);
        auto* const instance = the.find<QComboBox>("instance");
        QCOMPARE(the.find<QComboBox>("recorded")->currentText(), QStringLiteral("One, the most complete"));
        QCOMPARE(instance->currentText(), QStringLiteral("thesis-set5, seed 1"));
        QSet<QString> files;
        const auto rows = table(the);
        for (const QStringList& row : rows.mid(1))
            files << row[rows[0].indexOf(QStringLiteral("file"))];
        files.remove(QString()); // results printed in papers
        QCOMPARE(files, QSet<QString>{QStringLiteral("h200-thesis-figure-5.1")});
        const QString words = the.window->current_page()
                                  ->findChild<QWidget*>(QStringLiteral("content"))
                                  ->accessibleDescription();
        QVERIFY2(
            words.contains(QStringLiteral("Baseline: mckp.sequential on CPU in h200-thesis-figure-5.1, the "
                                          "median of 5 runs.")),
            qPrintable(words));
        the.session.open(made(QStringLiteral("thesis-set4")));
        QCOMPARE(instance->currentText(), QStringLiteral("thesis-set4, seed 1"));
        choose(the, "instance", QStringLiteral("thesis-set3, seed 1"));
        choose(the, "shown", QStringLiteral("Kernel time"));
        QCOMPARE(instance->currentText(), QStringLiteral("thesis-set3, seed 1")); // the user's choice is kept
        the.session.open(tests::table_2_2());
        QCOMPARE(instance->currentText(), QStringLiteral("thesis-set5, seed 1"));
    }

    /// An exported file does not depend on the date.
    void only_the_window_states_how_old_a_recording_is() {
        tests::Window the;
        RecordedRow row;
        row.variant = "mckp.shared";
        row.on = "gpu:0";
        row.instance = "thesis-set3";
        row.status = "optimal";
        row.total_ms = spread_of({2});
        RecordedResults results;
        results.date = "2026-11-20T19:26:49Z";
        results.commit = "0123456789abcdef";
        results.rows = {row};
        open_results(the, QStringLiteral("three-days.json"), results);
        open(the);
        const auto* chart = the.window->current_page()->findChild<QWidget*>(QStringLiteral("content"));
        const QString without = QStringLiteral("Recorded 2026-11-20 19:26:49; commit 0123456789ab.");
        choose(the, "recorded", QStringLiteral("three-days"));
        QVERIFY2(chart->accessibleDescription().contains(without), // `knapscope --window --export`
                 qPrintable(chart->accessibleDescription()));
        set_clock([] { return QDateTime::fromString(QStringLiteral("2026-11-24T12:00:00Z"), Qt::ISODate); });
        const auto forget = qScopeGuard([] { set_clock({}); });
        choose(the, "recorded", QStringLiteral("three-days"));
        QVERIFY2(chart->accessibleDescription().contains(
                     QStringLiteral("Recorded 2026-11-20 19:26:49 (3 days ago); commit 0123456789ab.")),
                 qPrintable(chart->accessibleDescription()));
        const auto csv = the.window->current_page()->csv();
        QVERIFY2(csv && csv->contains(without.toUtf8()), csv ? csv->constData() : "");
    }

    void a_refused_instance_names_those_that_there_are() {
        tests::Window the;
        open(the);
        const auto refused = the.window->current_page()->apply({.instance = QStringLiteral("thesis-set")});
        QVERIFY(!refused);
        const QString todo = QString::fromStdString(refused.error().todo);
        QVERIFY2(todo.contains(QStringLiteral("'thesis-set1, seed 1', ")), qPrintable(todo));
        QVERIFY(todo.size() < 4000);
        choose(the, "recorded", QStringLiteral("h200-thesis-figure-5.4"));
        const auto few = the.window->current_page()->apply(
            {.instance = QStringLiteral("none"),
             .choices = {{QStringLiteral("recorded"), QStringLiteral("h200-thesis-figure-5.4")}}});
        QVERIFY(!few);
        QVERIFY2(
            QString::fromStdString(few.error().todo).contains(QStringLiteral("'thesis-spread1, seed 1'")),
            few.error().todo.c_str());
    }

    /// The page learns this only when the recorded results are read.
    void a_page_that_still_reads_reports_a_refused_instance_afterwards() {
        tests::Window the;
        QVERIFY(the.window->show_page(QStringLiteral("compare")));
        QVERIFY(the.window->current_page()->apply({.instance = QStringLiteral("no such instance")}));
        the.window->say_problem_when_settled();
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY2(the.window->notice().text().contains(QStringLiteral("no such instance")),
                 qPrintable(the.window->notice().text()));
    }

    void results_that_are_opened_while_others_are_gathered_are_shown() {
        tests::Window the;
        QVERIFY(the.window->show_page(QStringLiteral("compare")));
        KS_WAIT_FOR(the.session.recorded_read()); // the page is now collecting them
        RecordedRow row;
        row.variant = "mckp.shared";
        row.on = "gpu:0";
        row.instance = "opened-late";
        row.status = "optimal";
        row.total_ms = spread_of({2});
        RecordedResults results;
        results.date = "2026-11-20T19:26:49Z";
        results.rows = {row};
        open_results(the, QStringLiteral("late.json"), results);
        KS_WAIT_FOR(!the.window->current_page()->busy());
        auto* recorded = the.find<QComboBox>("recorded");
        choose(the, "recorded", recorded->itemText(recorded->findData(QStringLiteral("one"))));
        QVERIFY(the.find<QComboBox>("instance")->findText(QStringLiteral("opened-late")) >= 0);
    }

    /// The window responds while many results are collected.
    void many_results_are_gathered_aside() {
        tests::Window the;
        open(the);
        RecordedResults results;
        results.date = "2026-11-20T19:26:49Z";
        RecordedRow row;
        row.variant = "mckp.shared";
        row.on = "gpu:0";
        row.status = "optimal";
        row.total_ms = spread_of({2});
        for (int i = 0; i < 1500; ++i) {
            row.instance = "many " + std::to_string(i);
            results.rows.push_back(row);
        }
        open_results(the, QStringLiteral("many.json"), results);
        QVERIFY(the.window->current_page()->busy()); // in another thread
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY(the.find<QComboBox>("instance")->findText(QStringLiteral("many 1499")) >= 0);
    }

    /// Sessions of earlier versions name a baseline with fewer parameters.
    void an_old_name_of_a_baseline_is_read() {
        tests::Window the;
        open(the);
        for (const auto& [label, now] :
             {std::pair("mckp.multicore", "mckp.multicore ("),
              std::pair("mckp.multicore (threads = 2)", "mckp.multicore (simd = avx512, threads = 2)")}) {
            const auto shown = the.window->current_page()->apply(
                {.instance = QStringLiteral("thesis-set5, seed 1"),
                 .choices = {{QStringLiteral("recorded"), QStringLiteral("h200-host-multicore")},
                             {QStringLiteral("baseline"), QString::fromLatin1(label)}}});
            QVERIFY(shown);
            QVERIFY2(the.find<QComboBox>("baseline")->currentText().startsWith(QLatin1String(now)),
                     qPrintable(the.find<QComboBox>("baseline")->currentText()));
        }
    }

    void captions_show_no_temporary_paths() {
        tests::Window the;
        open(the);
        auto* const files = the.find<QComboBox>("recorded");
        for (int i = 3; i < files->count(); ++i) {
            choose(the, "recorded", files->itemText(i));
            const QByteArray csv = *the.window->current_page()->csv();
            for (const char* folder : {"/tmp", "/root", "/home"})
                QVERIFY2(!csv.contains(folder), qPrintable(files->itemText(i)));
        }
    }

    /// A sweep over block sizes was recorded, too, but it is not shown.
    void all_results_show_the_usual_settings() {
        tests::Window the;
        open(the);
        choose(the, "recorded", QStringLiteral("All, usual settings"));
        choose(the, "instance", QStringLiteral("thesis-set5, seed 1"));
        const auto found = figures(the);
        for (const char* variant : {"mckp.global", "mckp.shared"})
            QVERIFY2(found.contains(QString::fromUtf8(variant)), variant);
        // Campaigns used other settings for these, so their names include the settings.
        for (const auto& [variant, setting] :
             {std::pair("mckp.multicore (", "threads = 1"), {"mckp.sync (", "block = "}})
            QVERIFY2(std::ranges::any_of(found.keys(),
                                         [&](const QString& label) {
                                             return label.startsWith(QLatin1String(variant)) &&
                                                    label.contains(QLatin1String(setting));
                                         }),
                     variant);
        QVERIFY(!found.contains(QStringLiteral("mckp.global (block = 32)")));
        QCOMPARE(found[QStringLiteral("mckp.sequential")], 1.0);
        choose(the, "recorded", QStringLiteral("h200-sweep-block-size"));
        QVERIFY(figures(the).contains(QStringLiteral("mckp.global (block = 32)")));
    }

    /// Figure 5.4 compares with CUDA-SYNC, and so do the results of its campaign. With all results the
    /// baseline is the sequential program, to which the printed 320× refers.
    void a_campaign_shows_its_own_baseline() {
        tests::Window the;
        open(the);
        choose(the, "recorded", QStringLiteral("h200-thesis-figure-5.4"));
        choose(the, "instance", QStringLiteral("thesis-spread5, seed 1"));
        QCOMPARE(the.find<QComboBox>("baseline")->currentText(), QStringLiteral("mckp.sync"));
        QVERIFY(!figures(the).contains(QStringLiteral("CUDA-PREVROW, about 320×")));
        choose(the, "recorded", QStringLiteral("All, usual settings"));
        choose(the, "shown", QStringLiteral("Kernel speedup with copies"));
        QCOMPARE(the.find<QComboBox>("baseline")->currentText(), QStringLiteral("mckp.sequential"));
        QCOMPARE(figures(the)[QStringLiteral("CUDA-PREVROW, about 320×")], 320.0);
    }

    /// The SSO report's kernels take seconds, ours a millisecond. An axis chosen by the user is kept.
    void bars_far_apart_get_a_log_axis() {
        tests::Window the;
        open(the);
        auto* const axis = the.find<QComboBox>("axis");
        choose(the, "recorded", QStringLiteral("h200-sso-section-4"));
        QCOMPARE(axis->currentText(), QStringLiteral("Log"));
        QCOMPARE(figures(the)[QStringLiteral("unrolling 8, Tesla T4")], 52600.974 / 30914.854);
        choose(the, "recorded", QStringLiteral("h200-sweep-block-size"));
        QCOMPARE(axis->currentText(), QStringLiteral("Linear"));
        choose(the, "axis", QStringLiteral("Linear"));
        choose(the, "recorded", QStringLiteral("h200-sso-section-4"));
        QCOMPARE(axis->currentText(), QStringLiteral("Linear"));
    }

    /// SSO report, Sections 4.2 and 4.6: basic v2 takes 52.60 s on a T4 and 40.22 s on an RTX 3060 with
    /// blocks of 256, which are measured here, too, and 52.91 s with blocks of 128, which are not.
    void printed_times_are_shown_next_to_measured_ones() {
        tests::Window the;
        open(the);
        choose(the, "recorded", QStringLiteral("h200-sso-section-4"));
        choose(the, "shown", QStringLiteral("Kernel time"));
        QVERIFY(the.find<QCheckBox>("printed")->isEnabled());
        const auto shown = figures(the);
        QCOMPARE(shown[QStringLiteral("basic v2, blocks of 128")], 52.907434);
        const QByteArray csv = *the.window->current_page()->csv();
        int beside = 0;
        for (const QByteArray& line : csv.split('\n'))
            beside += line.contains("parry.basic-v2") && line.contains("block = 256") ? 1 : 0;
        QCOMPARE(beside, 3); // measured, T4, RTX 3060
        QVERIFY2(csv.contains("52.600974") && csv.contains("40.223137"), csv.constData());
        QVERIFY(csv.contains("GeForce RTX 3060"));
        // The carve-out here is the driver's default.
        QVERIFY(!shown.contains(QStringLiteral("shared memory, preferred to L1, blocks of 256")));
        the.find<QCheckBox>("printed")->setChecked(false);
        QVERIFY(!figures(the).contains(QStringLiteral("basic v2, blocks of 128")));
        // Half of the sum is a target that the papers do not use.
        the.find<QCheckBox>("printed")->setChecked(true);
        choose(the, "recorded", QStringLiteral("h200-sso-bits"));
        for (int i = 0; i < the.find<QComboBox>("instance")->count(); ++i)
            if (the.find<QComboBox>("instance")->itemText(i).contains(QStringLiteral("half"))) {
                choose(the, "instance", the.find<QComboBox>("instance")->itemText(i));
                QVERIFY(!the.window->current_page()->csv()->contains("printed"));
            }
    }

    /// A session saved in German can be opened in English, and vice versa.
    void an_instance_has_its_english_name_outside() {
        const tests::Spoken german(QStringLiteral("de"));
        tests::Window the;
        open(the);
        const QString named = QStringLiteral("thesis-set5, seed 1"),
                      listed = QStringLiteral("thesis-set5, Startwert 1");
        for (const QString& wanted : {named, listed}) {
            choose(the, "instance", QStringLiteral("thesis-set1, Startwert 1"));
            const auto shown = the.window->current_page()->apply({.instance = wanted});
            QVERIFY2(shown, qPrintable(wanted));
            QCOMPARE(the.find<QComboBox>("instance")->currentText(), listed);
            QCOMPARE(the.window->current_page()->shown_view().options.instance, named);
        }
    }

    void the_list_of_instances_is_filtered() {
        tests::Window the;
        open(the);
        auto* box = the.find<QComboBox>("instance");
        QVERIFY(box->count() > 20);
        const QString before = box->currentText();
        box->lineEdit()->setFocus();
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QStringLiteral("SET5, seed 1")); // a part, in any case
        QCOMPARE(box->completer()->completionCount(), 2); // the instance, and the series that ends with it
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        KS_WAIT_FOR_EQUAL(box->currentText(), QStringLiteral("thesis-set5, seed 1"));
        QVERIFY(figures(the).contains(QStringLiteral("mckp.sync")));
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QStringLiteral("no such instance"));
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        KS_WAIT_FOR_EQUAL(box->currentText(), QStringLiteral("thesis-set5, seed 1"));
        QVERIFY(box->findText(before) >= 0);
        QVERIFY(box->findText(QStringLiteral("no such instance")) < 0);
    }

    void kernel_times_are_distinguished_from_whole_times() {
        tests::Window the;
        open(the);
        choose(the, "recorded", QStringLiteral("h200-mckp-kernels"));
        choose(the, "instance", QStringLiteral("thesis-set5, seed 1"));
        choose(the, "shown", QStringLiteral("Time"));
        const QString tuned = QStringLiteral("mckp.tuned (dominance = on)");
        const double whole = figures(the)[tuned];
        choose(the, "shown", QStringLiteral("Kernel time"));
        const double kernel = figures(the)[tuned];
        QVERIFY2(kernel > 0 && kernel < whole / 2,
                 qPrintable(QStringLiteral("%1 of %2").arg(kernel).arg(whole)));
        QVERIFY(the.window->current_page()->csv()->contains("Kernel time: all stages except"));
        // the papers' times include copies
        QVERIFY(!the.window->current_page()->csv()->contains("Tesla M2050"));
        choose(the, "shown", QStringLiteral("Kernel speedup"));
        QVERIFY(the.window->current_page()->picture({900, 700}));
        QCOMPARE(the.find<QComboBox>("instance")->currentText(), QStringLiteral("thesis-set5, seed 1"));
    }

    /// A results file of the two lists; the paper prints 12.65 ms and 0.8124 for the same (Tables V and IV).
    void stages_and_facts_are_shown_next_to_printed_ones() {
        tests::Window the;
        RecordedResults results{"bench", "2026-11-25", "c", "h", "NVIDIA H200", "580", {}, {}};
        results.campaign =
            RecordedCampaign{.sha256 = "c", .repetitions = 1, .paper = "two-list paper, Table IV"};
        for (const char* n : {"36", "38"}) {
            RecordedRow row;
            row.variant = "subset-sum.two-list.gpu-improved";
            row.on = "gpu:0";
            row.parameters = {{"block", "128"}, {"log-k", "0"}, {"generation", "improved"}};
            row.instance = "two-list";
            row.instance_set = {{"n", n}, {"alpha", "300"}};
            row.instance_sha256 = n;
            row.seed = 1;
            row.status = "found";
            row.total_ms = spread_of({9});
            row.stages = {{"generation", spread_of({2.5})}};
            row.facts = {{"discard-rate", "", spread_of({0.75})}};
            results.rows.push_back(row);
        }
        open_results(the, QStringLiteral("two-lists.json"), results);
        open(the);
        choose(the, "instance", QStringLiteral("two-list (n = 36, alpha = 300), seed 1"));
        // A single variant has no speedup; the table that the campaign repeats prints one of its facts.
        auto* shown = the.find<QComboBox>("shown");
        QCOMPARE(shown->currentText(), QStringLiteral("discard rate"));
        choose(the, "recorded", QStringLiteral("None"));
        QCOMPARE(shown->currentText(), QStringLiteral("Speedup"));
        choose(the, "recorded", QStringLiteral("two-lists"));
        QCOMPARE(shown->currentText(), QStringLiteral("discard rate"));
        choose(the, "shown", QStringLiteral("Speedup"));
        choose(the, "instance", QStringLiteral("two-list (n = 38, alpha = 300), seed 1"));
        QCOMPARE(shown->currentText(), QStringLiteral("Speedup")); // the user's choice is kept
        choose(the, "instance", QStringLiteral("two-list (n = 36, alpha = 300), seed 1"));
        choose(the, "shown", QStringLiteral("Time of generation"));
        QByteArray csv = *the.window->current_page()->csv();
        QVERIFY2(csv.contains(",0.0025,") && csv.contains(",0.01265,"), csv.constData());
        choose(the, "shown", QStringLiteral("discard rate"));
        csv = *the.window->current_page()->csv();
        QVERIFY2(csv.startsWith("variant,series,discard-rate,") && csv.contains(",0.75,") &&
                     csv.contains(",0.8124,"),
                 csv.constData());
        QVERIFY(the.window->current_page()->picture({900, 700}));
        choose(the, "instance", QStringLiteral("two-list (n = 36 to 38, alpha = 300), seed 1"));
        QCOMPARE(the.find<QComboBox>("shown")->currentText(), QStringLiteral("discard rate"));
        csv = *the.window->current_page()->csv();
        QVERIFY2(csv.contains(",0.8124,") && csv.contains(",0.811,"), csv.constData());
        QVERIFY(the.window->current_page()->picture({900, 700}));
        the.find<QCheckBox>("printed")->setChecked(false);
        QVERIFY(!the.window->current_page()->csv()->contains("0.8124"));
    }
};

KS_TEST(ComparePageTest)
#include "compare_page_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/frame/export_view.h"
#include "ui/jobs/runner.h"
#include "ui/run/run_model.h"
#include "ui/runs/run_words.h"

using namespace ks;
using namespace ks::ui;

class RunFlowTest : public QObject {
    Q_OBJECT

    static QPushButton* primary(const tests::Window& the) { return the.find<QPushButton>("primary"); }
    static void open_run_page(tests::Window& the) {
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("run"));
        KS_WAIT_FOR(the.session.runner_answered() || the.session.runner_problem());
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void run_compare_and_export() {
        tests::use_real_runner();
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        QVERIFY(the.find<QLabel>("about mckp.sequential")
                    ->text()
                    .contains(QStringLiteral("time O(m · (C + 1) · N)")));
        QVERIFY(primary(the)->isEnabled());
        QTest::mouseClick(primary(the), Qt::LeftButton);
        QVERIFY(the.ticked() >= 3);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), the.ticked());
        for (const auto& outcome : the.session.outcomes()) {
            QCOMPARE(outcome->answer.objective, std::optional<std::int64_t>(7));
            QCOMPARE(outcome->verified, std::optional<bool>(true));
        }
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Run %1").arg(the.ticked()));
        QCOMPARE(the.find<QLabel>("answer")->text(), QStringLiteral("7"));
        QCOMPARE(the.find<QLabel>("chosen")->text(), QStringLiteral("Chosen: 1a, 2a, 3c"));
        QVERIFY(the.find<QLabel>("facts")->text().contains(
            QStringLiteral("The whole table of 3 rows was kept.")));
        QVERIFY(the.find<QLabel>("failure")->isHidden());
        for (int row = 0;
             // Equation 4.1 gives T for mckp.shared; other kernels report other ratios.
             const auto& outcome : the.session.outcomes()) {
            const auto ratio =
                the.find<QTableView>("runs")->model()->index(row++, RunModel::ratio).data().toString();
            QCOMPARE(ratio.isEmpty(),
                     !QStringList({"mckp.shared", "mckp.prevrow", "mckp.multicell", "mckp.sync"})
                          .contains(QString::fromStdString(outcome->variant)));
            QVERIFY(outcome->variant != "mckp.shared" || ratio == QLatin1String("512"));
        }

        the.window->show_page(QStringLiteral("compare"));
        for (const char* name : {"png", "svg", "pdf", "csv"}) {
            const QString path = the.folder.filePath(QStringLiteral("view.") + QLatin1String(name));
            const auto done = export_view(*the.window->current_page(), path, QSize(800, 600));
            QVERIFY2(done, done ? "" : done.error().sentence().c_str());
            QVERIFY(tests::Window::read(path).size() > 60);
        }
        const QByteArray data = tests::Window::read(the.folder.filePath(QStringLiteral("view.csv")));
        QVERIFY(data.contains("mckp.sequential"));
        QVERIFY(!data.contains("emulator")); // a time in the emulator is not compared
    }

    /// Thirty chunks in 0.06 s by the runner's clock.
    void processed_chunks_are_counted() {
        tests::use_fake_runner("pushes");
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        KS_WAIT_FOR(the.find<QLabel>("doing")->text().endsWith(
            QStringLiteral(" · compute · chunk 30 of 100 · 500 a second")));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Run"));
    }

    void a_run_is_cancelled() {
        tests::use_fake_runner("slow");
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        QTest::keyClick(the.window->current_page(), Qt::Key_F5);
        KS_WAIT_FOR_EQUAL(the.find<QProgressBar>("progress")->value(), 400);
        QCOMPARE(primary(the)->text(), QStringLiteral("Cancel"));
        QVERIFY(the.find<QLabel>("doing")->text().contains(QStringLiteral("row 2 of 5")));
        // It shows the elapsed time, although no more events arrive.
        const auto* taken = the.find<QLabel>("remaining");
        KS_WAIT_FOR(taken->text().contains(QStringLiteral(" s so far")) &&
                    !taken->text().startsWith(QStringLiteral("1 s")));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(primary(the)->text(), QStringLiteral("Run"));
        QVERIFY(the.session.outcomes().empty());
        QVERIFY(the.find<QLabel>("failure")->isHidden());
        const auto* doing = the.find<QLabel>("doing");
        QVERIFY(doing->isVisible());
        QVERIFY2(doing->text().startsWith(QStringLiteral("Cancelled")), qPrintable(doing->text()));
    }

    /// The runner's advice names an option of its command line; the window has a button instead.
    void a_run_that_needs_more_memory_is_allowed_it() {
        tests::use_fake_runner("hungry");
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        auto* allow = the.find<QPushButton>("allow-memory");
        QVERIFY(allow->isHidden());
        QTest::mouseClick(primary(the), Qt::LeftButton);
        auto* failure = the.find<QLabel>("failure");
        KS_WAIT_FOR(failure->isVisible());
        QCOMPARE(failure->text(),
                 QStringLiteral("mckp.sequential: the run needs more; choose a smaller instance."));
        QVERIFY(allow->isVisible());
        QCOMPARE(allow->text(), QStringLiteral("Allow 4.5 GiB and run again"));
        QTest::mouseClick(allow, Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), std::size_t{1});
        QVERIFY(failure->isHidden());
        QVERIFY(allow->isHidden());
    }

    void compare_follows_what_ran_last() {
        tests::Window the;
        the.window->show_page(QStringLiteral("compare"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const auto* shown = the.find<QComboBox>("instance");
        for (const char* name : {"first", "second", "first"}) {
            auto made = std::make_shared<Outcome>();
            made->variant = "mckp.sequential";
            made->on = "cpu";
            made->instance_name = made->instance_sha256 = name;
            made->answer.status = Status::optimal;
            made->total_ms = 1;
            the.session.add_outcome(made);
            QCOMPARE(shown->currentText(), QString::fromLatin1(name));
        }
    }

    /// After Ctrl+4, X11 reports Ctrl as pressed until the next event.
    void a_held_key_adds_no_run_to_the_selection() {
        tests::Window the;
        open_run_page(the);
        const auto* table = the.find<QTableView>("runs");
        QTest::keyPress(the.window.get(), Qt::Key_Control, Qt::ControlModifier);
        for (int run = 0; run < 3; ++run) {
            auto made = std::make_shared<Outcome>();
            made->variant = "mckp.sequential";
            made->on = "cpu";
            made->answer.status = Status::optimal;
            the.session.add_outcome(made);
        }
        QVERIFY(QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier));
        QTest::keyRelease(the.window.get(), Qt::Key_Control);
        const QModelIndexList selected = table->selectionModel()->selectedRows();
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().row(), 2);
    }

    void runs_of_two_instances_are_distinguished() {
        tests::Window the;
        open_run_page(the);
        auto* table = the.find<QTableView>("runs");
        const auto add = [&the](const char* variant, const char* name, const char* sha256, Status status) {
            auto made = std::make_shared<Outcome>();
            made->variant = variant;
            made->on = "cpu";
            made->instance_name = name;
            made->instance_sha256 = sha256;
            made->answer.status = status;
            made->answer.objective = status == Status::optimal ? 10 : 2;
            made->verified = true;
            made->total_ms = 1;
            the.session.add_outcome(made);
        };
        const auto cell = [table](int row, int column, int role = Qt::DisplayRole) {
            return table->model()->index(row, column).data(role);
        };
        add("knapsack.sequential", "Trap", "aa", Status::optimal);
        add("knapsack.greedy", "Trap", "aa", Status::feasible);
        QVERIFY(table->isColumnHidden(RunModel::instance));
        QCOMPARE(cell(0, RunModel::checked).toString(), QStringLiteral("✓"));
        QCOMPARE(cell(1, RunModel::checked).toString(), QStringLiteral("✓ legal"));
        QVERIFY(cell(1, RunModel::checked, Qt::ToolTipRole).toString().contains("20 % of the optimum"));
        add("knapsack.greedy", "Trap", "bb", Status::feasible); // the same instance after an edit
        add("knapsack.greedy", "Other", "cc", Status::feasible);
        QVERIFY(!table->isColumnHidden(RunModel::instance));
        const QStringList names{QStringLiteral("Trap"), QStringLiteral("Trap"), QStringLiteral("Trap (2)"),
                                QStringLiteral("Other")};
        for (int row = 0; row < names.size(); ++row) {
            QCOMPARE(cell(row, RunModel::instance).toString(), names[row]);
            QCOMPARE(cell(row, RunModel::variant, RunModel::divided_role).toBool(), row >= 2);
        }
        if (const QString folder = qEnvironmentVariable("KS_PICTURES"); !folder.isEmpty())
            QVERIFY(the.window->grab().save(folder + QStringLiteral("/runs.png")));
        auto* clear = the.find<QToolButton>("clear-runs");
        QTest::mouseClick(clear, Qt::LeftButton);
        QCOMPARE(table->model()->rowCount(), 0);
        QVERIFY(!clear->isEnabled());
        QVERIFY(the.find<QLabel>("no-runs")->isVisible());
    }

    void all_are_ticked_or_none() {
        tests::use_real_runner();
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.ticked() > 2);
        const auto all = the.ticked();
        QTest::mouseClick(the.find<QPushButton>("tick-none"), Qt::LeftButton);
        QCOMPARE(the.ticked(), std::size_t{0});
        QVERIFY(!primary(the)->isEnabled());
        QTest::mouseClick(the.find<QPushButton>("tick-all"), Qt::LeftButton);
        QCOMPARE(the.ticked(), all);
    }

    void progress_and_stages_are_shown() {
        tests::use_fake_runner("good");
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), std::size_t{1});
        QCOMPARE(the.find<QTableView>("runs")->model()->rowCount(), 1);
    }

    void a_bad_runner_leaves_the_window_alive_data() {
        QTest::addColumn<QByteArray>("behaviour");
        for (const char* behaviour : {"crash", "garbage", "leave", "stall"})
            QTest::newRow(behaviour) << QByteArray(behaviour);
    }
    void a_bad_runner_leaves_the_window_alive() {
        QFETCH(QByteArray, behaviour);
        tests::Window the;
        tests::use_fake_runner(behaviour.constData());
        the.session.runner().set_patience({300, 300, 300});
        open_run_page(the);
        QVERIFY(the.session.runner_problem());
        KS_WAIT_FOR(the.window->notice().isVisible());
        QVERIFY(the.window->notice().text().contains(QStringLiteral("knapscope-run")));
        // The window is still usable: another page can be opened.
        QVERIFY(the.window->show_page(QStringLiteral("instance")));
        QVERIFY(!the.window->grab().isNull());
    }

    void a_crash_during_a_solve_is_reported_on_its_page() {
        tests::use_fake_runner("dies");
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR(the.find<QLabel>("failure")->isVisible());
        QVERIFY(the.find<QLabel>("failure")->text().contains(QStringLiteral("crashed")));
        QCOMPARE(primary(the)->text(), QStringLiteral("Run"));
        tests::use_fake_runner("good"); // the next run starts another process
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), std::size_t{1});
        KS_WAIT_FOR(the.find<QLabel>("failure")->isHidden());
    }

    /// The runner's verdict on an answer is ignored: the window checks the answer itself.
    void a_wrong_answer_of_the_runner_is_detected_data() {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<bool>("of_another_instance");
        QTest::addColumn<QString>("said");
        QTest::newRow("far too much") << QByteArray(R"("objective":999,"weight":10,"selection":[0,0,2])")
                                      << false << QStringLiteral("its selection is worth 7, not 999");
        QTest::newRow("items that are not there")
            << QByteArray(R"("objective":999,"weight":10,"selection":[77,-5,1000000])") << false
            << QStringLiteral("-5 is not an integer from 0");
        QTest::newRow("too heavy") << QByteArray(R"("objective":8,"weight":10,"selection":[1,1,2])") << false
                                   << QStringLiteral("the answer is wrong");
        QTest::newRow("of another instance") << QByteArray(R"("objective":7,"weight":10,"selection":[0,0,2])")
                                             << true << QStringLiteral("the answer is for another instance");
    }
    void a_wrong_answer_of_the_runner_is_detected() {
        QFETCH(QByteArray, answer);
        QFETCH(bool, of_another_instance);
        QFETCH(QString, said);
        qputenv("KS_FAKE_ANSWER", answer);
        tests::use_fake_runner("liar", of_another_instance ? tests::table_2_1() : tests::table_2_2());
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.find<QCheckBox>("mckp.sequential"));
        QTest::mouseClick(primary(the), Qt::LeftButton);
        KS_WAIT_FOR(the.find<QLabel>("failure")->isVisible());
        const QString failure = the.find<QLabel>("failure")->text();
        QVERIFY2(failure.contains(said), qPrintable(failure));
        QVERIFY(the.session.outcomes().empty());
    }

    void a_missing_runner_is_reported_in_one_sentence() {
        qputenv("KNAPSCOPE_RUNNER", "/nowhere/knapscope-run");
        tests::Window the;
        open_run_page(the);
        KS_WAIT_FOR(the.window->notice().isVisible());
        QVERIFY(the.window->notice().text().contains(QStringLiteral("/nowhere/knapscope-run")));
        QVERIFY(!the.find<QLabel>("no-runs")->text().contains(QStringLiteral("press Run")));
    }

    void a_results_file_is_compared() {
        tests::use_fake_runner("good");
        tests::Window the;
        const QString path =
            the.write(QStringLiteral("r.json"), R"({"format": "knapscope-results", "version": 1,
            "command": "bench c", "date": "2026-01-02", "commit": "a", "host": "node7", "device": "NVIDIA H200", "driver": "580",
            "rows": [{"variant": "mckp.sequential", "on": "cpu", "parameters": {}, "instance": {"preset": "thesis-set1", "seed": 1},
              "status": "optimal", "objective": 7, "verified": true, "total_ms": {"median": 10, "min": 9, "max": 11, "samples": [9, 10, 11]}},
              {"variant": "mckp.global", "on": "gpu:0", "parameters": {"block": 256}, "instance": {"preset": "thesis-set1", "seed": 1},
              "status": "optimal", "objective": 7, "verified": true, "total_ms": {"median": 2, "min": 2, "max": 2, "samples": [2]}}]})");
        QVERIFY(the.window->open_path(path));
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("compare"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const auto csv = the.window->current_page()->csv();
        QVERIFY2(csv, csv ? "" : csv.error().sentence().c_str());
        QVERIFY2(csv->contains("recorded") && csv->contains("NVIDIA H200, 2026-01-02"), csv->constData());
        the.find<QComboBox>("shown")->setCurrentIndex(1);
        emit the.find<QComboBox>("shown")->activated(1);
        QVERIFY(the.window->current_page()->csv()->contains("0.01"));
    }

    /// One chart shows the instances of a series. A run that failed or is missing has no point.
    void a_series_of_instances_is_compared() {
        tests::use_fake_runner("good");
        tests::Window the;
        const auto row = [](const char* variant, int set, int ms) {
            return QStringLiteral(
                       R"({"variant": "%1", "on": "cpu", "parameters": {}, "instance": {"preset": "thesis-set%2", "seed": 1},
              "status": "optimal", "objective": 7, "verified": true, "total_ms": {"median": %3, "min": %3, "max": %3, "samples": [%3]}})")
                .arg(QLatin1String(variant))
                .arg(set)
                .arg(ms);
        };
        const QString failed = QStringLiteral(R"({"variant": "mckp.multicore", "on": "cpu", "parameters": {},
            "instance": {"preset": "thesis-set2", "seed": 1}, "status": "error",
            "objective": null, "verified": null, "total_ms": null,
            "error": {"code": 4, "what": "it does not fit", "where": "", "todo": ""}})");
        const QString path = the.write(
            QStringLiteral("r.json"),
            (QStringLiteral(
                 R"({"format": "knapscope-results", "version": 1, "command": "bench c", "date": "2026-01-02",
            "commit": "a", "host": "node7", "device": null, "driver": null, "rows": [)") +
             QStringList{row("mckp.sequential", 1, 10), row("mckp.sequential", 2, 40),
                         row("mckp.multicore", 1, 5), failed}
                 .join(QLatin1Char(',')) +
             QStringLiteral("]}"))
                .toUtf8());
        QVERIFY(the.window->open_path(path));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        auto* instance = the.find<QComboBox>("instance");
        const int at = instance->findText(QStringLiteral("thesis-set1 to thesis-set2, seed 1"));
        QVERIFY(at >= 0);
        instance->setCurrentIndex(at);
        emit instance->activated(at);
        QCOMPARE(the.find<QComboBox>("baseline")->currentText(), QStringLiteral("mckp.sequential"));
        const auto csv = the.window->current_page()->csv();
        QVERIFY2(csv, csv ? "" : csv.error().sentence().c_str());
        QVERIFY2(csv->contains("thesis-set1,mckp.multicore,CPU,2,"), csv->constData());
        QVERIFY2(csv->contains("it does not fit"), csv->constData());
        for (const char* name : {"png", "svg", "pdf"})
            QVERIFY(export_view(*the.window->current_page(),
                                the.folder.filePath(QStringLiteral("a.") + QLatin1String(name)),
                                QSize(800, 600)));
        ViewOptions wanted;
        wanted.instance = QStringLiteral("thesis-set1, seed 1");
        QVERIFY(the.window->current_page()->apply(wanted));
        QVERIFY(!the.window->current_page()->csv()->contains("thesis-set1,"));
        wanted.instance = QStringLiteral("nothing");
        QCOMPARE(the.window->current_page()->apply(wanted).error().code, ErrorCode::usage);
    }
};

KS_TEST(RunFlowTest)
#include "run_flow_test.moc"

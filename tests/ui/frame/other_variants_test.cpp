// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include "tests/solvers/answers.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/runs/run_words.h"
#include "ui/widgets/parameter_form.h"

using namespace ks;
using namespace ks::ui;

/// A runner with further variants that this program was built without.
class OtherVariantsTest : public QObject {
    Q_OBJECT

    static void open(tests::Window& the, const char* page) {
        the.session.open(tests::table_2_1());
        the.window->show_page(QString::fromLatin1(page));
        the.session.ask_runner();
        KS_WAIT_FOR(the.session.runner_answered() || the.session.runner_problem());
        const auto& problem = the.session.runner_problem();
        QVERIFY2(!problem, problem ? problem->sentence().c_str() : "");
    }
    static QStringList choices(const QComboBox& box) {
        QStringList all;
        for (int i = 0; i < box.count(); ++i)
            all << box.itemData(i).toString();
        return all;
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_fake_runner("theirs", tests::table_2_1());
    }

    void before_it_answers_the_own_ones_are_known() {
        Session session;
        QVERIFY(!session.runner_answered());
        QVERIFY(session.catalogue() == built_in_catalogue());
    }

    void they_are_listed_set_and_run() {
        tests::Window the;
        open(the, "run");
        KS_WAIT_FOR(the.find<QCheckBox>("knapsack.theirs"));
        QVERIFY(!the.find<QCheckBox>("knapsack.sequential")); // this runner does not have that variant
        const QString about = the.find<QLabel>("about knapsack.theirs")->text();
        QCOMPARE(about, QStringLiteral("Theirs: a fair guess (their paper, Section 7)"));
        the.find<QToolButton>("fold knapsack.theirs")->setChecked(true);
        // The other parameter is only for traces: a run with it gives no answer.
        QCOMPARE(the.find<ParameterForm>("")->values().size(), std::size_t{1});
        QCOMPARE(the.find<ParameterForm>("")->values().front().first, QStringLiteral("width"));
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), the.ticked());
        QCOMPARE(the.session.outcomes().front()->variant, std::string("knapsack.theirs"));
        QCOMPARE(the.find<QLabel>("answer")->text(), QStringLiteral("9"));
        QCOMPARE(the.find<QLabel>("chosen")->text(), QStringLiteral("Chosen: 3, 4"));
        // Only this variant has that stage.
        QVERIFY(the.find<QLabel>("legend")->text().contains(QStringLiteral("shake")));
        QVERIFY(the.find<QLabel>("failure")->isHidden());
    }

    void their_records_are_compared() {
        tests::Window the;
        open(the, "compare");
        const QString path =
            the.write(QStringLiteral("r.json"), R"({"format": "knapscope-results", "version": 1,
            "command": "bench c", "date": "2026-01-02", "commit": "a", "host": "node7", "device": null, "driver": null,
            "rows": [{"variant": "knapsack.theirs", "on": "cpu", "parameters": {"width": 4}, "instance": {"preset": "thesis-2.1", "seed": 1},
              "status": "optimal", "objective": 9, "verified": true, "total_ms": {"median": 10, "min": 9, "max": 11, "samples": [9, 10, 11]}}]})");
        QVERIFY(the.window->open_path(path));
        ViewOptions wanted;
        wanted.variants = QStringList{QStringLiteral("knapsack.theirs")};
        const auto applied = the.window->current_page()->apply(wanted);
        QVERIFY2(applied, applied ? "" : applied.error().sentence().c_str());
        QVERIFY(the.window->current_page()->csv()->contains("knapsack.theirs"));
        wanted.variants = QStringList{QStringLiteral("knapsack.nobodys")};
        QCOMPARE(the.window->current_page()->apply(wanted).error().code, ErrorCode::usage);
    }

    /// The variant is offered, because the runner reports that it has steps. A sentence then states that this
    /// program does not contain its code.
    void stepping_reports_that_the_code_is_in_another_program() {
        tests::Window the;
        open(the, "step");
        const auto* variants = the.find<QComboBox>("variant");
        QCOMPARE(choices(*variants), QStringList{QStringLiteral("knapsack.theirs")});
        KS_WAIT_FOR(!the.window->current_page()->busy());
        const auto csv = the.window->current_page()->csv();
        QVERIFY(!csv);
        QCOMPARE(csv.error().code, ErrorCode::usage);
        QVERIFY2(csv.error().what.find("does not have the code of knapsack.theirs") != std::string::npos,
                 csv.error().what.c_str());
    }

    void their_kernels_are_offered() {
        tests::Window the;
        the.session.open(tests::table_2_1());
        the.window->show_page(QStringLiteral("kernel"));
        const auto* variants = the.find<QComboBox>("variant");
        // The runner has not answered yet.
        QVERIFY(choices(*variants).contains(QStringLiteral("knapsack.global")));
        open(the, "kernel");
        QCOMPARE(choices(*variants), QStringList{QStringLiteral("knapsack.theirs-gpu")});
        KS_WAIT_FOR_EQUAL(the.find<ParameterForm>("parameters")->values().front().first,
                          QStringLiteral("width"));
    }

    void campaigns_may_name_them() {
        tests::Window the;
        const QString path =
            the.write(QStringLiteral("c.json"), R"({"format": "knapscope-campaign", "version": 1,
            "title": "Theirs", "instances": [{"preset": "thesis-2.1"}], "runs": [{"variant": "knapsack.theirs"}]})");
        QVERIFY(the.window->open_path(path));
        const auto* start = the.find<QPushButton>("primary");
        QVERIFY(!start->isEnabled()); // the runner has not listed this variant yet
        open(the, "run");
        KS_WAIT_FOR(start->isEnabled());
    }

    /// The Run page can describe answers that no variant of this program gives.
    void fronts_and_plans_are_shown() {
        tests::Window the;
        open(the, "run");
        const auto shown = [&the](const char* label) { return the.find<QLabel>(label)->text(); };
        the.session.add_outcome(std::make_shared<const Outcome>(tests::outcome_of(tests::front())));
        QCOMPARE(shown("answer"), QStringLiteral("2 points"));
        QCOMPARE(shown("chosen"), QStringLiteral("Chosen: 1 at cost 0, 113/60 at cost 9"));
        the.session.add_outcome(std::make_shared<const Outcome>(tests::outcome_of(tests::plan())));
        QCOMPARE(shown("answer"), QStringLiteral("3 batches"));
        QVERIFY(the.window->current_page()->picture({800, 600}));
        the.window->show_page(QStringLiteral("compare"));
        QVERIFY(the.window->current_page()->csv()->contains("knapsack.theirs"));
    }
};

KS_TEST(OtherVariantsTest)
#include "other_variants_test.moc"

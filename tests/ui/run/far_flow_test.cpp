// SPDX-License-Identifier: GPL-3.0-or-later
// Runs on another computer, and a runner that disappears during a run.
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/jobs/runner.h"
#include "ui/run/run_model.h"
#include "ui/runs/run_words.h"

using namespace ks;
using namespace ks::ui;

class FarFlowTest : public QObject {
    Q_OBJECT

    static void open_run_page(tests::Window& the) {
        the.session.open(tests::table_2_2());
        the.window->show_page(QStringLiteral("run"));
    }
    static QPushButton* again(const tests::Window& the) { return the.find<QPushButton>("try-again"); }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
        qputenv("CUDA_VISIBLE_DEVICES", ""); // otherwise a GPU would be the target
    }
    void cleanup() { qunsetenv("KS_FAR_ONCE"); }

    void runs_show_where_they_were_made() {
        tests::Window the;
        open_run_page(the);
        the.session.set_hosts({tests::far_host("plain")});
        the.session.set_host(the.session.hosts().front());
        KS_WAIT_FOR(the.session.runner_answered());
        auto* const host = the.window->findChild<QToolButton*>(QStringLiteral("host"));
        QCOMPARE(host->text(), QStringLiteral("gpuhost"));
        QVERIFY(host->isVisible());
        the.find<VariantList>("variants")->tick({QStringLiteral("mckp.sequential")});
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), std::size_t{1});
        QCOMPARE(where_text(*the.session.outcomes().front()), QStringLiteral("CPU on gpuhost"));
        // Back on this computer, the same variant is not compared with the measurement there.
        host->menu()->actions().front()->trigger();
        KS_WAIT_FOR(the.session.host().here() && the.session.runner_answered());
        QCOMPARE(host->text(), QStringLiteral("This computer"));
        QVERIFY(!the.window->findChild<Notice*>()->isVisible()); // leaving is not an error
        the.find<VariantList>("variants")->tick({QStringLiteral("mckp.multicore")});
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), std::size_t{2});
        QCOMPARE(speedup_text(*the.session.outcomes().back(), the.session.outcomes()), QStringLiteral("–"));
        QCOMPARE(speedup_text(*the.session.outcomes().front(), the.session.outcomes()),
                 QStringLiteral("1.00×"));
    }

    void unfinished_runs_can_be_tried_again() {
        tests::Window the;
        qputenv("KS_FAR_ONCE", the.folder.filePath(QStringLiteral("gone")).toUtf8());
        open_run_page(the);
        the.session.set_host(tests::far_host("drops"));
        KS_WAIT_FOR(the.session.runner_answered());
        QVERIFY(again(the)->isHidden());
        the.find<VariantList>("variants")->tick_all(true);
        const std::size_t all = the.ticked();
        QVERIFY(all > 3);
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(again(the)->isVisible());
        // the runner disappeared during the second run
        QCOMPARE(the.session.outcomes().size(), std::size_t{1});
        const QString said = the.find<QLabel>("failure")->text();
        QVERIFY2(said.contains(QStringLiteral("on gpuhost ended with code 255")) &&
                     said.contains(QStringLiteral("Broken pipe")),
                 qPrintable(said));
        QCOMPARE(again(the)->text(), QStringLiteral("Try the other %1 again").arg(all - 1));
        QTest::mouseClick(again(the), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.session.outcomes().size(), all);
        KS_WAIT_FOR(again(the)->isHidden() && the.find<QLabel>("failure")->isHidden());
    }

    /// A runner that has not answered yet can be left without an error message.
    void one_that_is_silent_is_left() {
        tests::Window the;
        open_run_page(the);
        the.session.set_hosts({tests::far_host("silent")});
        the.session.set_host(the.session.hosts().front());
        QVERIFY(!the.session.runner_answered());
        the.session.set_host({});
        KS_WAIT_FOR(the.session.runner_answered());
        QVERIFY(!the.session.runner_problem());
        QVERIFY(!the.window->findChild<Notice*>()->isVisible());
    }

    void another_instance_takes_the_offer_away() {
        tests::Window the;
        open_run_page(the);
        the.session.set_host(tests::far_host("drops"));
        KS_WAIT_FOR(the.session.runner_answered());
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR(again(the)->isVisible());
        the.session.open(tests::table_2_1());
        QVERIFY(again(the)->isHidden() && the.find<QLabel>("failure")->isHidden());
    }

    void choosing_another_computer_cancels_what_runs() {
        tests::Window the;
        tests::use_fake_runner("slow");
        open_run_page(the);
        KS_WAIT_FOR(the.session.runner_answered());
        the.find<VariantList>("variants")->tick({QStringLiteral("mckp.sequential")});
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        KS_WAIT_FOR_EQUAL(the.find<QPushButton>("primary")->text(), QStringLiteral("Cancel"));
        the.session.set_host(tests::far_host("plain"));
        KS_WAIT_FOR(the.find<QPushButton>("primary")->text() != QStringLiteral("Cancel"));
        QVERIFY(the.session.outcomes().empty());
        KS_WAIT_FOR(the.session.runner_answered());
        QCOMPARE(the.session.host().name, QStringLiteral("gpuhost"));
    }
};

KS_TEST(FarFlowTest)
#include "far_flow_test.moc"

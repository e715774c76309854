// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/kinds/kind.h"
#include "solvers/run/in_process.h"
#include "solvers/run/outcome.h"
#include "tests/support/suite.h"
#include "tests/ui/pareto/opened.h"
#include "tests/ui/when_asked.h"
#include "ui/instance/generate_dialog.h"

#include <QComboBox>
#include <QFileDialog>
#include <QMenu>

using namespace ks;
using namespace ks::ui;
using tests::ParetoWindow;
using tests::three_tasks;

/// Further fronts next to the open instance's: from a file, from a preset, and from runs of this session.
class ParetoOtherFrontsTest : public QObject {
    Q_OBJECT

    /// The entries of "Add front…" when its menu is opened.
    static QList<QAction*> offered(const ParetoWindow& the) {
        QMenu* menu = the.find<QPushButton>("add-front")->menu();
        emit menu->aboutToShow();
        return menu->actions();
    }
    static QAction* offer(const ParetoWindow& the, const QString& begin) {
        for (QAction* each : offered(the))
            if (each->text().startsWith(begin))
                return each;
        return nullptr;
    }
    static void add_file(const ParetoWindow& the, const QString& path) {
        tests::when_asked<QFileDialog>([&](QFileDialog& dialog) {
            dialog.selectFile(path);
            static_cast<QDialog&>(dialog).accept();
        });
        offer(the, QStringLiteral("A file"))->trigger();
        the.wait();
    }
    static void add_preset(const ParetoWindow& the, const QString& preset) {
        offer(the, QStringLiteral("A preset"))->trigger();
        auto* dialog = the.window->findChild<GenerateDialog*>();
        QVERIFY(dialog);
        auto* presets = dialog->findChild<QComboBox*>(QStringLiteral("preset"));
        QCOMPARE(presets->currentData().toString(), QStringLiteral("ise-three-tasks")); // of the open kind
        presets->setCurrentIndex(presets->findData(preset));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("make")), Qt::LeftButton);
        delete dialog;
        the.wait();
    }
    static void add_run(ParetoWindow& the, const char* variant, const InstancePtr& instance) {
        auto outcome = in_process::solve(variant, instance, {});
        QVERIFY(outcome);
        the.session.add_outcome(std::make_shared<const Outcome>(std::move(*outcome)));
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void of_a_file() {
        const ParetoWindow the(three_tasks());
        add_file(the, the.write("drawn.json", tests::json_of(*generate("ise-drawn", "", {}))));
        QCOMPARE(the.fronts().size(), std::size_t{2});
        QCOMPARE(the.fronts()[0].front->size(), std::size_t{10});
        QVERIFY2(the.drawn().contains(QString::fromStdString(the.fronts()[1].name)), qPrintable(the.drawn()));
        QCOMPARE(the.said("point"),
                 QStringLiteral("hardware cost 9")); // points still belong to the open instance
        the.press("remove-fronts");
        QCOMPARE(the.fronts().size(), std::size_t{1});
        QVERIFY(!the.shows("remove-fronts"));
    }

    void of_a_broken_file() {
        const ParetoWindow the(three_tasks());
        add_file(the, the.write("broken.json", "{\"kind\": \"kn"));
        QVERIFY(the.shows("problem"));
        QVERIFY2(the.said("problem").contains(QStringLiteral("broken.json")),
                 qPrintable(the.said("problem")));
        QCOMPARE(the.fronts().size(), std::size_t{1});
        add_file(the, the.write("same.json", tests::json_of(three_tasks()))); // the next document removes it
        QVERIFY(!the.shows("problem"));
        QVERIFY2(the.fronts()[1].name.ends_with("(the same points)"), the.fronts()[1].name.c_str());
    }

    void of_another_kind_is_refused() {
        const ParetoWindow the(three_tasks());
        add_file(the, the.write("items.json", tests::json_of(tests::table_2_1())));
        QVERIFY2(the.said("problem").contains(QStringLiteral("no front of hardware cost and utilisation")),
                 qPrintable(the.said("problem")));
        QCOMPARE(the.fronts().size(), std::size_t{1});
    }

    void of_a_file_when_the_user_gives_up() {
        const ParetoWindow the(three_tasks());
        tests::when_asked<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
        offer(the, QStringLiteral("A file"))->trigger();
        QVERIFY(!the.busy());
        QVERIFY(!the.shows("problem"));
    }

    void of_a_preset() {
        const ParetoWindow the(three_tasks());
        add_preset(the, QStringLiteral("ise-drawn"));
        QCOMPARE(the.fronts().size(), std::size_t{2});
        QVERIFY(the.fronts()[1].front->size() > 10);
    }

    /// As many as can look different, with room for the what-if front.
    void there_is_an_end_of_them() {
        const ParetoWindow the(three_tasks());
        for (std::size_t i = 0; i + 2 < scene::FrontPicture::most_fronts; ++i) {
            QVERIFY(offered(the).first()->isEnabled());
            add_preset(the, QStringLiteral("ise-three-tasks"));
        }
        QCOMPARE(the.fronts().size(), scene::FrontPicture::most_fronts - 1);
        QCOMPARE(offered(the).size(), 1);
        QVERIFY(!offered(the).first()->isEnabled());
        the.press("remove-fronts");
        QVERIFY(offered(the).first()->isEnabled());
    }

    /// The author of a kernel sees at once whether its front is correct.
    void of_runs_of_this_session() {
        ParetoWindow the(three_tasks());
        QVERIFY(!offered(the).last()->isEnabled()); // no run has computed a front
        add_run(the, "instruction-set.sequential", three_tasks());
        add_run(the, "knapsack.sequential", tests::table_2_1()); // answers a selection
        add_run(the, "instruction-set.front-list", *generate("ise-drawn", "", {}));
        QCOMPARE(offered(the).size(), 2 + 1 + 2); // the fixed entries, a separator, and two runs
        QAction* newest = offered(the)[3];
        QVERIFY2(newest->text().startsWith(QStringLiteral("Run of instruction-set.front-list")),
                 qPrintable(newest->text()));
        newest->trigger();
        QCOMPARE(the.fronts().size(), std::size_t{2});
        QVERIFY(!the.fronts()[1].name.ends_with("(the same points)"));
        offer(the, QStringLiteral("Run of instruction-set.sequential"))->trigger();
        QCOMPARE(the.fronts().size(), std::size_t{3});
        QVERIFY2(the.fronts()[2].name.ends_with("(the same points)"), the.fronts()[2].name.c_str());
        the.session.clear_outcomes(); // the picture keeps its fronts
        QVERIFY(Front::same_points(*the.fronts()[2].front, *the.fronts()[0].front));
        QVERIFY(!offered(the).last()->isEnabled());
    }

    void another_kind_of_document_takes_them_away() {
        ParetoWindow the(three_tasks());
        add_preset(the, QStringLiteral("ise-three-tasks"));
        the.session.open(tests::table_2_1());
        the.wait();
        QCOMPARE(the.fronts().size(), std::size_t{1});
        QVERIFY(!the.shows("remove-fronts"));
    }
};

KS_TEST(ParetoOtherFrontsTest)
#include "other_fronts_test.moc"

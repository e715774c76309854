// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/problems/kind.h"
#include "solvers/problems/presets.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/pareto/front_canvas.h"
#include "ui/pareto/front_worker.h"
#include "ui/widgets/long_spin_box.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

/// The front of three tasks, whose points are known, and of what is large, small or none.
class ParetoPageTest : public QObject {
    Q_OBJECT

    static InstancePtr three_tasks() { return *generate("ise-three-tasks", "", {}); }
    /// Opens the instance on the page and waits for its front.
    static void open(tests::Window& the, const InstancePtr& instance) {
        the.session.open(instance);
        QTest::keyClick(the.window.get(), Qt::Key_8, Qt::ControlModifier);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("pareto"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
    }
    static QString said(const tests::Window& the, const char* label) {
        return the.find<QLabel>(label)->text();
    }
    static QString point(const tests::Window& the) { return said(the, "point"); }
    static QString shown(const tests::Window& the) {
        return QString::fromStdString(scene::to_text(the.find<FrontCanvas>("front")->list()));
    }
    static void press(const tests::Window& the, const char* button) {
        QTest::mouseClick(the.find<QPushButton>(button), Qt::LeftButton);
    }
    static void key(const tests::Window& the, Qt::Key key, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(the.window.get(), key, with);
    }
    static QPoint place(const FrontCanvas& canvas, double cost, double value) {
        return {qRound(canvas.drawn().axis.x_of(cost)), qRound(canvas.drawn().y_of(value))};
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void the_cheapest_schedulable_point_is_held_first() {
        tests::Window the;
        open(the, three_tasks());
        QCOMPARE(point(the), QStringLiteral("hardware cost 9"));
        QVERIFY2(said(the, "point-value").contains(QStringLiteral("11/12")),
                 qPrintable(said(the, "point-value")));
        QVERIFY(said(the, "point-value").contains(QStringLiteral("schedulable")));
        const auto& choices = *the.find<QTableView>("choices")->model();
        QCOMPARE(choices.rowCount(), 3);
        QCOMPARE(choices.index(0, 0).data().toString(), QStringLiteral("control"));
        QCOMPARE(choices.index(0, 1).data().toString(), QStringLiteral("1b"));
        QCOMPARE(choices.index(0, 2).data().toString(), QStringLiteral("2"));
        QCOMPARE(choices.index(0, 3).data().toString(), QStringLiteral("5"));
        QVERIFY(shown(the).contains(QStringLiteral("all in software")));
    }

    void keys_walk_along_the_front() {
        tests::Window the;
        open(the, three_tasks());
        key(the, Qt::Key_Home);
        QCOMPARE(point(the), QStringLiteral("hardware cost 0"));
        QVERIFY(said(the, "point-value").contains(QStringLiteral("not schedulable")));
        QCOMPARE(the.find<QTableView>("choices")->model()->index(1, 1).data().toString(),
                 QStringLiteral("in software"));
        key(the, Qt::Key_Left);
        QCOMPARE(point(the), QStringLiteral("hardware cost 0"));
        key(the, Qt::Key_Right);
        QCOMPARE(point(the), QStringLiteral("hardware cost 1"));
        QVERIFY(the.find<QLabel>("cheaper")->text().contains(QStringLiteral("display: 3a → in software")));
        key(the, Qt::Key_PageDown);
        QCOMPARE(point(the), QStringLiteral("hardware cost 12"));
        key(the, Qt::Key_Home);
        key(the, Qt::Key_End);
        QCOMPARE(point(the), QStringLiteral("hardware cost 12"));
        QVERIFY(!the.find<QLabel>("dearer")->isVisible());
        QTest::mouseClick(the.find<QPushButton>("primary"), Qt::LeftButton);
        QCOMPARE(point(the), QStringLiteral("hardware cost 9"));
        press(the, "knee");
        QCOMPARE(point(the), QStringLiteral("hardware cost 6"));
    }

    void the_mouse_chooses_zooms_and_goes_back() {
        tests::Window the;
        open(the, three_tasks());
        auto* canvas = the.find<FrontCanvas>("front");
        QTest::mouseMove(canvas, place(*canvas, 1, 107.0 / 60));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, place(*canvas, 12, 47.0 / 60));
        QCOMPARE(point(the), QStringLiteral("hardware cost 12"));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, place(*canvas, 0, 113.0 / 60));
        QCOMPARE(point(the), QStringLiteral("hardware cost 0"));
        const QPoint from = place(*canvas, 2, 1), to = place(*canvas, 8, 1);
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas, (from + to) / 2);
        QTest::mouseMove(canvas, to);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
        QVERIFY(std::abs(canvas->drawn().axis.shown.from - 2) < 0.2);
        QVERIFY(std::abs(canvas->drawn().axis.shown.to - 8) < 0.2);
        QCOMPARE(the.find<LongSpinBox>("from")->value(), 2);
        QCOMPARE(the.find<LongSpinBox>("to")->value(), 8);
        key(the, Qt::Key_Home); // what is shown follows the point
        QVERIFY(canvas->drawn().axis.shown.from <= 0.01);
        QTest::mouseClick(the.find<QToolButton>("all-costs"), Qt::LeftButton);
        QCOMPARE(canvas->drawn().axis.shown, (scene::CostSpan{.from = 0, .to = 12}));
        key(the, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(canvas->drawn().axis.shown.length() < 9);
        key(the, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(canvas->drawn().axis.shown, (scene::CostSpan{.from = 0, .to = 12}));
        the.find<QCheckBox>("log")->click();
        QVERIFY(shown(the).contains(QStringLiteral("hardware cost, log")));
    }

    void a_range_is_typed_and_a_budget_buys_its_best() {
        tests::Window the;
        open(the, three_tasks());
        the.find<LongSpinBox>("to")->set_value(6);
        QCOMPARE(the.find<FrontCanvas>("front")->drawn().axis.shown, (scene::CostSpan{.from = 0, .to = 6}));
        the.find<LongSpinBox>("within")->set_value(7);
        QCOMPARE(point(the), QStringLiteral("hardware cost 6"));
        the.find<LongSpinBox>("within")->set_value(11);
        QCOMPARE(point(the), QStringLiteral("hardware cost 9"));
    }

    void two_points_are_pinned_and_compared() {
        tests::Window the;
        open(the, three_tasks());
        key(the, Qt::Key_Home);
        press(the, "pin-a");
        QVERIFY(!the.find<QLabel>("compared")->isVisible());
        key(the, Qt::Key_End);
        press(the, "pin-b");
        QVERIFY2(said(the, "compared").contains(QStringLiteral("hardware cost +12 · U −11/10")),
                 qPrintable(said(the, "compared")));
        QVERIFY(said(the, "compared").contains(QStringLiteral("filter: in software → 2a")));
        QVERIFY(shown(the).contains(QStringLiteral("pin B")));
        press(the, "pin-b"); // once more: not any more
        QVERIFY(!the.find<QLabel>("compared")->isVisible());
    }

    /// The front is redrawn beside the one as it is; Apply is one edit, which is undone.
    void what_if_a_number_were_another_one() {
        tests::Window the;
        open(the, three_tasks());
        auto* page = the.window->current_page();
        const auto* canvas = the.find<FrontCanvas>("front");
        QCOMPARE(canvas->shown().fronts.size(), std::size_t{1});
        auto* drag = the.find<QSlider>("drag-execution");
        drag->setValue(drag->minimum());
        QCOMPARE(the.find<LongSpinBox>("what-if-execution")->value(), 0);
        KS_WAIT_FOR(!page->busy());
        QVERIFY(the.find<QLabel>("what-if-refusal")->isVisible()); // its choices gain more than that
        drag->setValue(4);
        KS_WAIT_FOR(!page->busy());
        QVERIFY(!the.find<QLabel>("what-if-refusal")->isVisible());
        QCOMPARE(the.find<LongSpinBox>("what-if-execution")->value(), 4);
        QCOMPARE(canvas->shown().fronts.size(), std::size_t{2});
        QCOMPARE(canvas->shown().fronts[0].front->exact(0).text(), std::string("32/15")); // 113/60 + 1/4
        QCOMPARE(the.session.undo_stack().count(), 0);
        press(the, "apply");
        KS_WAIT_FOR(!page->busy());
        QCOMPARE(the.session.undo_stack().count(), 1);
        QCOMPARE(canvas->shown().fronts.size(), std::size_t{1});
        QCOMPARE(canvas->shown().fronts[0].front->exact(0).text(), std::string("32/15"));
        the.session.undo_stack().undo();
        KS_WAIT_FOR(!page->busy());
        QCOMPARE(canvas->shown().fronts[0].front->exact(0).text(), std::string("113/60"));
    }

    void a_choice_is_settled_and_let_go() {
        tests::Window the;
        open(the, three_tasks());
        auto* page = the.window->current_page();
        const auto* canvas = the.find<FrontCanvas>("front");
        auto* settled = the.find<QComboBox>("settled");
        QCOMPARE(settled->count(), 4); // any, in software, two choices
        settled->setCurrentIndex(1);
        emit settled->activated(1);
        KS_WAIT_FOR(!page->busy());
        QCOMPARE(canvas->shown().fronts.size(), std::size_t{2});
        for (int i = 0; i < 3; ++i) {
            key(the, i == 0 ? Qt::Key_End : Qt::Key_Left);
            QCOMPARE(the.find<QTableView>("choices")->model()->index(0, 1).data().toString(),
                     QStringLiteral("in software"));
        }
        press(the, "reset");
        QCOMPARE(canvas->shown().fronts.size(), std::size_t{1});
        QCOMPARE(settled->currentIndex(), 0);
        QVERIFY(!the.find<QPushButton>("apply")->isEnabled());
    }

    void an_edit_elsewhere_keeps_the_point() {
        tests::Window the;
        open(the, three_tasks());
        key(the, Qt::Key_End);
        QVERIFY(the.session.edit(QStringLiteral("x"),
                                 SetValue{.at = FieldAt::of_group(1, 0), .value = std::int64_t{4}}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QCOMPARE(point(the), QStringLiteral("hardware cost 12"));
    }

    void pages_and_files_have_what_is_shown() {
        tests::Window the;
        open(the, three_tasks());
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv);
        QCOMPARE(csv->count('\n'), 1 + 10);
        QVERIFY2(csv->contains("\n9,"), csv->constData());
        QVERIFY(the.window->current_page()->picture({900, 600}));
    }

    /// What the page can do with a kind that has fronts, it can do with every one of them.
    void every_kind_with_a_front_data() {
        QTest::addColumn<QString>("kind");
        for (const Kind* kind : kinds())
            if (kind->front)
                QTest::newRow(std::string(kind->id).c_str()) << QString::fromStdString(std::string(kind->id));
    }
    void every_kind_with_a_front() {
        QFETCH(QString, kind);
        const auto preset = std::ranges::find(presets(), kind.toStdString(), &Preset::kind);
        QVERIFY(preset != presets().end());
        tests::Window the;
        open(the, *generate(preset->id, preset->kind, {}));
        const QString first = point(the);
        QVERIFY(!first.isEmpty());
        key(the, Qt::Key_Home);
        key(the, Qt::Key_End);
        QVERIFY(point(the) != QString());
        auto* canvas = the.find<FrontCanvas>("front");
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rect().center());
        QVERIFY(the.window->current_page()->csv());
        QVERIFY(the.window->current_page()->picture({900, 600}));
    }

    void nothing_is_open() {
        tests::Window the;
        key(the, Qt::Key_8, Qt::ControlModifier);
        QVERIFY(!the.window->current_page()->csv());
        const auto picture = the.window->current_page()->picture({900, 600});
        QVERIFY(!picture);
        QVERIFY(picture.error().what.find("no instance is open") != std::string::npos);
    }

    /// Thesis, task set 1: a frame after a step along the front, with the list made and painted.
    void a_large_front_stays_fluid() {
        tests::Window the;
        the.window->resize(1920, 1080);
        open(the, *generate("thesis-ise1", "", {}));
        auto* canvas = the.find<FrontCanvas>("front");
        QVERIFY(canvas->shown().fronts[0].front->size() > 50'000);
        QPixmap frame(canvas->size());
        constexpr int frames = 50;
        const CpuClock zooming;
        for (int i = 0; i < frames; ++i) {
            canvas->zoom(i % 2 == 0 ? 0.8 : 1.3);
            canvas->render(&frame);
        }
        qInfo() << "CPU time of a frame while zooming:" << zooming.milliseconds() / frames << "ms at"
                << canvas->size();
        canvas->show_all();
        const CpuClock all;
        for (int i = 0; i < frames; ++i) {
            canvas->refresh();
            canvas->render(&frame);
        }
        qInfo() << "of all of it:" << all.milliseconds() / frames << "ms";
        QVERIFY(canvas->list().items.size() < 5'000);
    }

    /// Of requests that wait the newest is answered, and one that is cancelled says so.
    void the_newest_request_wins() {
        const InstancePtr large = *generate("thesis-ise1", "", {}), small = three_tasks();
        FrontWorker worker;
        QSignalSpy finished(&worker, &FrontWorker::finished);
        worker.find_next({.instance = large});
        worker.find_next({.instance = large, .range = {.from = 0, .to = 10}});
        worker.find_next({.instance = small});
        KS_WAIT_FOR(!worker.busy());
        QCOMPARE(finished.size(), 2);
        QVERIFY(worker.found() && worker.found()->instance == small);
        worker.find({.instance = large});
        worker.cancel();
        KS_WAIT_FOR(!worker.busy());
        QVERIFY(worker.error());
        QCOMPARE(worker.error()->code, ErrorCode::cancelled);
        worker.find({.instance = large});
        worker.find({.instance = small}); // ends the one before
        KS_WAIT_FOR(!worker.busy());
        QCOMPARE(finished.size(), 4);
        QVERIFY(worker.found() && worker.found()->instance == small);
    }

    void what_needs_too_much_is_refused_with_a_way_out() {
        tests::Window the;
        the.session.open(three_tasks());
        FrontWorker worker;
        worker.set_memory(100);
        worker.find({.instance = three_tasks()});
        KS_WAIT_FOR(!worker.busy());
        QVERIFY(worker.error());
        QCOMPARE(worker.error()->code, ErrorCode::limit);
    }
};

KS_TEST(ParetoPageTest)
#include "pareto_page_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/run/outcome.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/window.h"
#include "ui/concurrency/launch_model.h"
#include "ui/concurrency/sm_canvas.h"
#include "ui/live/live_panel.h"
#include "ui/live/time_canvas.h"
#include "ui/widgets/fold.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QUndoStack>
#include <QWheelEvent>

using namespace ks;
using namespace ks::ui;

namespace {

struct ConcurrencyWindow : tests::Window {
    ConcurrencyWindow() {
        tests::use_real_runner();
        window->resize(1280, 800);
        QTest::keyClick(window.get(), Qt::Key_9, Qt::ControlModifier);
    }
    explicit ConcurrencyWindow(const char* preset,
                               std::vector<std::pair<std::string, std::string>> settings = {})
        : ConcurrencyWindow() {
        session.open(*ks::generate(preset, "", settings));
        rest();
    }
    /// Waits until the animation of the columns has finished.
    void rest() const { KS_WAIT_FOR(!find<SmCanvas>("sm")->moving()); }

    void choose_picture(const char* id) const {
        auto* box = find<QComboBox>("picture");
        box->setCurrentIndex(box->findData(QString::fromLatin1(id)));
    }
    QString said(const char* label) const { return find<QLabel>(label)->text(); }
    void press(const char* button) const { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    void plan() const {
        press("primary");
        KS_WAIT_FOR(!window->current_page()->busy());
        rest();
    }
    void plan_by(const char* variant) const {
        auto* box = find<QComboBox>("variant");
        box->setCurrentIndex(box->findData(QString::fromLatin1(variant)));
        plan();
    }
    QAbstractItemModel& launches() const { return *find<QTableView>("launches")->model(); }
    QString cell(int row, int column) const { return launches().index(row, column).data().toString(); }
    scene::Rect region(const char* canvas, const char* id) const {
        for (const scene::Region& each : find<Canvas>(canvas)->list().regions)
            if (each.id == id)
                return each.rect;
        return {};
    }
    QPoint middle(const char* canvas, const char* id) const {
        const scene::Rect rect = region(canvas, id);
        return {qRound(rect.x + rect.width / 2), qRound(rect.y + rect.height / 2)};
    }
};

} // namespace

/// Mixes of kernels in the window, planned by the runner and by hand.
class ConcurrencyPageTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void the_empty_page_opens_a_mix_with_one_click() {
        ConcurrencyWindow the;
        QVERIFY(the.find<QPushButton>("preset-concurrency-pool"));
        the.press("preset-concurrency-table1");
        QVERIFY(the.session.instance());
        QCOMPARE(the.find<QTableView>("records")->model()->rowCount(), 5);
        QCOMPARE(the.launches().rowCount(), 5);
        QVERIFY2(the.said("load").startsWith(QStringLiteral("All of it fits. The bottleneck is")),
                 qPrintable(the.said("load")));
    }

    void a_page_without_a_mix_has_a_message() {
        ConcurrencyWindow the;
        the.session.open(tests::table_2_2());
        QVERIFY(!the.find<QLabel>("load")->isVisible());
        QVERIFY(!the.window->current_page()->picture({800, 600}));
        QVERIFY(!the.window->current_page()->csv());
    }

    /// The paper's reduction finds no plan here; the labels find one, and `wide` gets five blocks.
    void a_plan_fills_the_multiprocessor() {
        ConcurrencyWindow the("concurrency-register-trap");
        QVERIFY2(the.said("load").startsWith(QStringLiteral("It does not fit")),
                 qPrintable(the.said("load")));
        the.plan_by("kernel-mix.labels");
        QCOMPARE(the.said("verdict"), QStringLiteral("1 batch, the fewest there can be."));
        QCOMPARE(the.cell(0, LaunchModel::kernel), QStringLiteral("wide"));
        QCOMPARE(the.cell(0, LaunchModel::blocks), QStringLiteral("5"));
        QCOMPARE(the.cell(0, LaunchModel::threads), QStringLiteral("224"));
        QVERIFY2(the.said("load").startsWith(QStringLiteral("Batch 1. All of it fits.")),
                 qPrintable(the.said("load")));
        QCOMPARE(the.session.outcomes().size(), std::size_t{1}); // the Run page shows it, too
        the.plan_by("kernel-mix.paper-dp");
        QVERIFY2(the.said("verdict").contains(QStringLiteral("proves nothing")),
                 qPrintable(the.said("verdict")));
        QVERIFY(!the.find<Canvas>("batches")->isVisible());
    }

    void a_batch_that_is_clicked_is_shown() {
        ConcurrencyWindow the("concurrency-pool", {{"kernels", "65"}});
        the.plan_by("kernel-mix.first-fit");
        QVERIFY2(the.said("verdict").startsWith(QStringLiteral("3 batches")),
                 qPrintable(the.said("verdict")));
        QVERIFY(the.said("load").startsWith(QStringLiteral("Batch 1. ")));
        QTest::mouseClick(the.find<Canvas>("batches"), Qt::LeftButton, {}, the.middle("batches", "batch 2"));
        QVERIFY2(the.said("load").startsWith(QStringLiteral("Batch 3. ")), qPrintable(the.said("load")));
        QTest::keyClick(the.window.get(), Qt::Key_Left);
        QVERIFY2(the.said("load").startsWith(QStringLiteral("Batch 2. ")), qPrintable(the.said("load")));
        QTest::keyClick(the.window.get(), Qt::Key_Home);
        QVERIFY2(the.said("load").startsWith(QStringLiteral("Batch 1. ")), qPrintable(the.said("load")));
        the.launches().setData(the.launches().index(0, LaunchModel::copies), 0, Qt::EditRole);
        QVERIFY2(!the.said("load").startsWith(QStringLiteral("Batch")), qPrintable(the.said("load")));
    }

    void a_drag_and_the_wheel_change_a_launch() {
        ConcurrencyWindow the("concurrency-table1");
        auto* sm = the.find<SmCanvas>("sm");
        const QPoint from = the.middle("sm", "launch 4 blocks");
        const int block = qRound(sm->drawn().all / 32);
        QTest::mousePress(sm, Qt::LeftButton, {}, from);
        QTest::mouseMove(sm, from - QPoint(0, block * 3));
        QTest::mouseRelease(sm, Qt::LeftButton, {}, from - QPoint(0, block * 3));
        QCOMPARE(the.cell(4, LaunchModel::blocks), QStringLiteral("4"));
        QCOMPARE(the.cell(4, LaunchModel::threads), QStringLiteral("64"));
        QCOMPARE(the.find<QTableView>("launches")->currentIndex().row(), 4);
        const QPointF over = the.middle("sm", "launch 0 warps");
        QWheelEvent wheel(over, sm->mapToGlobal(over), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(sm, &wheel);
        QCOMPARE(the.cell(0, LaunchModel::threads), QStringLiteral("224"));
        QCOMPARE(the.cell(0, LaunchModel::blocks), QStringLiteral("2"));
        the.press("again");
        QCOMPARE(the.cell(4, LaunchModel::blocks), QStringLiteral("1"));
    }

    /// Columns move to a plan's batch; without animations they change at once.
    void columns_move_unless_animations_are_off() {
        ConcurrencyWindow the("concurrency-register-trap");
        auto* sm = the.find<SmCanvas>("sm");
        the.press("again");
        QVERIFY(sm->moving());
        QVERIFY(sm->shown().on_the_way.size() <= 2);
        KS_WAIT_FOR(!sm->moving());
        QVERIFY(sm->shown().on_the_way.empty());
        qputenv("KNAPSCOPE_ANIMATIONS", "off");
        the.press("again");
        const bool moves = sm->moving();
        qunsetenv("KNAPSCOPE_ANIMATIONS");
        QVERIFY(!moves);
    }

    void the_command_line_plans_and_chooses_a_batch() {
        ConcurrencyWindow the("concurrency-pool", {{"kernels", "65"}});
        Page& page = *the.window->current_page();
        QVERIFY(!page.apply({.variants = {QStringLiteral("mckp.sequential")}, .step = {}, .lesson = {}}));
        QVERIFY(!page.apply({.variants = {}, .step = QStringLiteral("0"), .lesson = {}}));
        QVERIFY(page.apply({.variants = {QStringLiteral("kernel-mix.first-fit")},
                            .step = QStringLiteral("end"),
                            .lesson = {}}));
        QVERIFY(page.busy());
        KS_WAIT_FOR(!page.busy());
        QVERIFY2(the.said("load").startsWith(QStringLiteral("Batch 3. ")), qPrintable(the.said("load")));
    }

    /// The mix is the Instance page's table: edits can be undone, and the tried launches are kept as far as
    /// possible.
    void an_edit_of_the_mix_is_undoable() {
        ConcurrencyWindow the("concurrency-table1");
        auto* records = the.find<QTableView>("records");
        the.plan();
        QVERIFY(the.find<QLabel>("verdict")->isVisible());
        QVERIFY(records->model()->setData(records->model()->index(0, 1), QStringLiteral("64"), Qt::EditRole));
        QVERIFY(!the.find<QLabel>("verdict")->isVisible()); // a plan of another mix
        QVERIFY(the.session.undo_stack().canUndo());
        the.session.undo_stack().undo();
        QCOMPARE(records->model()->index(0, 1).data().toString(), QStringLiteral("8"));
        QVERIFY(
            !records->model()->setData(records->model()->index(0, 1), QStringLiteral("256"), Qt::EditRole));
        QVERIFY(the.find<QLabel>("refusal")->isVisible());
    }

    void a_kernel_that_no_batch_holds_is_named() {
        ConcurrencyWindow the("concurrency-table1");
        auto* records = the.find<QTableView>("records");
        QVERIFY(
            records->model()->setData(records->model()->index(1, 2), QStringLiteral("200000"), Qt::EditRole));
        the.plan();
        QVERIFY2(the.said("left-out").startsWith(QStringLiteral("Left out: a block of II takes")),
                 qPrintable(the.said("left-out")));
    }

    void pages_and_files_have_what_is_shown() {
        ConcurrencyWindow the("concurrency-table1");
        QCOMPARE(the.window->current_page()->csv()->count('\n'), 1 + 5);
        the.plan();
        const auto csv = the.window->current_page()->csv();
        QVERIFY2(csv->startsWith("batch,repeat,kernel"), csv->constData());
        QVERIFY(the.window->current_page()->picture({1000, 700}));
        the.choose_picture("needs");
        QVERIFY(the.find<Canvas>("needs")->isVisible());
        QVERIFY(!the.find<SmCanvas>("sm")->isVisible());
        QVERIFY(the.window->current_page()->csv()->contains("registers of a warp, share"));
    }

    /// The emulator imitates the mix's device, and the model runs the kernels that fit at the same time.
    void a_mix_is_run_watched_and_compared_with_its_plan() {
        ConcurrencyWindow the("concurrency-table1");
        the.choose_picture("timeline");
        QVERIFY(!the.find<QLabel>("load")->isVisible());
        QVERIFY(!the.window->current_page()->csv());
        auto* button = the.find<QPushButton>("run-watched");
        KS_WAIT_FOR(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("Run it in the emulator"));
        the.press("run-watched");
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY2(the.said("seen").startsWith(QStringLiteral("Modelled for GeForce GTX TITAN X, in steps")),
                 qPrintable(the.said("seen")));
        QVERIFY2(the.said("seen").endsWith(QStringLiteral("to see whether it ran as planned.")),
                 qPrintable(the.said("seen")));
        the.plan();
        QVERIFY2(the.said("seen").contains(QStringLiteral("ran as planned: ")), qPrintable(the.said("seen")));
        QCOMPARE(the.session.watched().size(), std::size_t{1});
        QCOMPARE(the.window->findChild<LivePanel*>(QStringLiteral("live-panel"))->runs().count(), 1);
        QVERIFY(the.window->current_page()->csv()->startsWith("launch,"));
        QVERIFY(the.window->current_page()->picture({1000, 700}));
        // Another mix has not run yet; the first one's run is found again.
        const InstancePtr first = the.session.instance();
        the.session.open(*ks::generate("concurrency-register-trap", "", {}));
        QVERIFY(the.find<QPushButton>("run-watched")->isVisible());
        the.session.open(first);
        KS_WAIT_FOR(the.find<QLabel>("seen")->isVisible());
    }

    /// 31 kernels of the pool, recorded on an H200: the Run page reads the recording, and this page shows it.
    void a_recording_of_the_mix_is_shown() {
        ConcurrencyWindow the("concurrency-pool", {{"kernels", "31"}, {"device", "h200"}});
        the.choose_picture("timeline");
        the.session.open_live_file(
            source_path("assets/results/live/h200-concurrency-planned.knapscope-live.json"));
        QTest::keyClick(the.window.get(), Qt::Key_9, Qt::ControlModifier);
        KS_WAIT_FOR(the.find<QLabel>("seen")->isVisible());
        QVERIFY2(the.said("seen").contains(QStringLiteral("NVIDIA H200")), qPrintable(the.said("seen")));
        the.plan();
        QVERIFY2(
            the.said("seen").contains(QStringLiteral(
                "None of 4 batches ran as planned: of the largest one's 31 kernels at most 7 were on an SM")),
            qPrintable(the.said("seen")));
        auto* canvas = the.find<TimeCanvas>("timeline");
        const scene::TimeSpan all = canvas->plot().shown;
        QTest::keyClick(canvas, Qt::Key_Plus);
        QVERIFY(canvas->list().width > 0 && canvas->plot().shown.length() < all.length());
        QTest::keyClick(canvas, Qt::Key_0);
        QVERIFY(canvas->list().width > 0 && canvas->plot().shown == all);
    }

    /// Five columns, a thousand launches: changing one number is fast.
    void a_thousand_kernels_are_planned() {
        ConcurrencyWindow the("concurrency-pool", {{"kernels", "1000"}});
        QCOMPARE(the.launches().rowCount(), 13);
        the.plan();
        QVERIFY2(the.said("verdict").startsWith(QStringLiteral("32 batches, the fewest there can be")),
                 qPrintable(the.said("verdict")));
        QVERIFY(the.region("batches", "batch 0").width > 0);
    }

    void the_keyboard_reaches_and_spins_every_number() {
        ConcurrencyWindow the("concurrency-table1");
        the.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(the.window.get()));
        auto* table = the.find<QTableView>("launches");
        table->setFocus();
        table->setCurrentIndex(table->model()->index(2, LaunchModel::blocks));
        QTest::keyClick(table, Qt::Key_F2);
        auto* box = table->findChild<QWidget*>(QStringLiteral("launch-number"));
        QVERIFY(box);
        QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(the.cell(2, LaunchModel::blocks), QStringLiteral("2"));
        QTest::keyClick(box, Qt::Key_Return);
    }

    /// Arrow keys step through batches, but inside a table they move between cells.
    void arrows_in_a_table_are_the_tables() {
        ConcurrencyWindow the("concurrency-pool", {{"kernels", "65"}});
        the.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(the.window.get()));
        the.plan_by("kernel-mix.first-fit");
        auto* records = the.find<QTableView>("records");
        records->setFocus();
        records->setCurrentIndex(records->model()->index(0, 1));
        QTest::keyClick(records, Qt::Key_Right);
        QCOMPARE(records->currentIndex().column(), 2);
        QVERIFY2(the.said("load").startsWith(QStringLiteral("Batch 1. ")), qPrintable(the.said("load")));
        the.find<SmCanvas>("sm")->setFocus();
        QTest::keyClick(the.find<SmCanvas>("sm"), Qt::Key_Right);
        QVERIFY2(the.said("load").startsWith(QStringLiteral("Batch 2. ")), qPrintable(the.said("load")));
    }

    /// Larger letters need wider columns, even in a table that was hidden at the time.
    void no_number_is_cut_in_larger_letters() {
        ConcurrencyWindow the("concurrency-table1");
        the.session.set_theme(paint::ThemeId::projector);
        KS_WAIT_FOR(!the.find<QWidget>("kernels")->isVisible());
        the.window->resize(1920, 1080);
        const auto* records = the.find<QTableView>("records");
        KS_WAIT_FOR(records->isVisible());
        for (int column = 1; column < records->model()->columnCount(); ++column)
            KS_WAIT_FOR(records->columnWidth(column) >= records->horizontalHeader()->sectionSizeHint(column));
    }

    /// With a projector's letters on a small screen the tables are hidden, and the box stays.
    void the_box_stays_where_there_is_little_room() {
        ConcurrencyWindow the("concurrency-table1");
        the.window->resize(1280, 800);
        the.session.set_theme(paint::ThemeId::projector);
        KS_WAIT_FOR(!the.find<QWidget>("kernels")->isVisible());
        QVERIFY(the.find<Fold>("fold-kernels")->isVisible());
        the.plan();
        const QSizeF seen = QSizeF(the.find<SmCanvas>("sm")->size()) / the.session.theme().scale();
        QVERIFY2(seen.width() >= 600 && seen.height() >= 160,
                 qPrintable(QStringLiteral("%1 x %2").arg(seen.width()).arg(seen.height())));
    }

    /// A recorded run of this mix ships with the program.
    void a_recorded_run_is_shown() {
        ConcurrencyWindow the("concurrency-pool", {{"kernels", "31"}, {"set", "fixed"}, {"device", "h200"}});
        the.choose_picture("timeline");
        QCOMPARE(the.find<QPushButton>("show-recorded")->text(),
                 QStringLiteral("Show the run on NVIDIA H200"));
        the.press("show-recorded");
        KS_WAIT_FOR(the.said("seen").startsWith(QStringLiteral("Measured on NVIDIA H200.")));
        the.session.open(*ks::generate("concurrency-table1", "", {}));
        QVERIFY(!the.find<QPushButton>("show-recorded")->isVisible());
    }

    /// The files that ship: one of them covers sixteen and thirty-one kernels in order.
    void speed_ups_of_what_was_measured() {
        ConcurrencyWindow the("concurrency-pool");
        auto* picture = the.find<QComboBox>("picture");
        picture->setCurrentIndex(picture->findData(QStringLiteral("speedups")));
        auto* files = the.find<QComboBox>("speedup-files");
        const int turn = files->findText(QStringLiteral("concurrency, Figures 6 and 7"));
        QVERIFY(turn >= 0);
        files->setCurrentIndex(turn);
        const auto over = [&](const char* other) {
            auto* others = the.find<QComboBox>("speedups-over");
            others->setCurrentIndex(others->findData(QLatin1String(other)));
            return the.said("speedups");
        };
        QVERIFY2(over("sequential")
                     .endsWith(QStringLiteral("sequential was faster than planned in 0 of 26 runs.")),
                 qPrintable(the.said("speedups")));
        QVERIFY2(over("random").endsWith(QStringLiteral("random was faster than planned in 5 of 26 runs.")),
                 qPrintable(the.said("speedups")));
        QVERIFY(!the.find<QLabel>("load")->isVisible());
        const auto csv = the.window->current_page()->csv();
        QVERIFY(csv && csv->startsWith("instance,seed,of,"));
        QVERIFY(the.window->current_page()->picture({900, 600}));
    }

    /// The steps are those of the chosen planning method.
    void steps_of_the_method_that_plans() {
        ConcurrencyWindow the("concurrency-table1");
        auto* by = the.find<QComboBox>("variant");
        by->setCurrentIndex(by->findData(QStringLiteral("kernel-mix.column-generation")));
        the.press("steps");
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("step"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        QVERIFY(!the.window->current_page()->problem());
        auto* stepped = the.window->current_page()->findChild<QComboBox*>(QStringLiteral("variant"));
        QCOMPARE(stepped->currentData().toString(), QStringLiteral("kernel-mix.column-generation"));
    }
};

KS_TEST(ConcurrencyPageTest)
#include "concurrency_page_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a recording's steps, for recordings that are not tables and for tables that are filled from the
// right.
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/one_row.h"
#include "tests/support/suite.h"
#include "tests/support/undrawn_recording.h"
#include "tests/support/wait.h"
#include "tests/ui/samples.h"
#include "tests/visual/quiet.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson_track.h"
#include "ui/stepping/recorder.h"
#include "ui/stepping/step_view.h"
#include "ui/stepping/stepper.h"
#include "ui/stepping/transport_bar.h"
#include "ui/widgets/canvas.h"
#include "visual/paint/fonts.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::ui;

namespace {

std::string described(const StepView& view, std::string_view id) {
    for (const Canvas* canvas : view.findChildren<Canvas*>())
        for (const scene::Region& region : canvas->list().regions)
            if (region.id == id)
                return region.description;
    return {};
}

/// Example 2.1 of the thesis in a view, at a step; by default the last one.
struct Shown {
    explicit Shown(std::int64_t step = -1)
        : view(session, StepView::Parts::page),
          recording(*in_process::record("knapsack.sequential", *generate("thesis-2.1", "", {}), {})),
          table(as_table(recording)) {
        view.resize(1100, 640);
        view.show_step(recording, step < 0 ? recording->count() : step);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view does not show");
    }
    void click(CellAt at) const {
        QTest::mouseClick(&view.picture_widget(), Qt::LeftButton, {}, view.place_of(at)->center());
    }
    QWidget& card() const { return *view.findChild<QWidget*>(QStringLiteral("why")); }
    QWidget& outlines() const { return *view.findChild<QWidget*>(QStringLiteral("why-cells")); }
    QPushButton& go() const { return *view.findChild<QPushButton*>(QStringLiteral("why-go")); }
    QString text(const char* name) const { return view.findChild<QLabel*>(QLatin1String(name))->text(); }

    Session session;
    StepView view;
    std::shared_ptr<const Recording> recording;
    std::shared_ptr<const TableRecording> table;
};

} // namespace

class StepViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void any_shape_is_recorded() {
        Session session;
        Recorder recorder(session);
        recorder.record([](std::stop_token) { return std::make_shared<const tests::UndrawnRecording>(); });
        KS_WAIT_FOR(!recorder.busy());
        QVERIFY(!recorder.error());
        QCOMPARE(to_text(recorder.recording()->shape()), "other");
    }

    void a_shape_without_a_picture_is_a_sentence() {
        Session session;
        StepView view(session, StepView::Parts::page);
        view.resize(1000, 600);
        view.show();
        const auto tree = std::make_shared<const tests::UndrawnRecording>();
        view.show_step(tree, 4);
        KS_WAIT_FOR(!described(view, "sentence").empty());
        QCOMPARE(described(view, "sentence"), std::string("Visit node 3."));
        QVERIFY(described(view, "no-picture")
                    .starts_with("There is no picture for recordings of the shape 'other'"));
        view.zoom(2);
        view.zoom(0);
        view.pan(1, 1);
        QTest::mouseDClick(view.findChild<Canvas*>(), Qt::LeftButton, {}, QPoint(300, 300));
        for (const auto* bar : view.findChildren<QScrollBar*>())
            QVERIFY(!bar->isVisible());
        QCOMPARE(view.picture({800, 500}).size, QSizeF(800, 500));
        QCOMPARE(view.csv().error().code, ErrorCode::usage);
        view.show_step(nullptr, 0);
        QVERIFY(view.csv()->isEmpty());
    }

    void it_is_stepped_through_all_the_same() {
        Session session;
        Stepper stepper;
        TransportBar bar(session, stepper);
        stepper.set_track(
            std::make_shared<RecordingTrack>(std::make_shared<const tests::UndrawnRecording>()));
        const auto label = [&] { return bar.findChild<QLabel*>(QStringLiteral("step-label"))->text(); };
        QCOMPARE(label(), QStringLiteral("before the first step"));
        stepper.next(Level::cell);
        QCOMPARE(label(), QStringLiteral("search · step 1 of 7"));
        stepper.next(Level::row);
        stepper.next(Level::row);
        QCOMPARE(label(), QStringLiteral("search · step 4 of 7"));
        QCOMPARE(stepper.track()->sentence(4), QStringLiteral("Visit node 3."));
        QCOMPARE(stepper.track()->outline().size(), 3u);
        stepper.previous(Level::row);
        QCOMPARE(stepper.at(), 2);
    }

    void a_lesson_shows_steps_of_any_shape() {
        const std::shared_ptr<const Recording> tree = std::make_shared<const tests::UndrawnRecording>();
        LessonStop stop;
        QCOMPARE(*LessonTrack::step_of(tree, stop), 7); // "end"
        stop.step = 3;
        QCOMPARE(*LessonTrack::step_of(tree, stop), 3);
        stop.step = 8;
        QCOMPARE(LessonTrack::step_of(tree, stop).error().code, ErrorCode::input);
        stop.step.reset();
        stop.cell = CellAt{1, 1}; // only a table has this cell
        QCOMPARE(LessonTrack::step_of(tree, stop).error().code, ErrorCode::input);
    }

    void a_table_filled_from_the_right() {
        Session session;
        StepView view(session, StepView::Parts::page);
        const auto recorded = tests::variant_knapsack_one_row().record(*generate("thesis-2.1", "", {}), {});
        QVERIFY(recorded);
        const auto table = as_table(*recorded);
        view.show_step(*recorded, table->step_of({2, 7}));
        const QList<QByteArray> lines = view.csv()->split('\n');
        QCOMPARE(lines[2].trimmed(), "1,\"(2, 4)\",0,0,0,0,2,2,2,2,2,2,2");
        QVERIFY2(lines[3].trimmed().endsWith(",,,,,,,,4,4,4,6"), lines[3].constData());
        QCOMPARE(RecordingTrack(*recorded).label(table->step_of({2, 7})),
                 QStringLiteral("row 2 of 4 · cell 7"));
    }

    /// A click on a computed cell explains it: its sentence, and the cells from which it was computed. The
    /// current step stays, and the card links to the cell's step only if the page can go there.
    void a_click_explains_a_cell() {
        Shown shown;
        shown.click({2, 7});
        QVERIFY(shown.card().isVisible() && shown.outlines().isVisible());
        QVERIFY2(shown.text("why-sentence").contains(QStringLiteral("z<sub>2</sub>(7) = max(")),
                 qPrintable(shown.text("why-sentence")));
        QVERIFY(!shown.go().isVisible());
        QVERIFY(!shown.card().geometry().intersects(*shown.view.place_of({2, 7})));
        shown.click({2, 7}); // a second click closes it
        QVERIFY(!shown.card().isVisible() && !shown.outlines().isVisible());
        qint64 went = -1;
        connect(&shown.view, &StepView::step_chosen, &shown.view, [&](qint64 step) { went = step; });
        shown.click({2, 7});
        QVERIFY(shown.go().isVisible());
        shown.go().click();
        QCOMPARE(went, shown.table->step_of({2, 7}));
        shown.view.show_step(shown.recording, went);
        QVERIFY(!shown.card().isVisible());
    }

    /// Also if colours represent the values of a long table.
    void a_click_explains_a_cell_of_a_heat_map() {
        Shown shown(0);
        const auto trap =
            in_process::record("knapsack.sequential", *generate("greedy-trap", "", {{{"C", "2000"}}}), {});
        KS_VERIFY_OK(trap);
        shown.view.show_step(*trap, (*trap)->count());
        shown.view.zoom(0.01);
        CellAt cell{2, 2000};
        while (cell.column > 0 && !shown.view.visible_place_of(cell))
            --cell.column;
        const auto place = shown.view.visible_place_of(cell);
        QVERIFY(place && !shown.view.place_of(cell)); // its value is not legible
        QTest::mouseClick(&shown.view.picture_widget(), Qt::LeftButton, {}, place->center());
        QVERIFY(shown.card().isVisible() && shown.outlines().isVisible());
        QVERIFY(!shown.card().geometry().intersects(*place));
        QTest::keyClick(&shown.view.picture_widget(), Qt::Key_Escape);
        QVERIFY(!shown.card().isVisible());
    }

    void a_cell_not_computed_yet_is_not_revealed() {
        Shown shown(3);
        shown.click({4, 9});
        QCOMPARE(shown.text("why-sentence"), QStringLiteral("z<sub>4</sub>(9) is not computed yet."));
    }

    /// While a question waits, a click is an answer.
    void a_question_that_waits_takes_the_click() {
        Shown shown;
        shown.view.explain_clicks(false);
        shown.click({2, 7});
        QVERIFY(!shown.card().isVisible());
        shown.view.explain_clicks(true);
        shown.click({2, 7});
        QVERIFY(shown.card().isVisible());
        QTest::keyClick(&shown.view.picture_widget(), Qt::Key_Escape);
        QVERIFY(!shown.card().isVisible());
    }

    /// The card covers neither its cell nor the adjacent cell that the current step writes.
    void the_card_leaves_the_current_cell_to_be_seen() {
        Shown shown(0);
        for (const CellAt now : {CellAt{1, 5}, CellAt{2, 7}, CellAt{3, 10}, CellAt{4, 0}}) {
            shown.view.show_step(shown.recording, shown.table->step_of(now));
            QCoreApplication::processEvents(); // applies the layout
            for (const CellAt cell : {CellAt{now.row - 1, now.column}, CellAt{0, now.column}, now}) {
                shown.click(cell);
                QVERIFY(shown.card().isVisible());
                for (const CellAt seen : {cell, now})
                    QVERIFY2(!shown.card().geometry().intersects(*shown.view.place_of(seen)),
                             qPrintable(QStringLiteral("%1,%2").arg(cell.row).arg(cell.column)));
                shown.click(cell); // closes it
            }
        }
    }

    void the_menu_leads_to_the_step_of_a_cell() {
        Shown shown;
        qint64 went = -1;
        connect(&shown.view, &StepView::step_chosen, &shown.view, [&](qint64 step) { went = step; });
        QWidget& picture = shown.view.picture_widget();
        QTest::mouseClick(&picture, Qt::RightButton, {}, shown.view.place_of({2, 7})->center());
        const QList<QAction*> menu = picture.actions();
        const auto go = std::ranges::find(menu, QStringLiteral("Go to this step"), &QAction::text);
        QVERIFY(go != menu.end() && (*go)->isVisible());
        (*go)->trigger();
        QCOMPARE(went, shown.table->step_of({2, 7}));
        QTest::mouseClick(&picture, Qt::RightButton, {}, QPoint(2, 2)); // no cell is there
        QVERIFY(!(*go)->isVisible());
        const auto why = std::ranges::find(menu, QStringLiteral("Why this value?"), &QAction::text);
        QTest::mouseClick(&picture, Qt::RightButton, {}, shown.view.place_of({2, 7})->center());
        QVERIFY((*why)->isVisible());
        const auto bars = in_process::record("knapsack.greedy", *generate("thesis-2.1", "", {}), {});
        QVERIFY(bars);
        shown.view.show_step(*bars, 1); // the picture has no cells to ask about
        QTest::mouseClick(&picture, Qt::RightButton, {}, QPoint(100, 100));
        QVERIFY(!(*why)->isVisible() && !(*go)->isVisible());
    }
};

KS_TEST(StepViewTest)
#include "step_view_test.moc"

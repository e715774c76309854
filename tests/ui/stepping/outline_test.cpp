// SPDX-License-Identifier: GPL-3.0-or-later
// The list of phases, rows and steps above the transport bar, and the jumps to the next change.
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "tests/support/suite.h"
#include "tests/support/undrawn_recording.h"
#include "tests/support/wait.h"
#include "tests/visual/quiet.h"
#include "ui/base/session.h"
#include "ui/stepping/stepper.h"
#include "ui/stepping/transport_bar.h"
#include "visual/paint/fonts.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace ks;
using namespace ks::ui;

namespace {

std::shared_ptr<const Recording> example_22() {
    return *(*find_variant("mckp.sequential"))->record(*generate("thesis-2.2", "", {}), {});
}

/// A window whose last line is the transport bar, as in the program.
struct Window : QWidget {
    explicit Window(std::shared_ptr<const Recording> recording) {
        auto* column = new QVBoxLayout(this);
        column->addStretch();
        column->addWidget(new TransportBar(session, stepper));
        add_step_keys(*this, stepper);
        stepper.set_track(std::make_shared<RecordingTrack>(std::move(recording)));
        resize(1200, 700);
        show();
        activateWindow();
        KS_WAIT_FOR(isActiveWindow());
    }
    void open_outline() {
        QTest::mouseClick(findChild<QToolButton*>(QStringLiteral("outline-button")), Qt::LeftButton);
        KS_WAIT_FOR(list()->isVisible());
    }
    QTreeView* list() const { return findChild<QTreeView*>(QStringLiteral("outline")); }
    QPushButton* button(const char* name) const { return findChild<QPushButton*>(QLatin1String(name)); }
    QLabel* why_not() const { return findChild<QLabel*>(QStringLiteral("no-change")); }
    /// The text of the column in the marked line.
    QString marked(int column) const {
        return list()->currentIndex().siblingAtColumn(column).data().toString().trimmed();
    }
    /// The line with this sentence.
    QModelIndex line(const QString& sentence) const {
        const QAbstractItemModel& model = *list()->model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 1).data().toString().startsWith(sentence))
                return model.index(row, 1);
        return {};
    }

    Session session;
    Stepper stepper;
};

} // namespace

class OutlineTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    /// In prediction mode the sentences of later steps would be the answers, so only the places are listed.
    void steps_not_shown_are_not_revealed() {
        Window window(example_22());
        window.stepper.go(9);
        window.open_outline();
        const QModelIndex here = window.list()->currentIndex(), next = here.siblingAtRow(here.row() + 1);
        const QString place = next.data().toString(), words = next.siblingAtColumn(1).data().toString();
        QVERIFY(!words.isEmpty());
        window.stepper.hide_what_comes(true);
        QCOMPARE(next.data().toString(), place);
        for (const int role : {Qt::DisplayRole, Qt::EditRole, Qt::ToolTipRole})
            QCOMPARE(next.siblingAtColumn(1).data(role).toString(), QStringLiteral("not shown yet"));
        QVERIFY(here.siblingAtColumn(1).data().toString().startsWith("z"));
        QSignalSpy changed(window.list()->model(), &QAbstractItemModel::dataChanged);
        window.stepper.next(Level::cell);
        QCOMPARE(next.siblingAtColumn(1).data().toString(), words);
        QVERIFY(changed.count() > 0); // the list is drawn again
        window.stepper.previous(Level::cell);
        QCOMPARE(next.siblingAtColumn(1).data().toString(), words);
    }

    void it_lists_rows_and_the_steps_of_the_current_one() {
        Window window(example_22());
        window.stepper.go(9); // z_1(4)
        window.open_outline();
        QVERIFY(window.marked(1).startsWith("z"));
        QVERIFY(window.marked(1).contains("item 1b"));
        const int lines = window.list()->model()->rowCount();
        QVERIFY(window.line("z₂(7)").isValid() == false); // steps of other rows are not listed
        window.stepper.go(23);
        QVERIFY(window.marked(1).contains("items 1a and 2a"));
        QCOMPARE(window.list()->model()->rowCount(), lines); // both rows have eleven cells
        QVERIFY(window.list()->visualRect(window.list()->currentIndex()).isValid());
    }

    void a_click_goes_there_and_the_list_stays() {
        Window window(example_22());
        window.stepper.go(9);
        window.open_outline();
        const QModelIndex last = window.list()->model()->index(window.list()->model()->rowCount() - 1, 0);
        window.list()->scrollTo(last);
        QTest::mouseClick(window.list()->viewport(), Qt::LeftButton, {},
                          window.list()->visualRect(last).center());
        QCOMPARE(window.stepper.at(), window.stepper.track()->outline().back().step);
        QVERIFY(window.list()->isVisible());
        QTest::keyClick(window.list(), Qt::Key_Escape);
        QVERIFY(!window.list()->isVisible());
        QVERIFY(!window.findChild<QToolButton*>(QStringLiteral("outline-button"))->isChecked());
        QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(window.list()->isVisible());
    }

    /// By hand, from Example 2.2: z1(4) = 3 and z2(4) cannot be reached; z1(3) takes 1a and z1(4) takes 1b;
    /// nothing fits into z1(0) to z1(2).
    void buttons_go_to_the_next_change() {
        Window window(example_22());
        window.stepper.go(9);
        window.open_outline();
        QTest::mouseClick(window.button("step.cell-changes"), Qt::LeftButton);
        QCOMPARE(window.stepper.at(), 20);
        window.stepper.go(8);
        QTest::mouseClick(window.button("step.choice-changes"), Qt::LeftButton);
        QCOMPARE(window.stepper.at(), 9);
        window.stepper.go(5);
        QTest::mouseClick(window.button("step.branch-changes"), Qt::LeftButton);
        QCOMPARE(window.stepper.at(), 8);
        QVERIFY(!window.why_not()->isVisible());
    }

    void it_explains_why_nothing_changes() {
        Window window(example_22());
        window.open_outline();
        QTest::mouseClick(window.button("step.cell-changes"), Qt::LeftButton);
        QCOMPARE(window.stepper.at(), 0);
        QVERIFY(window.why_not()->isVisible());
        QCOMPARE(window.why_not()->text(), QStringLiteral("This step computes no cell."));
        window.stepper.go(1);
        QVERIFY(!window.why_not()->isVisible());
    }

    void keys_go_to_changes_without_the_list() {
        Window window(example_22());
        window.stepper.go(9);
        QTest::keyClick(&window, Qt::Key_1, Qt::AltModifier);
        QCOMPARE(window.stepper.at(), 20);
    }

    /// The steps between are the same as before, and the found step differs.
    void branches_change_there_and_not_before() {
        const auto recording = example_22();
        const RecordingTrack track(recording);
        for (std::int64_t at = 0; at <= track.count(); ++at) {
            const NextChange next = track.next_change(at, Watched::branch);
            const std::int64_t end = next.at.value_or(track.count() + 1);
            for (std::int64_t step = at + 1; step < end; ++step)
                QCOMPARE(recording->at(step).lines, recording->at(at).lines);
            if (next.at)
                QVERIFY(recording->at(*next.at).lines != recording->at(at).lines);
            else
                QVERIFY(!next.why_not.isEmpty());
        }
    }

    void a_recording_of_another_shape() {
        Window window(std::make_shared<const tests::UndrawnRecording>());
        window.open_outline();
        QCOMPARE(window.marked(0), QStringLiteral("before the first step"));
        window.stepper.go(2);
        QCOMPARE(window.marked(1), QStringLiteral("Visit node 1."));
        QTest::mouseClick(window.button("step.cell-changes"), Qt::LeftButton); // each node is visited once
        QCOMPARE(window.stepper.at(), 2);
        QCOMPARE(window.why_not()->text(), QStringLiteral("It stays the same to the end."));
    }

    void no_track_no_lines() {
        Window window(example_22());
        window.open_outline();
        window.stepper.set_track(nullptr);
        QCOMPARE(window.list()->model()->rowCount(), 0);
        QVERIFY(!window.button("step.cell-changes")->isEnabled());
    }
};

KS_TEST(OutlineTest)
#include "outline_test.moc"

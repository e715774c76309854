// SPDX-License-Identifier: GPL-3.0-or-later
// From the key P to a graded answer on the Step page, with only the keyboard and with a click into the
// picture.
#include "solvers/kinds/presets.h"
#include "solvers/run/in_process.h"
#include "solvers/steps/recording.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/page_window.h"
#include "tests/ui/shown.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/predict/predict_panel.h"
#include "ui/stepping/step_view.h"
#include "ui/widgets/canvas.h"
#include "ui/widgets/style.h"
#include "visual/paint/fonts.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

namespace ks::ui {
Page* make_step_page(Session& session);
}

using namespace ks;
using namespace ks::ui;

namespace {

/// The row of "z₂(7)" in a question.
int row_of(const QRegularExpressionMatch& asked) {
    return asked.captured(1).front().unicode() - u'\u2080';
}

struct StepWindow : tests::PageWindow {
    explicit StepWindow(Session& session) : PageWindow(make_step_page(session)) { bring_up(); }
    template <class T>
    T* the(const char* name) const {
        return findChild<T*>(QString::fromLatin1(name));
    }
    QString text(const char* name) const { return the<QLabel>(name)->text(); }
    /// Moves with the keys to the state before a cell.
    void go_before(int row, int column) {
        QTest::keyClick(this, Qt::Key_Home);
        QTest::keyClick(this, Qt::Key_Right, Qt::ControlModifier);
        QTest::keyClick(this, Qt::Key_Right, Qt::ControlModifier);
        for (int i = 1; i < row; ++i)
            QTest::keyClick(this, Qt::Key_PageDown);
        for (int j = 0; j < column - 1; ++j)
            QTest::keyClick(this, Qt::Key_Right);
    }
    /// Turns prediction on at the next question of this type.
    void ask(const QString& words) {
        if (!the<QToolButton>("step.predict")->isChecked())
            QTest::keyClick(this, Qt::Key_P);
        while (!text("question").contains(words) && the<QPushButton>("give-answer")->isEnabled()) {
            if (the<QPushButton>("leave-out")->isVisible())
                the<QPushButton>("leave-out")->click();
            the<QPushButton>("give-answer")->click();
        }
    }
};

} // namespace

class PredictPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void a_number_by_keyboard_alone() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 4);
        window.ask(QStringLiteral("What will"));
        auto* field =
            qobject_cast<QLineEdit*>(QApplication::focusWidget()); // in the cell or below the picture
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("123"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY2(window.text("grade").startsWith(QStringLiteral("✗ Not quite. The correct answer is ")),
                 qPrintable(window.text("grade")));
        QVERIFY(!window.text("because").isEmpty());
        const QString before = window.text("step-label");
        QVERIFY(window.the<QPushButton>("give-answer")->hasFocus());
        QTest::keyClick(window.the<QPushButton>("give-answer"), Qt::Key_Return); // continues
        QVERIFY(window.text("step-label") != before);
    }

    void the_subject_of_questions_is_chosen_in_a_menu() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        QTest::keyClick(&window, Qt::Key_P);
        auto* button = window.the<QPushButton>("kinds");
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("All kinds"));
        emit button->menu()->aboutToShow();
        QStringList words;
        for (const QAction* action : button->menu()->actions())
            words << action->text();
        QVERIFY2(words.contains(QStringLiteral("The cell that it comes from")), qPrintable(words.join(u'/')));
        button->menu()->actions()[words.indexOf(QStringLiteral("The cell that it comes from"))]->trigger();
        QCOMPARE(button->text(), QStringLiteral("1 kind"));
        for (int answered = 0; answered < 5; ++answered) {
            for (int goes = 0; goes < 100 && !window.the<QPushButton>("leave-out")->isVisible(); ++goes)
                window.the<QPushButton>("give-answer")->click();
            QVERIFY2(window.text("question").startsWith(QStringLiteral("Which cell")),
                     qPrintable(window.text("question")));
            window.the<QPushButton>("leave-out")->click();
        }
    }

    void a_right_answer_gets_a_point() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(1, 1);
        window.ask(QStringLiteral("What will"));
        static const QRegularExpression cell(QStringLiteral("z([₀-₉])\\(([0-9]+)\\)"));
        const auto asked = cell.match(window.text("question"));
        QVERIFY2(asked.hasMatch(), qPrintable(window.text("question")));
        const auto table = as_table(*in_process::record("knapsack.sequential", session.instance(), {}));
        const auto value = table->value({row_of(asked), asked.captured(2).toInt()});
        auto* field = window.the<QLineEdit>("answer-0");
        QVERIFY(field);
        const QString score = window.text("score");
        QTest::keyClicks(field, QString::fromStdString(to_text(*value)));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY2(window.text("grade").startsWith(QStringLiteral("✓")), qPrintable(window.text("question")));
        QVERIFY(window.text("score") != score);
    }

    /// A click only chooses a cell, so an accidental click costs no try. Return submits, and the picture
    /// shows the chosen cell and the correct one.
    void a_click_into_the_picture_chooses_a_cell() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 4);
        window.ask(QStringLiteral("Which cell"));
        QVERIFY2(window.text("question").contains("Click the cell in the picture"),
                 qPrintable(window.text("question")));
        const auto view = tests::shown_in<StepView>(window);
        auto* canvas = tests::shown_in<Canvas>(window, QStringLiteral("table"));
        auto* field = window.the<QLineEdit>("answer-0");
        KS_WAIT_FOR(field->hasFocus());
        const auto click = [&](CellAt at) {
            const auto place = view->place_of(at);
            QVERIFY(place);
            QTest::mouseClick(canvas, Qt::LeftButton, {}, place->center());
        };
        QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(2, 2)); // outside the table
        QVERIFY(field->hasFocus());
        QVERIFY(field->text().isEmpty());
        auto* marks = window.the<QWidget>("cell-marks");
        click({0, 0});
        QCOMPARE(field->text(), QStringLiteral("0,0"));
        QCOMPARE(marks->accessibleName(), QStringLiteral("Chosen: row 0, column 0."));
        click({0, 1});
        QCOMPARE(field->text(), QStringLiteral("0,1"));
        QVERIFY(window.text("grade").isEmpty()); // nothing is submitted
        QVERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY2(window.text("grade").startsWith("✗"), qPrintable(window.text("grade")));
        QVERIFY2(marks->accessibleName().startsWith("Wrong: row 0, column 1. Right: row "),
                 qPrintable(marks->accessibleName()));
    }

    /// The remark is about the clicked cell, not about the correct cell named before.
    void a_misconception_is_about_the_clicked_cell() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.ask(QStringLiteral("Which cell"));
        const auto table = as_table(*in_process::record("knapsack.sequential", session.instance(), {}));
        bool said = false;
        while (!said && window.the<QPushButton>("leave-out")->isVisible()) {
            static const QRegularExpression cell(QStringLiteral("z([₀-₉])\\(([0-9]+)\\)"));
            const auto asked = cell.match(window.text("question"));
            QVERIFY2(asked.hasMatch(), qPrintable(window.text("question")));
            window.the<QLineEdit>("answer-0")
                ->setText(QStringLiteral("%1,%2").arg(row_of(asked) - 1).arg(asked.captured(2)));
            window.the<QPushButton>("give-answer")->click();
            said = window.text("grade").contains("In your cell the item is left out");
            window.the<QPushButton>("give-answer")->click(); // continues
            window.ask(QStringLiteral("Which cell"));
        }
        QVERIFY(said);
    }

    /// The number is typed into its cell, and the field below the picture shows the same.
    void typed_into_the_cell() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 4);
        window.ask(QStringLiteral("What will"));
        KS_WAIT_FOR(window.the<QLineEdit>("cell-input-0") &&
                    window.the<QLineEdit>("cell-input-0")->isVisible());
        auto* cell = window.the<QLineEdit>("cell-input-0");
        const auto view = tests::shown_in<StepView>(window);
        KS_WAIT_FOR(cell->hasFocus());
        QVERIFY(cell->parentWidget() == &view->picture_widget());
        QTest::keyClicks(cell, QStringLiteral("12"));
        QCOMPARE(window.the<QLineEdit>("answer-0")->text(), QStringLiteral("12"));
        QTest::keyClick(cell, Qt::Key_Return);
        QVERIFY(window.text("grade").startsWith(QStringLiteral("✗")));
        KS_WAIT_FOR(
            !window.the<QLineEdit>("cell-input-0")); // after the answer the cell belongs to the picture again
    }

    /// The minimum height of fields in the style sheet is only for forms.
    void the_field_covers_its_cell_in_every_theme() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        for (const paint::ThemeId theme : paint::theme_ids) {
            session.set_theme(theme);
            apply_style(session.theme());
            StepWindow window(session);
            window.go_before(3, 4);
            window.ask(QStringLiteral("What will"));
            KS_WAIT_FOR(window.the<QLineEdit>("cell-input-0") &&
                        window.the<QLineEdit>("cell-input-0")->isVisible());
            auto* view = tests::shown_in<StepView>(window);
            const auto lies_on_its_cell = [&] {
                const QRect field = window.the<QLineEdit>("cell-input-0")->geometry();
                const QPointF middle = QRectF(field).center() / session.theme().scale();
                const auto cell = view->layout().at({middle.x(), middle.y()});
                return cell && view->place_of(*cell) == field;
            };
            KS_WAIT_FOR(lies_on_its_cell()); // the picture is laid out again for the question
        }
        qApp->setStyleSheet({});
    }

    /// A row is filled in cell by cell; Return moves to the next cell, and after the last one it answers.
    void a_row_is_filled_in_the_picture() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 0);
        QTest::keyClick(&window, Qt::Key_P);
        auto* pace = window.the<QComboBox>("pace");
        pace->setCurrentIndex(1);
        emit pace->activated(1);
        window.the<QPushButton>("give-answer")->click(); // to the next row's question
        QVERIFY2(window.text("question").startsWith(QStringLiteral("Fill the row")),
                 qPrintable(window.text("question")));
        KS_WAIT_FOR(window.the<QLineEdit>("cell-input-10") &&
                    window.the<QLineEdit>("cell-input-10")->isVisible());
        for (int i = 0; i <= 10; ++i) {
            auto* cell = window.the<QLineEdit>(qPrintable(QStringLiteral("cell-input-%1").arg(i)));
            QVERIFY2(cell, qPrintable(QStringLiteral("%1: %2").arg(i).arg(window.text("grade"))));
            KS_WAIT_FOR(cell->hasFocus());
            for (int below = 0; below <= 10; ++below) // one field is framed, not two
                QVERIFY(
                    !window.the<QLineEdit>(qPrintable(QStringLiteral("answer-%1").arg(below)))->hasFocus());
            QTest::keyClicks(cell, QStringLiteral("0"));
            QTest::keyClick(cell, Qt::Key_Return);
        }
        QVERIFY2(window.text("grade").contains(QStringLiteral("of 11 are right")),
                 qPrintable(window.text("grade")));
        auto* marks = window.the<QWidget>("cell-marks"); // these marks show which
        QVERIFY(marks->isVisible());
        QVERIFY2(marks->accessibleName().startsWith("Right: columns 0, 1. Wrong: columns 2, 3"),
                 qPrintable(marks->accessibleName()));
        const auto view = tests::shown_in<StepView>(window);
        const QImage picture = view->picture_widget().grab().toImage();
        const auto has = [&](int column, scene::Role role) {
            const QRect cell = *view->place_of({4, column});
            const QRgb wanted = session.theme().line(role).rgb();
            for (int y = cell.top(); y <= cell.bottom(); ++y)
                for (int x = cell.left(); x <= cell.right(); ++x)
                    if (picture.pixel(x, y) == wanted)
                        return true;
            return false;
        };
        QVERIFY(has(1, scene::Role::changed) && !has(1, scene::Role::optimal));
        QVERIFY(has(5, scene::Role::optimal) && !has(5, scene::Role::changed));
        QTest::keyClick(&window, Qt::Key_Right);
        QVERIFY(!marks->isVisible());
    }

    /// The same step has another question, which needs another type of answer.
    void another_pace_is_another_question() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        QTest::keyClick(&window, Qt::Key_Right); // before the first cell of row 1
        QTest::keyClick(&window, Qt::Key_P);
        QVERIFY(!window.the<QLineEdit>("answer-10"));
        auto* pace = window.the<QComboBox>("pace");
        pace->setCurrentIndex(1);
        emit pace->activated(1);
        QVERIFY2(window.text("question").startsWith(QStringLiteral("Fill the row")),
                 qPrintable(window.text("question")));
        QVERIFY(window.the<QLineEdit>("answer-10"));
    }

    /// Invalid input costs no try.
    void an_invalid_answer_costs_no_try() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 4);
        window.ask(QStringLiteral("What will"));
        const QString score = window.text("score");
        auto* field = window.the<QLineEdit>("answer-0");
        field->setText(QStringLiteral("seven"));
        window.the<QPushButton>("give-answer")->click();
        QVERIFY2(window.text("grade").startsWith(QStringLiteral("That is no number")),
                 qPrintable(window.text("grade")));
        QCOMPARE(window.text("score"), score);
        QVERIFY(!field->isReadOnly());
    }

    void the_panel_is_hidden_when_turned_off() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        auto* panel = window.findChild<PredictPanel*>();
        QVERIFY(!panel->isVisible());
        QTest::keyClick(&window, Qt::Key_P);
        QVERIFY(panel->isVisible());
        QTest::keyClick(&window, Qt::Key_P);
        QVERIFY(!panel->isVisible());
    }

    /// The window draws it (ui.frame.redraw).
    void another_instance_is_asked_for() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        QTest::keyClick(&window, Qt::Key_P);
        QVERIFY(window.the<QPushButton>("again")->isVisible());
        QSignalSpy wanted(window.page, &Page::command_wanted);
        window.the<QAction>("another-instance")->trigger();
        window.the<QAction>("by-seed")->trigger();
        QCOMPARE(wanted.count(), 2);
        QCOMPARE(wanted[0].front().value<WindowCommand>().act, WindowCommand::redraw);
        QCOMPARE(wanted[1].front().value<WindowCommand>().act, WindowCommand::redraw_by_seed);
    }

    /// Cells that were visible give no points, and the panel states this before and after the answer.
    void shown_cells_are_labelled_as_shown() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        QTest::keyClick(&window, Qt::Key_End);
        window.go_before(3, 4);
        window.ask(QStringLiteral("What will"));
        const QString why = QStringLiteral("It was on the screen already, so there are no points for it.");
        QCOMPARE(window.text("because"), why);
        window.the<QLineEdit>("answer-0")->setText(QStringLiteral("7"));
        window.the<QPushButton>("give-answer")->click();
        QVERIFY2(window.text("grade").endsWith(why), qPrintable(window.text("grade")));
        QVERIFY2(window.text("score").startsWith(QStringLiteral("So far: 0 of ")),
                 qPrintable(window.text("score")));
        window.the<QAction>("the-same")->trigger();
        QCOMPARE(window.text("score"), QStringLiteral("No answer yet"));
        window.go_before(1, 1);
        QVERIFY(window.the<QPushButton>("leave-out")->isVisible());
        QCOMPARE(window.text("because"), QString());
    }

    void one_answer_and_several_are_noted() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        QTest::keyClick(&window, Qt::Key_P);
        window.the<QPushButton>("grade-at-the-end")->click();
        window.ask(QStringLiteral("?"));
        window.the<QPushButton>("leave-out")->click();
        QCOMPARE(window.text("score"), QStringLiteral("1 answer noted"));
        window.the<QPushButton>("give-answer")->click();
        window.the<QPushButton>("leave-out")->click();
        QCOMPARE(window.text("score"), QStringLiteral("2 answers noted"));
    }

    /// With more than twelve weights, a step of two lists is not a single decision.
    void the_button_explains_why_there_are_no_questions() {
        Session session;
        const std::vector<std::pair<std::string, std::string>> settings{{"n", "14"}};
        session.open(*ks::generate("uniform", "subset-sum", settings));
        StepWindow window(session);
        auto* variants = window.the<QComboBox>("variant");
        variants->setCurrentIndex(variants->findData(QStringLiteral("subset-sum.two-list.sequential")));
        emit variants->activated(variants->currentIndex());
        KS_WAIT_FOR(!window.page->busy());
        auto* button = window.the<QToolButton>("step.predict");
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->toolTip().startsWith("Nothing can be asked here"), qPrintable(button->toolTip()));
        QTest::keyClick(&window, Qt::Key_P);
        QVERIFY(!window.findChild<PredictPanel*>()->isVisible());
        session.open(*generate("thesis-2.1", "", {}));
        KS_WAIT_FOR(!window.page->busy() && button->isEnabled());
        QVERIFY2(button->toolTip().startsWith("Asks what comes"), qPrintable(button->toolTip()));
    }

    /// Room for the highest question is reserved from the start, so no cell moves when a question opens or is
    /// graded.
    void the_picture_stays_while_questions_come_and_go() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        QTest::keyClick(&window, Qt::Key_P);
        const auto* view = tests::shown_in<StepView>(window);
        auto* pace = window.the<QComboBox>("pace");
        for (const int chosen : {0, 1, 2}) {
            pace->setCurrentIndex(chosen);
            emit pace->activated(chosen);
            QCoreApplication::processEvents();
            const QSize before = view->picture_widget().size();
            for (int i = 0; i < 12 && window.the<QPushButton>("give-answer")->isEnabled(); ++i) {
                if (window.the<QPushButton>("leave-out")->isVisible())
                    window.the<QPushButton>("leave-out")->click();
                else
                    window.the<QPushButton>("give-answer")->click();
                QCoreApplication::processEvents();
                QVERIFY2(view->picture_widget().size() == before,
                         qPrintable(window.text("question") + window.text("grade") + window.text("because")));
            }
        }
    }

    /// If the mistake has no known cause, the panel states the content of the clicked cell.
    void a_wrong_cell_shows_its_content() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 4);
        window.ask(QStringLiteral("Which cell"));
        window.the<QLineEdit>("answer-0")->setText(QStringLiteral("0,0"));
        window.the<QPushButton>("give-answer")->click();
        QVERIFY2(window.text("grade").contains("In your cell: z₀(0) = 0."), qPrintable(window.text("grade")));
    }

    /// Tab leads from the last cell of a row to the button, and Return there answers.
    void tab_leads_from_the_last_cell_to_the_answer() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 0);
        QTest::keyClick(&window, Qt::Key_P);
        auto* pace = window.the<QComboBox>("pace");
        pace->setCurrentIndex(1);
        emit pace->activated(1);
        window.the<QPushButton>("give-answer")->click();
        KS_WAIT_FOR(window.the<QLineEdit>("cell-input-10") &&
                    window.the<QLineEdit>("cell-input-10")->isVisible());
        for (int i = 0; i <= 10; ++i) {
            auto* cell = window.the<QLineEdit>(qPrintable(QStringLiteral("cell-input-%1").arg(i)));
            KS_WAIT_FOR(cell->hasFocus());
            QTest::keyClicks(cell, QStringLiteral("0"));
            QTest::keyClick(cell, Qt::Key_Tab);
        }
        QVERIFY(window.the<QPushButton>("give-answer")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY2(window.text("grade").contains("of 11 are right"), qPrintable(window.text("grade")));
    }

    /// After an answer *Go on* has the focus; Space plays all the same.
    void space_plays_with_the_focus_on_go_on() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(3, 4);
        window.ask(QStringLiteral("What will"));
        auto* go_on = window.the<QPushButton>("give-answer");
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("77"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(go_on->hasFocus());
        const QString label = window.the<QLabel>("step-label")->text();
        auto* play = window.the<QToolButton>("step.play");
        QTest::keyClick(go_on, Qt::Key_Space);
        QCOMPARE(window.the<QLabel>("step-label")->text(), label); // Go on was not pressed
        QCOMPARE(play->accessibleName(), QStringLiteral("Pause"));
    }

    /// An option takes Return and a click. Space would use up the only try.
    void space_plays_with_the_focus_on_an_option() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        window.go_before(1, 0);
        window.ask(QStringLiteral("Does "));
        auto* option = window.the<QAbstractButton>("option-yes");
        option->setFocus();
        QTest::keyClick(option, Qt::Key_Space);
        QVERIFY(!option->isChecked());
        QVERIFY(window.the<QPushButton>("leave-out")->isVisible()); // it is not answered
        option->click();
        QVERIFY(!window.the<QPushButton>("leave-out")->isVisible());
    }

    /// A question mark in a circle means help.
    void the_button_does_not_look_like_help() {
        QFile icon(QStringLiteral(":/assets/icons/predict.svg"));
        QVERIFY(icon.open(QIODevice::ReadOnly));
        const QByteArray drawing = icon.readAll();
        QVERIFY(drawing.contains("<rect")); // a cell that is not filled yet
        QVERIFY(!drawing.contains("<circle"));
    }

    /// The key says why nothing is asked.
    void the_key_says_why_it_does_nothing() {
        Session session;
        session.open(*generate("thesis-2.1", "", {}));
        StepWindow window(session);
        auto* beside = window.the<QToolButton>("step.side-by-side");
        beside->setChecked(true);
        KS_WAIT_FOR(!window.page->busy() && !window.the<QToolButton>("step.predict")->isEnabled());
        QTest::keyClick(&window, Qt::Key_P);
        KS_WAIT_FOR(QToolTip::text().startsWith("It asks about one alone"));
        QToolTip::hideText();
    }
};

KS_TEST(PredictPanelTest)
#include "predict_panel_test.moc"

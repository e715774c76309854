// SPDX-License-Identifier: GPL-3.0-or-later
// From the launch to a graded exercise with only the keyboard, and what a screen reader reports on the way.
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/spoken.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/lessons/lesson_track.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/step_view.h"
#include "ui/widgets/canvas.h"

#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

using namespace ks;
using namespace ks::ui;

namespace {

/// Presses a key in the widget with the focus, like a keyboard.
void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    KS_WAIT_FOR(QApplication::focusWidget() || QApplication::activeWindow());
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : QApplication::activeWindow(), key, modifiers);
}
void type(const QString& text) {
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void bring_up(tests::Window& the) {
    the.window->activateWindow();
    KS_WAIT_FOR(the.window->isActiveWindow());
}

/// Return moves to the question; if it has options, Space chooses one and Return answers.
void go_on_to_a_field(tests::Window& the) {
    for (int tries = 0; tries < 60 && !the.find<QLineEdit>("answer-0"); ++tries)
        press(tries % 3 == 1 ? Qt::Key_Space : Qt::Key_Return);
}

/// The text that Qt reports to a screen reader for a widget.
QString spoken(QWidget& widget, QAccessible::Text text) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->text(text) : QString();
}

} // namespace

class KeyboardAndSpeechTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_fake_runner("good");
    }

    /// Without the pointer, only with keys: create an instance, open its steps, predict, answer, continue.
    void from_launch_to_a_graded_exercise() {
        tests::Window the;
        bring_up(the);
        tests::when_asked<QDialog>([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        press(Qt::Key_G, Qt::ControlModifier);
        KS_WAIT_FOR(the.session.instance() != nullptr);
        bring_up(the); // as a window manager does when a dialog closes
        press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("step"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        press(Qt::Key_P);
        auto* question = the.find<QLabel>("question");
        auto* grade = the.find<QLabel>("grade");
        KS_WAIT_FOR(question->isVisible());
        go_on_to_a_field(the);
        QVERIFY2(the.find<QLineEdit>("answer-0"), qPrintable(question->text()));
        QVERIFY(grade->text().isEmpty());
        QVERIFY2(qobject_cast<QLineEdit*>(QApplication::focusWidget()), "the field has not the focus");
        const auto is_graded = [grade] {
            return grade->text().startsWith("✓") || grade->text().startsWith("✗");
        };
        type(QStringLiteral("7"));
        press(Qt::Key_Return);
        for (int more = 0; more < 40 && !is_graded(); ++more) { // a row has several fields
            type(grade->text().startsWith("That is no cell") ? QStringLiteral(", 7") : QStringLiteral("7"));
            press(Qt::Key_Return);
        }
        QVERIFY2(is_graded(), qPrintable(grade->text()));
        const QString asked = question->text();
        press(Qt::Key_Return);
        QVERIFY(question->text() != asked || grade->text().isEmpty());
    }

    /// Through Qt's accessibility interface: each step has a description, and adjacent steps differ.
    void each_step_is_spoken() {
        tests::Window the;
        the.session.open(*ks::generate("thesis-2.2", "", {}));
        the.window->show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        Stepper& stepper = the.window->current_page()->slides()->stepper;
        auto* view = tests::shown_in<StepView>(*the.window->current_page());
        QString before;
        for (std::int64_t at = 0; at <= stepper.count(); ++at) {
            stepper.go(at);
            QWidget& picture = view->picture_widget();
            picture.repaint();
            QVERIFY(!spoken(picture, QAccessible::Name).isEmpty());
            const QString said = spoken(picture, QAccessible::Description);
            QVERIFY2(said.contains(stepper.track()->sentence(at)),
                     qPrintable(QStringLiteral("%1: %2").arg(at).arg(said)));
            QVERIFY2(said != before, qPrintable(said));
            before = said;
        }
    }

    /// The same for a lesson of each chapter; if a step begins with a question, the question is its
    /// description.
    void each_step_of_a_lesson_is_spoken_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"thesis-example-2.1", "missing-barrier", "cuda-five-steps", "two-list-by-hand",
                               "pareto-front", "two-kernels-fit"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void each_step_of_a_lesson_is_spoken() {
        QFETCH(const QString, id);
        tests::Window the;
        the.window->show_page(QStringLiteral("lessons"));
        Page& page = *the.window->current_page();
        QVERIFY(page.apply({.variants = {}, .step = QStringLiteral("1"), .lesson = id}));
        KS_WAIT_FOR(!page.busy());
        Stepper& stepper = page.slides()->stepper;
        QVERIFY(stepper.count() > 3);
        const auto* lesson = dynamic_cast<const LessonTrack*>(stepper.track());
        QVERIFY(lesson);
        for (std::int64_t at = 0; at <= stepper.count(); ++at) {
            if (lesson->question(at))
                continue;
            stepper.go(at);
            QStringList said;
            tests::each_spoken(QAccessible::queryAccessibleInterface(&page), [&said](auto& part) {
                if (!part.state().invisible)
                    said << part.text(QAccessible::Name) << part.text(QAccessible::Description);
            });
            QVERIFY2(said.join(u'\n').contains(stepper.track()->sentence(at)),
                     qPrintable(QStringLiteral("%1: %2").arg(at).arg(stepper.track()->sentence(at))));
        }
    }

    /// A question and its grade are labels with text, and the input field has a name.
    void a_question_is_spoken() {
        tests::Window the;
        the.session.open(*ks::generate("thesis-2.1", "", {}));
        the.window->show_page(QStringLiteral("step"));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        bring_up(the);
        press(Qt::Key_P);
        go_on_to_a_field(the);
        auto* field = the.find<QLineEdit>("answer-0");
        QVERIFY2(field, qPrintable(the.find<QLabel>("question")->text()));
        QVERIFY(!spoken(*field, QAccessible::Name).isEmpty());
        QCOMPARE(spoken(*the.find<QLabel>("question"), QAccessible::Name),
                 the.find<QLabel>("question")->text());
    }

    /// The menu publishes the displayed lesson; without one it does nothing.
    void the_file_menu_publishes_the_open_lesson() {
        tests::Window the;
        auto* publish = the.window->findChild<QAction*>("file.publish");
        QVERIFY(publish);
        QMenu* file = nullptr;
        for (QMenu* menu : the.window->menuBar()->findChildren<QMenu*>())
            if (menu->actions().contains(publish))
                file = menu;
        QVERIFY(file);
        the.window->show_page(QStringLiteral("run"));
        emit file->aboutToShow();
        QVERIFY(!publish->isEnabled());
        the.window->show_page(QStringLiteral("lessons"));
        QVERIFY(
            the.window->current_page()->apply({.variants = {}, .step = "1", .lesson = "thesis-example-2.1"}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        emit file->aboutToShow();
        QVERIFY(publish->isEnabled());
        publish->trigger();
        KS_WAIT_FOR(QApplication::activeModalWidget() != nullptr);
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog && dialog->inherits("ks::ui::PublishDialog"));
        dialog->reject();
    }
};

KS_TEST(KeyboardAndSpeechTest)
#include "keyboard_and_speech_test.moc"

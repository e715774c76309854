// SPDX-License-Identifier: GPL-3.0-or-later
// A user makes a lesson by hand: steps are added from pages, edited, moved and saved.
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/own_lesson/own_lessons.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/lesson_commands.h"
#include "ui/own_lesson/add_dialog.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/widgets/canvas.h"
#include "visual/scene/picture_table.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QTimer>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

class LessonEditorTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() {
        tests::fail_on_warnings();
        QDir(own_folder()).removeRecursively();
    }
    void cleanupTestCase() { QDir(own_folder()).removeRecursively(); }

    /// With the keyboard: step, add with a sentence, and the lesson is in the list.
    void a_step_is_added_from_a_page() {
        tests::Window the;
        the.session.open(preset("thesis-2.1"));
        the.window->show_page("step");
        QVERIFY(the.window->current_page()->apply({{}, "7", {}}));
        KS_WAIT_FOR(!the.window->current_page()->busy());
        the.window->lessons().add_step();
        auto* dialog = the.window->findChild<AddDialog*>();
        QVERIFY(dialog);
        auto& add = part<QPushButton>(*dialog, "add");
        KS_WAIT_FOR(add.isEnabled());
        QTest::keyClicks(&part<QLineEdit>(*dialog, "lesson-title"), "For Monday");
        QTest::keyClicks(&part<QPlainTextEdit>(*dialog, "step-text"), "Why does it stay?");
        QTest::keyClick(&part<QLineEdit>(*dialog, "step-title"), Qt::Key_Return);
        QCOMPARE(the.window->notice().text(), "The step is added to the lesson.");
        QCOMPARE(the.window->notice().property("wrong").toBool(), false);
        const Lesson lesson = read_from(own_folder() + "/for-monday");
        QVERIFY2(!lesson.broken, lesson.broken ? lesson.broken->sentence().c_str() : "");
        QCOMPARE(lesson.title, "For Monday");
        QCOMPARE(lesson.steps.front().text, "Why does it stay?");
        QCOMPARE(lesson.steps.front().show.front().step, 7);
        the.window->show_page("lessons");
        KS_WAIT_FOR(!the.window->current_page()->busy());
        auto* list = the.find<QListWidget>("lesson-list");
        QCOMPARE(list->item(0)->data(Qt::UserRole).toString(), "for-monday");
    }

    /// A small preview is painted smaller. A scene that is made smaller has letters of whole pixels, and so
    /// gaps.
    void a_small_preview_is_the_picture_painted_smaller() {
        tests::Window the;
        the.session.open(preset("thesis-2.1"));
        AddDialog dialog(the.session,
                         {.instance = preset("thesis-2.1"), .variant = "knapsack.sequential", .step = 7}, {},
                         the.window.get());
        dialog.show();
        KS_WAIT_FOR(part<QPushButton>(dialog, "add").isEnabled());
        auto& canvas = part<Canvas>(dialog, "preview");
        dialog.resize(dialog.minimumSizeHint());
        KS_WAIT_FOR(canvas.width() < 500);
        QVERIFY(canvas.list().width >= 559); // laid out for the size of a lesson's picture
    }

    void a_page_without_steps_says_so() {
        tests::Window the;
        the.window->show_page("occupancy");
        the.window->lessons().add_step();
        QVERIFY(!the.window->findChild<AddDialog*>());
        QVERIFY(the.window->notice().text().contains("no step"));
    }

    void views_that_no_lesson_can_show_are_not_added() {
        Session session;
        ShownStep shown = traced();
        shown.settings[0].second = "no.kernel";
        AddDialog dialog(session, shown, {}, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto& words = part<QLabel>(dialog, "preview-words");
        KS_WAIT_FOR(words.text().contains("no.kernel"));
        QVERIFY(!part<QPushButton>(dialog, "add").isEnabled());
    }

    void the_editor_edits_undoes_and_saves() {
        Session session;
        Lesson lesson = two_steps(own_folder() + "/mine");
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        QVERIFY(!editor.edited());
        QTest::keyClicks(&part<QLineEdit>(editor, "summary"), "short");
        QCOMPARE(editor.lesson().summary, "short");
        QTest::keyClick(&editor, Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(titles(editor.lesson()), (QStringList{"Second", "First"}));
        QCOMPARE(part<QListWidget>(editor, "steps").currentRow(), 1);
        QTest::keyClick(&editor, Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(titles(editor.lesson()), (QStringList{"First", "Second"}));
        auto& text = part<QPlainTextEdit>(editor, "text");
        text.setFocus();
        QTest::keyClicks(&text, "New. ");
        QCOMPARE(editor.lesson().steps[0].text, "New. One.");
        QTest::keyClick(&text, Qt::Key_Z, Qt::ControlModifier); // the undo of the lesson, not of the field
        QCOMPARE(editor.lesson().steps[0].text, "One.");
        QCOMPARE(text.toPlainText(), "One.");
        QTest::keyClick(&text, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(editor.lesson().steps[0].text, "New. One.");
        QTest::mouseClick(&part<QPushButton>(editor, "remove"), Qt::LeftButton);
        QCOMPARE(titles(editor.lesson()), QStringList{"Second"});
        QVERIFY(editor.save());
        QVERIFY(!editor.edited());
        QCOMPARE(titles(read_from(lesson.folder)), QStringList{"Second"});
        QTest::mouseClick(&part<QPushButton>(editor, "undo"), Qt::LeftButton);
        QCOMPARE(titles(editor.lesson()), (QStringList{"First", "Second"}));
        QVERIFY(editor.edited());
        QTest::mouseClick(&part<QPushButton>(editor, "remove"), Qt::LeftButton);
        QTest::mouseClick(&part<QPushButton>(editor, "remove"), Qt::LeftButton);
        QVERIFY(editor.lesson().steps.empty());
        QVERIFY(!part<QPushButton>(editor, "save").isEnabled());
    }

    /// A note that is typed into the text as a block quote is not shown to the class, and is read as a note.
    void a_typed_note_is_a_note() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        part<QPlainTextEdit>(editor, "text").setPlainText("Look.\n\n> note Wait.");
        QCOMPARE(part<QTextBrowser>(editor, "preview-text").toPlainText(), "Look.");
        QVERIFY(editor.save());
        LessonEditor later(session, read_from(own_folder() + "/mine"), nullptr);
        later.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(part<QPlainTextEdit>(later, "step-notes").toPlainText(), "Wait.");
        QCOMPARE(part<QPlainTextEdit>(later, "text").toPlainText(), "Look.");
    }

    /// A projector of 1280 x 800 has little room: the picture is smaller, but complete.
    void the_preview_shows_the_whole_picture_in_each_theme() {
        Session session;
        for (const paint::ThemeId theme : {paint::ThemeId::light, paint::ThemeId::projector}) {
            session.set_theme(theme);
            LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
            editor.setAttribute(Qt::WA_DeleteOnClose, false);
            editor.resize(1240, 740);
            editor.show();
            auto& picture = part<Canvas>(editor, "preview");
            KS_WAIT_FOR(picture.isVisible() && !picture.list().regions.empty());
            const scene::DisplayList& list = picture.list();
            std::size_t cells = 0;
            for (const scene::Region& region : list.regions) {
                cells += region.id.starts_with("cell");
                QVERIFY2(region.rect.x >= 0 && region.rect.x + region.rect.width <= list.width + 0.5 &&
                             region.rect.y + region.rect.height <= list.height + 0.5,
                         region.id.c_str());
            }
            const scene::PictureTable& table = *list.tables.front().table;
            QCOMPARE(cells, static_cast<std::size_t>(table.rows() * table.columns()));
            QVERIFY(list.height * session.theme().scale() >= 140);
        }
    }

    void steps_are_dragged() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        auto& steps = part<QListWidget>(editor, "steps");
        QVERIFY(steps.model()->moveRow({}, 0, {}, 2)); // as a drop does
        KS_WAIT_FOR(titles(editor.lesson()) == (QStringList{"Second", "First"}));
        QCOMPARE(steps.currentRow(), 1); // the same step remains selected
    }

    /// Qt removes the last row of a list when it is dropped into the empty space below it.
    void a_step_dropped_into_the_empty_space_stays() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        auto& steps = part<QListWidget>(editor, "steps");
        steps.setCurrentRow(1);
        QVERIFY(steps.model()->removeRow(1));
        KS_WAIT_FOR(steps.count() == 2);
        QCOMPARE(titles(editor.lesson()), (QStringList{"First", "Second"}));
        QVERIFY(!editor.edited());
        for (const int row : {0, 1})
            steps.setCurrentRow(row);
        QCOMPARE(part<QLineEdit>(editor, "heading").text(), "Second");
    }

    void edits_are_not_lost_by_closing() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QTest::keyClick(&part<QLineEdit>(editor, "title"), Qt::Key_End);
        QTest::keyClicks(&part<QLineEdit>(editor, "title"), "!");
        QTimer::singleShot(0, &editor, [&editor] {
            editor.findChild<QMessageBox*>()->button(QMessageBox::Cancel)->click();
        });
        editor.reject();
        QVERIFY(editor.isVisible());
        QTimer::singleShot(
            0, &editor, [&editor] { editor.findChild<QMessageBox*>()->button(QMessageBox::Save)->click(); });
        editor.reject();
        QVERIFY(!editor.isVisible());
        QCOMPARE(read_from(own_folder() + "/mine").title, "Mine!");
    }
};

KS_TEST(LessonEditorTest)
#include "lesson_editor_test.moc"

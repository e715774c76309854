// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and notes that an author adds to a lesson.
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/own_lesson/own_lessons.h"
#include "tests/ui/when_asked.h"
#include "tests/ui/window.h"
#include "ui/frame/lesson_commands.h"
#include "ui/lessons/lesson_track.h"
#include "ui/own_lesson/add_dialog.h"
#include "ui/own_lesson/lesson_editor.h"
#include "ui/own_lesson/own_question_dialog.h"
#include "ui/own_lesson/step_question.h"
#include "ui/own_lesson/write_lesson.h"
#include "ui/widgets/canvas.h"
#include "visual/scene/picture_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

class OwnQuestionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() {
        tests::fail_on_warnings();
        QDir(own_folder()).removeRecursively();
    }
    void cleanupTestCase() { QDir(own_folder()).removeRecursively(); }

    /// With the keyboard: a question and notes are added, written in the reader's format, and read again.
    void a_question_and_notes_are_added() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto& asks = part<QCheckBox>(editor, "asks");
        KS_WAIT_FOR(asks.isEnabled());
        auto& kinds = part<QComboBox>(editor, "ask-kind");
        QVERIFY(!kinds.isEnabled() && kinds.count() > 1);
        QTest::keyClick(&asks, Qt::Key_Space);
        QCOMPARE(editor.lesson().steps[0].show.size(), std::size_t{2});
        QVERIFY(editor.lesson().steps[0].show[0].ask && !editor.lesson().steps[0].show[1].ask);
        QVERIFY(part<QLabel>(editor, "ask-words").text().endsWith('?'));
        kinds.setCurrentIndex(kinds.findText("The cell that it comes from"));
        auto& tries = part<QSpinBox>(editor, "ask-tries");
        QTest::keyClick(&tries, Qt::Key_Up);
        auto& points = part<QDoubleSpinBox>(editor, "ask-points");
        points.selectAll();
        QTest::keyClicks(&points, "2.5");
        QTest::keyClicks(&part<QPlainTextEdit>(editor, "step-notes"), "Wait.");
        const LessonAsk asked{.ask = Ask::source, .weight = 2.5, .tries = 2};
        QVERIFY(editor.lesson().steps[0].show[0].ask == asked);
        QVERIFY(editor.save());
        const Lesson again = read_from(own_folder() + "/mine");
        QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
        QVERIFY(again.steps[0].show[0].ask == asked && again.steps[0].show[0].step == 3);
        QCOMPARE(again.steps[0].notes, "Wait.");
        const auto track = track_of(again);
        QCOMPARE(track->count(), 2); // a question and two pictures
        QCOMPARE(track->question(0)->ask, Ask::source);
        QCOMPARE(track->notes(0), "Wait.");
    }

    /// A question in the author's words is written, read again, asked and graded.
    void a_question_of_the_authors_own() {
        Session session;
        LessonEditor editor(session, two_steps(own_folder() + "/mine"), nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto& asks = part<QCheckBox>(editor, "asks");
        KS_WAIT_FOR(asks.isEnabled());
        asks.click();
        auto& kinds = part<QComboBox>(editor, "ask-kind");
        const Ask before = editor.lesson().steps[0].show[0].ask->ask;
        tests::when_asked<OwnQuestionDialog>([](OwnQuestionDialog& dialog) { dialog.reject(); });
        kinds.setCurrentIndex(kinds.findText("A question of your own"));
        QCOMPARE(editor.lesson().steps[0].show[0].ask->ask, before); // the author cancelled
        QCOMPARE(kinds.currentData().toInt(), static_cast<int>(before));
        tests::when_asked<OwnQuestionDialog>([](OwnQuestionDialog& dialog) {
            auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(!ok.isEnabled());
            dialog.findChild<QPlainTextEdit*>("own-text")->setPlainText("Why is <b> greedy & fast?");
            auto& choices = *dialog.findChild<QTableWidget*>("own-choices");
            choices.item(0, 1)->setText("It sorts, and looks at each item once.");
            choices.item(1, 1)->setText("It tries everything.");
            QVERIFY(!ok.isEnabled()); // no choice is marked as correct
            choices.item(0, 0)->setCheckState(Qt::Checked);
            dialog.findChild<QLineEdit*>("own-because")->setText("Sorting takes the most time.");
            QVERIFY(ok.isEnabled());
            ok.click();
        });
        kinds.setCurrentIndex(kinds.findText("A question of your own"));
        const auto& ask = editor.lesson().steps[0].show[0].ask;
        QVERIFY(ask && ask->own);
        QVERIFY(part<QLabel>(editor, "ask-words").text().contains("Why is"));
        QVERIFY(editor.save());
        const Lesson again = read_from(own_folder() + "/mine");
        QVERIFY2(!again.broken, again.broken ? again.broken->sentence().c_str() : "");
        QVERIFY(again.steps[0].show[0].ask == ask);
        const auto track = track_of(again);
        const QuizQuestion& question = *track->question(0);
        QCOMPARE(question.text, std::string("Why is <b> greedy & fast?"));
        QVERIFY(question.form == AnswerForm::one_of && question.options.size() == 2);
        QVERIFY(grade(question, {"1"}).right && !grade(question, {"2"}).right);
        part<QPushButton>(editor, "undo").click();
        QVERIFY(!editor.lesson().steps[0].show[0].ask->own);
    }

    void an_own_question_by_number_or_with_several_right_choices() {
        const QuizQuestion number = quiz_question({.text = "How many?", .numbers = {"5/6", "1"}});
        QVERIFY(number.form == AnswerForm::number);
        QVERIFY(grade(number, {"1"}).right && grade(number, {"10/12"}).right && !grade(number, {"2"}).right);
        const QuizQuestion several = quiz_question(
            {.text = "Which?",
             .choices = {{.text = "a", .right = true}, {.text = "b"}, {.text = "c", .right = true}}});
        QVERIFY(several.form == AnswerForm::some_of);
        QVERIFY(grade(several, {"3", "1"}).right && !grade(several, {"1"}).right);
    }

    void an_own_question_without_a_right_answer_is_refused() {
        QVERIFY(!check(OwnQuestion{.text = "Why?"}));
        QVERIFY(!check(OwnQuestion{.text = " ", .numbers = {"1"}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .numbers = {"many"}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .choices = {{.text = "a", .right = true}}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .choices = {{.text = "a"}, {.text = "b"}}}));
        QVERIFY(!check(OwnQuestion{.text = "Why?", .choices = {{.text = "a", .right = true}, {.text = ""}}}));
        QVERIFY(check(OwnQuestion{.text = "Why?", .choices = {{.text = "a", .right = true}, {.text = "b"}}}));
        const QString folder = own_folder() + "/broken";
        Lesson lesson = two_steps(folder);
        lesson.steps[0].show[0].ask = LessonAsk{.ask = Ask::own, .own = OwnQuestion{.text = "Why?"}};
        KS_VERIFY_OK(save_lesson(lesson, folder));
        const Lesson read = read_from(folder);
        QVERIFY(read.broken && read.broken->where.find("/steps/0/show/0") != std::string::npos);
    }

    /// It can be asked about a picture without a previous one: the picture stays visible.
    void an_own_question_needs_no_picture_before() {
        const QString folder = own_folder() + "/first";
        Lesson lesson;
        lesson.title = "Mine";
        lesson.folder = folder;
        ShownStep first = traced();
        first.settings[2].second = "1";
        add_step(lesson, first, "First", "One.");
        set_question(lesson.steps[0],
                     LessonAsk{.ask = Ask::own, .own = OwnQuestion{.text = "How many?", .numbers = {"4"}}});
        KS_VERIFY_OK(save_lesson(lesson, folder));
        const Lesson read = read_from(folder);
        QVERIFY2(!read.broken, read.broken ? read.broken->sentence().c_str() : "");
        const auto track = track_of(read);
        QVERIFY(track->question(0) && track->figure(0));
    }

    void questions_and_notes_are_undone() {
        Session session;
        Lesson lesson = two_steps(own_folder() + "/mine");
        lesson.steps[0].notes = "Old.";
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto& notes = part<QPlainTextEdit>(editor, "step-notes");
        QCOMPARE(notes.toPlainText(), "Old.");
        QTest::keyClicks(&notes, "New. ");
        auto& asks = part<QCheckBox>(editor, "asks");
        KS_WAIT_FOR(asks.isEnabled());
        asks.click();
        auto& tries = part<QSpinBox>(editor, "ask-tries");
        tries.setFocus();
        QTest::keyClick(&tries, Qt::Key_Up);
        QTest::keyClick(&tries, Qt::Key_Up);
        QCOMPARE(editor.lesson().steps[0].show[0].ask->tries, 3);
        QTest::keyClick(&tries, Qt::Key_Z, Qt::ControlModifier); // the undo of the lesson, not of the field
        QCOMPARE(editor.lesson().steps[0].show[0].ask->tries, 1);
        QCOMPARE(tries.value(), 1);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!asks.isChecked() && editor.lesson().steps[0].show.size() == 1);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notes.toPlainText(), "Old.");
        QVERIFY(!editor.edited());
        asks.click();
        asks.click();
        QCOMPARE(editor.lesson().steps[0].show.size(), std::size_t{1}); // as before the question was added
        QVERIFY(!editor.lesson().steps[0].show[0].ask);
    }

    /// In a copy of a shipped lesson, the question keeps its place, and is the one that is displayed.
    void a_question_of_a_copy_is_edited() {
        const auto lessons = load_lessons({":/assets/lessons"});
        const auto found = std::ranges::find(lessons, QStringLiteral("two-list-by-hand"), &Lesson::id);
        QVERIFY(found != lessons.end());
        Lesson lesson = *found;
        lesson.folder = own_folder() + "/copy";
        Session session;
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        part<QListWidget>(editor, "steps").setCurrentRow(4); // shows 90, then asks about 92
        auto& asks = part<QCheckBox>(editor, "asks");
        QVERIFY(asks.isChecked());
        auto& words = part<QLabel>(editor, "ask-words");
        KS_WAIT_FOR(words.text().endsWith('?'));
        part<QSpinBox>(editor, "ask-tries").setValue(2);
        const LessonStop& asked = editor.lesson().steps[4].show[1];
        QVERIFY(asked.ask && asked.ask->tries == 2 && asked.step == 92);
        QVERIFY(editor.save());
        QVERIFY(read_from(lesson.folder).steps[4].show[1].ask == asked.ask);
    }

    /// Without a previous step, a question needs a picture that can stay visible.
    void the_first_figure_asks_nothing() {
        Lesson lesson;
        lesson.title = "Mine";
        lesson.folder = own_folder() + "/mine";
        ShownStep first = traced();
        first.settings[2].second = "1";
        add_step(lesson, first, "First", "One.");
        add_step(lesson, first, "Second", "Two.");
        Session session;
        LessonEditor editor(session, lesson, nullptr);
        editor.setAttribute(Qt::WA_DeleteOnClose, false);
        editor.show();
        auto& asks = part<QCheckBox>(editor, "asks");
        QVERIFY(part<QLabel>(editor, "ask-words").text().contains("Nothing is shown before"));
        QCOMPARE(part<QComboBox>(editor, "ask-kind").count(), 1); // only a question in the author's words
        part<QListWidget>(editor, "steps").setCurrentRow(1);
        KS_WAIT_FOR(asks.isEnabled());
        asks.click();
        QVERIFY(editor.save());
        QTest::keyClick(&editor, Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!editor.save()); // no picture could stay visible
        QVERIFY(part<QLabel>(editor, "failure").text().contains("shown yet"));
    }
};

KS_TEST(OwnQuestionTest)
#include "own_question_test.moc"

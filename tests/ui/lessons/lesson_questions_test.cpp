// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of lessons: made from the content of the step, asked until they are answered, and not
// answered by an earlier picture.
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/ui/page_window.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/session.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_track.h"
#include "ui/stepping/slides.h"
#include "ui/stepping/step_view.h"
#include "visual/paint/fonts.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <variant>

namespace ks::ui {
Page* make_lessons_page(Session& session);
}

using namespace ks;
using namespace ks::ui;

namespace {

QByteArray lesson_that_asks(const QByteArray& show) {
    return R"({"format": "knapscope-lesson", "version": 1, "order": 0, "title": "Asking", "summary": "A test",
 "instance": {"preset": "thesis-2.1"}, "variant": "knapsack.sequential",
 "steps": [{"section": "One", "show": [)" +
           show + "]}]}";
}

void put_file(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

Result<std::shared_ptr<const LessonTrack>> track_of(const QByteArray& show) {
    QTemporaryDir folder;
    put_file(folder.path() + "/asking/lesson.json", lesson_that_asks(show));
    put_file(folder.path() + "/asking/lesson.md", "# Asking\n\n## One\n\nText.\n");
    Lesson lesson = load_lessons({folder.path()}).front();
    if (lesson.broken)
        return *lesson.broken;
    return LessonTrack::make(std::move(lesson));
}

/// The Lessons page with a lesson that shows this.
struct Asking {
    explicit Asking(const QByteArray& show) {
        put_file(folder.path() + "/lessons/asking/lesson.json", lesson_that_asks(show));
        put_file(folder.path() + "/lessons/asking/lesson.md", "# Asking\n\n## One\n\nText.\n");
        qputenv("KNAPSCOPE_ASSETS", folder.path().toUtf8());
        window.bring_up();
        if (!page().apply({.lesson = QStringLiteral("asking")}))
            qFatal("there is no such lesson");
        KS_WAIT_FOR(!page().busy());
    }
    ~Asking() { qunsetenv("KNAPSCOPE_ASSETS"); }

    Page& page() const { return *window.page; }
    template <class T>
    T* find(const char* name) const {
        return page().findChild<T*>(QString::fromLatin1(name));
    }

    QTemporaryDir folder;
    Session session;
    tests::PageWindow window{make_lessons_page(session)};
};

} // namespace

class LessonQuestionsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void the_step_before_is_shown() {
        const auto track = track_of(R"([1, 2], {"ask": "value", "about": [2, 6]}, [2, 6])");
        KS_VERIFY_OK(track);
        QVERIFY((*track)->asks());
        QVERIFY(!(*track)->question(0) && !(*track)->question(2));
        const auto& question = (*track)->question(1);
        QVERIFY(question);
        QCOMPARE(question->text, std::string("What will z2(6) be?"));
        QCOMPARE(question->right.front(), Response{"4"});
        QCOMPARE(question->position, std::int64_t{1});
        QCOMPARE((*track)->recording_step(1) + 1, (*track)->recording_step(2));
    }

    /// The author's question is asked before its subject is shown, and is graded like other questions.
    void own_questions() {
        const auto track = track_of(
            R"([1, 2], {"ask": "own", "question": "How many?", "numbers": ["5/6"], "because": "So.", "weight": 3, "about": [2, 6]},
               {"ask": "own", "question": "Which?", "choices": [{"text": "a", "right": true}, {"text": "b"}],
                "figure": "launch", "block": 64, "cells": 250}, "end")");
        KS_VERIFY_OK(track);
        const QuizQuestion& number = *(*track)->question(1);
        QCOMPARE(number.text, std::string("How many?"));
        QCOMPARE(number.because, std::string("So."));
        QCOMPARE(number.weight, 3.0);
        QVERIFY(grade(number, {"10/12"}).right);
        QVERIFY((*track)->question(2)->form == AnswerForm::one_of);
        for (const char* const wrong :
             {R"({"ask": "own", "about": 3})",
              R"({"ask": "own", "question": "?", "numbers": [], "about": 3})",
              R"({"ask": "own", "question": "?", "numbers": ["x"], "about": 3})",
              R"({"ask": "own", "question": "?", "choices": [{"text": "a"}, {"text": "b"}], "about": 3})",
              R"({"ask": "value", "question": "?", "about": 3})"})
            QVERIFY2(!track_of(wrong), wrong);
    }

    void figures_can_be_asked_about() {
        const auto track = track_of(
            R"(0, {"ask": "cut", "figure": "step", "of": "knapsack.branch-and-bound", "step": 6},
               {"ask": "wavefronts", "figure": "trace", "variant": "demo.bank-conflicts", "stride": 2,
                "instruction": 4, "show": "memory"},
               {"ask": "limit", "figure": "occupancy", "threads": 512, "registers": 40})");
        KS_VERIFY_OK(track);
        QCOMPARE((*track)->question(1)->ask, Ask::cut);
        QCOMPARE((*track)->question(2)->right.front(), Response{"2"});
        QCOMPARE((*track)->question(3)->right.front(), Response{"3"});
        QVERIFY((*track)->figure(3) == (*track)->figure(2)); // the previous picture stays during the question
    }

    void how_a_question_counts() {
        const auto track = track_of(R"({"ask": "value", "about": [2, 6], "weight": 2.5, "tries": 3},
               {"ask": "limit", "figure": "occupancy", "threads": 512, "registers": 40, "weight": 4})");
        KS_VERIFY_OK(track);
        QCOMPARE((*track)->question(0)->weight, 2.5);
        QCOMPARE((*track)->question(0)->tries, 3);
        QCOMPARE((*track)->question(1)->weight, 4.0);
        QCOMPARE((*track)->question(1)->tries, 1);
    }

    void questions_a_lesson_must_not_ask_data() {
        QTest::addColumn<QByteArray>("show");
        QTest::addColumn<QString>("words");
        QTest::newRow("no such kind") << QByteArray(R"({"ask": "colour", "about": 3})") << "called so";
        QTest::newRow("about nothing") << QByteArray(R"({"ask": "value"})") << "about";
        QTest::newRow("about an object") << QByteArray(R"({"ask": "value", "about": {}})") << "no step";
        QTest::newRow("unknown") << QByteArray(R"({"ask": "value", "about": 3, "of": 4})") << "of";
        QTest::newRow("no weight") << QByteArray(R"({"ask": "value", "about": 3, "weight": 0})")
                                   << "above 0 and at most 1000";
        QTest::newRow("no try") << QByteArray(R"({"ask": "value", "about": 3, "tries": 0})") << "tries";
        QTest::newRow("half a try") << QByteArray(R"({"ask": "value", "about": 3, "tries": 1.5})") << "tries";
        QTest::newRow("not there") << QByteArray(R"({"ask": "wavefronts", "about": [1, 2]})")
                                   << "nothing that can be asked here";
        QTest::newRow("before the first")
            << QByteArray(R"({"ask": "value", "about": 0})") << "nothing that can be asked here";
        QTest::newRow("beyond") << QByteArray(R"({"ask": "value", "about": [9, 2]})") << "outside";
        QTest::newRow("nothing shown")
            << QByteArray(R"({"ask": "limit", "figure": "occupancy", "threads": 64})") << "nothing was shown";
    }
    void questions_a_lesson_must_not_ask() {
        QFETCH(QByteArray, show);
        QFETCH(QString, words);
        const auto track = track_of(show);
        QVERIFY(!track);
        QVERIFY2(QString::fromStdString(track.error().sentence()).contains(words),
                 track.error().sentence().c_str());
    }

    void every_lesson_that_ships_asks_data() {
        QTest::addColumn<QString>("id");
        for (const Lesson& lesson : load_lessons({":/assets/lessons"}))
            QTest::newRow(qPrintable(lesson.id)) << lesson.id;
    }
    void every_lesson_that_ships_asks() {
        QFETCH(QString, id);
        for (const Lesson& lesson : load_lessons({":/assets/lessons"}))
            if (lesson.id == id) {
                const auto track = LessonTrack::make(lesson);
                KS_VERIFY_OK(track);
                QVERIFY((*track)->asks());
            }
    }

    /// Return answers, Return continues, Space plays: when a button with the focus disappears, the page gets
    /// the focus.
    void space_plays_after_an_answered_question() {
        QTemporaryDir folder;
        put_file(folder.path() + "/lessons/asking/lesson.json",
                 lesson_that_asks(R"([1, 2], {"ask": "value", "about": [2, 6]}, [2, 6], "end")"));
        put_file(folder.path() + "/lessons/asking/lesson.md", "# Asking\n\n## One\n\nText.\n");
        qputenv("KNAPSCOPE_ASSETS", folder.path().toUtf8());
        Session session;
        tests::PageWindow window(make_lessons_page(session));
        Page* const page = window.page;
        window.bring_up();
        KS_VERIFY_OK(page->apply({.lesson = QStringLiteral("asking")}));
        KS_WAIT_FOR(!page->busy());
        auto* next = page->findChild<QPushButton*>(QStringLiteral("primary"));
        QVERIFY(next->isEnabled() && next->property("primary").toBool());
        QTest::keyClick(&window, Qt::Key_Right);
        QVERIFY(!next->isEnabled()); // it would do nothing
        QVERIFY2(next->toolTip().startsWith("Answer the question first"), qPrintable(next->toolTip()));
        QVERIFY(!next->property("primary").toBool()); // only one button is primary
        auto* field = page->findChild<QLineEdit*>(QStringLiteral("answer-0"));
        QTest::keyClicks(field, QStringLiteral("4"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(next->isEnabled() && !next->property("primary").toBool());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(next->property("primary").toBool());
        const auto* label = window.findChild<QLabel*>(QStringLiteral("step-label"));
        const auto* play = window.findChild<QToolButton*>(QStringLiteral("step.play"));
        const QString before = label->text();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(play->accessibleName(), QStringLiteral("Pause"));
        QCOMPARE(label->text(), before);
        qunsetenv("KNAPSCOPE_ASSETS");
    }

    /// The user cannot pass it without an answer, and the panel is hidden without a question.
    void asked_on_the_page() {
        QTemporaryDir folder;
        put_file(folder.path() + "/lessons/asking/lesson.json",
                 lesson_that_asks(
                     R"([1, 2], {"ask": "value", "about": [2, 6], "weight": 2, "tries": 2}, [2, 6])"));
        put_file(folder.path() + "/lessons/asking/lesson.md", "# Asking\n\n## One\n\nText.\n");
        qputenv("KNAPSCOPE_ASSETS", folder.path().toUtf8());
        Session session;
        tests::PageWindow window(make_lessons_page(session));
        Page* const page = window.page;
        window.bring_up();
        KS_VERIFY_OK(page->apply({.lesson = QStringLiteral("asking")}));
        KS_WAIT_FOR(!page->busy());
        auto* panel = page->findChild<QWidget*>(QStringLiteral("predict"));
        QVERIFY(panel && !panel->isVisible());
        auto* sum = page->findChild<QLabel*>(QStringLiteral("lesson-sum"));
        QVERIFY(!sum->isVisible());
        QTest::keyClick(&window, Qt::Key_Right);
        QVERIFY(panel->isVisible());
        auto* label = window.findChild<QLabel*>(QStringLiteral("step-label"));
        const QString before = label->text();
        page->findChild<QPushButton*>(QStringLiteral("give-answer"))->setFocus();
        QTest::keyClick(&window, Qt::Key_PageDown); // the question stops here
        QCOMPARE(label->text(), before);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field && field->objectName() == QStringLiteral("cell-input-0"));
        auto* grade = page->findChild<QLabel*>(QStringLiteral("grade"));
        auto* score = page->findChild<QLabel*>(QStringLiteral("score"));
        QCOMPARE(score->text(), QStringLiteral("Points: 2 · Tries: 2"));
        QTest::keyClicks(field, QStringLiteral("77"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(grade->text(), QStringLiteral("✗ Not quite. Tries left: 1."));
        QVERIFY(field->hasFocus() && field->selectedText() == QStringLiteral("77"));
        QTest::keyClicks(field, QStringLiteral("4"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(grade->text().startsWith(QStringLiteral("✓")));
        QCOMPARE(score->text(), QStringLiteral("So far: 2 of 2 points"));
        page->findChild<QPushButton*>(QStringLiteral("give-answer"))->click();
        QVERIFY(label->text() != before);
        QVERIFY(!panel->isVisible());
        QTest::keyClick(&window, Qt::Key_End);
        QVERIFY2(sum->isVisible() && sum->text().contains(QStringLiteral("2 of 2 points")),
                 qPrintable(sum->text())); // a lesson ends with the sum
        qunsetenv("KNAPSCOPE_ASSETS");
    }

    /// The picture has the same place and size before a question, during it and after grading.
    void the_picture_stays_when_a_question_opens() {
        Asking the(R"([1, 2], {"ask": "value", "about": [2, 6]}, [2, 6], "end")");
        auto* picture = the.page().findChild<StepView*>();
        const auto place = [&] {
            QCoreApplication::processEvents(); // applies the layout
            return QRect(picture->picture_widget().mapTo(&the.window, QPoint()),
                         picture->picture_widget().size());
        };
        const QRect before = place();
        QTest::keyClick(&the.window, Qt::Key_Right);
        QVERIFY(the.find<QWidget>("predict")->isVisible());
        QCOMPARE(place(), before);
        the.find<QPushButton>("leave-out")->click();
        QVERIFY(!the.find<QLabel>("because")->text().isEmpty());
        QCOMPARE(place(), before);
    }

    /// Long options wrap, so that they do not widen the column of text.
    void long_options_leave_the_picture_where_it_is() {
        Asking the(
            R"([1, 2], {"ask": "own", "question": "Which?", "choices": [)"
            R"({"text": "The item is left out because there is not enough room for it in the knapsack", "right": true},)"
            R"({"text": "The item is taken because it is worth more than all of the items before it"}], "about": [2, 6]}, "end")");
        auto* picture = the.page().findChild<StepView*>();
        QCoreApplication::processEvents();
        const QSize before = picture->picture_widget().size();
        QTest::keyClick(&the.window, Qt::Key_Right);
        QCoreApplication::processEvents();
        QCOMPARE(picture->picture_widget().size(), before);
        const auto buttons = the.page().findChildren<QPushButton*>();
        const auto option = std::ranges::find_if(buttons, [](const QPushButton* each) {
            return each->accessibleName().startsWith("The item is left out");
        });
        QVERIFY(option != buttons.end());
        QVERIFY2((*option)->text().contains(QLatin1Char('\n')), qPrintable((*option)->text()));
        QVERIFY(!(*option)->accessibleName().contains(QLatin1Char('\n')));
    }

    /// A presentation does not stop at questions, so they do not count for the sum.
    void questions_of_a_presentation_are_not_in_the_sum() {
        Asking the(
            R"([1, 2], {"ask": "value", "about": [2, 6]}, [2, 6], {"ask": "value", "about": [2, 7]}, "end")");
        Stepper& stepper = the.page().slides()->stepper;
        stepper.open_gate(true); // as `Presenting` does
        stepper.go(2);
        stepper.open_gate(false);
        const auto* sum = the.find<QLabel>("lesson-sum");
        QTest::keyClick(&the.window, Qt::Key_Right);
        the.find<QPushButton>("leave-out")->click();
        QTest::keyClick(&the.window, Qt::Key_End);
        QVERIFY2(sum->isVisible() && sum->text().contains("0 of 1 point."), qPrintable(sum->text()));
    }

    /// If all questions were presented, the lesson ends without a sum.
    void a_presented_lesson_ends_without_a_sum() {
        Asking the(R"([1, 2], {"ask": "value", "about": [2, 6]}, [2, 6], "end")");
        Stepper& stepper = the.page().slides()->stepper;
        stepper.open_gate(true);
        stepper.go(stepper.count());
        stepper.open_gate(false);
        QVERIFY(!the.find<QLabel>("lesson-sum")->isVisible());
    }

    /// An audience sees the title of the lesson's step above the picture.
    void a_presented_picture_has_a_heading() {
        Asking the(R"([1, 2], [2, 6], "end")");
        const scene::DisplayList list = the.page().slides()->picture(1)(QSizeF(960, 600));
        QVERIFY(std::ranges::any_of(list.items, [](const scene::Primitive& each) {
            const auto* text = std::get_if<scene::Text>(&each);
            return text && text->text == "1. One" && text->size >= 22;
        }));
    }

    /// The menu of a cell leads to the position of the lesson that shows its step, if there is one.
    void the_menu_goes_to_a_step_of_the_lesson() {
        Asking the(R"([1, 2], [2, 6], "end")");
        QTest::keyClick(&the.window, Qt::Key_End);
        auto* view = the.page().findChild<StepView*>();
        QWidget& canvas = view->picture_widget();
        const auto offered = [&](CellAt at) -> QAction* {
            QTest::mousePress(&canvas, Qt::RightButton, {}, view->place_of(at)->center());
            for (QAction* action : canvas.actions())
                if (action->text() == "Go to this step" && action->isVisible())
                    return action;
            return nullptr;
        };
        QVERIFY(!offered({2, 5})); // no position of the lesson shows it
        QAction* go = offered({2, 6});
        QVERIFY(go);
        go->trigger();
        QCOMPARE(the.page().slides()->stepper.at(), std::int64_t{1});
    }
};

KS_TEST(LessonQuestionsTest)
#include "lesson_questions_test.moc"

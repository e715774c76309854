// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/visual/quiet.h"
#include "ui/predict/answer_editor.h"
#include "ui/predict/number_ranges.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

QuizQuestion question_of(AnswerForm form, int options = 0, int places = 0) {
    QuizQuestion question{.text = "?", .form = form, .right = {{"1"}}};
    for (int i = 0; i < options; ++i)
        question.options.push_back({std::to_string(i), std::to_string(i)});
    for (int i = 0; i < places; ++i)
        question.places.emplace_back(CellAt{1, i});
    return question;
}

} // namespace

class AnswerEditorTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void one_option_is_given_at_once() {
        AnswerEditor editor(question_of(AnswerForm::one_of, 2));
        QSignalSpy submitted(&editor, &AnswerEditor::submitted);
        QVERIFY(!editor.is_complete());
        editor.findChild<QPushButton*>("option-1")->click();
        QCOMPARE(submitted.count(), 1);
        QCOMPARE(editor.response(), Response{"1"});
        editor.findChild<QPushButton*>("option-0")->click();
        QCOMPARE(editor.response(), Response{"0"}); // one of them
    }

    void numbers_are_complete_when_all_are_there() {
        AnswerEditor editor(question_of(AnswerForm::numbers, 0, 3));
        editor.fill({"1", "2"});
        QVERIFY(!editor.is_complete());
        editor.fill({"1", "2", "-inf"});
        QVERIFY(editor.is_complete());
        QCOMPARE(editor.response(), (Response{"1", "2", "-inf"}));
        editor.lock();
        QVERIFY(editor.fields().front()->isReadOnly());
    }

    /// If there is little room, the fields of a long row shrink before the last one is cut.
    void a_long_row_shrinks() {
        QWidget page;
        AnswerEditor editor(question_of(AnswerForm::numbers, 0, 11), &page);
        page.show();
        editor.adjustSize();
        const int wanted = editor.width();
        editor.resize(wanted * 9 / 10, editor.height());
        QCoreApplication::processEvents();
        const auto place = [&editor](std::size_t field) {
            return QRect(editor.fields()[field]->mapTo(&editor, QPoint()), editor.fields()[field]->size());
        };
        QVERIFY(place(10).right() < editor.width());
        QCOMPARE(place(10).y(), place(0).y());
        editor.resize(wanted / 2, editor.height()); // then they take two lines
        QCoreApplication::processEvents();
        QVERIFY(place(10).right() < editor.width());
        QVERIFY(place(10).y() > place(0).y());
    }

    /// Dragging over lanes marks or clears them.
    void dragging_over_lanes() {
        AnswerEditor editor(question_of(AnswerForm::some_of, 32));
        editor.resize(900, 100);
        editor.show();
        KS_WAIT_FOR(QTest::qWaitForWindowExposed(&editor));
        QVERIFY(editor.is_complete()); // an empty selection is an answer, too
        const auto lane = [&editor](int i) {
            return editor.findChild<QPushButton*>(QStringLiteral("option-%1").arg(i));
        };
        const auto drag = [&lane](int from, int to) {
            QTest::mousePress(lane(from), Qt::LeftButton);
            for (int i = from + 1; i <= to; ++i) {
                const QPoint over = lane(i)->mapTo(lane(i)->window(), lane(i)->rect().center());
                const QPoint here = lane(from)->mapFrom(lane(from)->window(), over);
                QMouseEvent move(QEvent::MouseMove, here, lane(i)->mapToGlobal(lane(i)->rect().center()),
                                 Qt::NoButton, Qt::LeftButton, {});
                QApplication::sendEvent(lane(from), &move);
            }
            QTest::mouseRelease(lane(from), Qt::LeftButton);
        };
        drag(4, 7);
        QCOMPARE(editor.response(), (Response{"4", "5", "6", "7"}));
        drag(6, 7);
        QCOMPARE(editor.response(), (Response{"4", "5"}));
    }

    /// Many lanes can be chosen at once: all, none, the others, or by typing.
    void many_lanes_at_once() {
        AnswerEditor editor(question_of(AnswerForm::some_of, 32));
        const auto press = [&editor](const char* id) {
            editor.findChild<QPushButton*>(QString::fromLatin1(id))->click();
        };
        press("options-all");
        QCOMPARE(editor.response().size(), std::size_t{32});
        press("option-3");
        press("options-invert");
        QCOMPARE(editor.response(), Response{"3"});
        press("options-none");
        QVERIFY(editor.response().empty());
        auto& typed = *editor.findChild<QLineEdit*>("options-typed");
        QTest::keyClicks(&typed, "0-2, 9");
        QCOMPARE(editor.response(), (Response{"0", "1", "2", "9"}));
        QTest::keyClicks(&typed, "x"); // not a list, so the lanes do not change
        QCOMPARE(editor.response(), (Response{"0", "1", "2", "9"}));
        QSignalSpy submitted(&editor, &AnswerEditor::submitted);
        QTest::keyClick(&typed, Qt::Key_Return);
        QCOMPARE(submitted.size(), 1);
        editor.lock();
        QVERIFY(!typed.isEnabled());
        QVERIFY(!AnswerEditor(question_of(AnswerForm::some_of, 3)).findChild<QLineEdit*>("options-typed"));
    }

    void ranges_of_numbers() {
        QCOMPARE(numbers_of_ranges("0-2, 9", 32), (std::set<int>{0, 1, 2, 9}));
        QCOMPARE(numbers_of_ranges(" 1 3;5 - 6 ", 32), (std::set<int>{1, 3, 5, 6}));
        QCOMPARE(numbers_of_ranges("", 32), std::set<int>());
        for (const char* const wrong : {"32", "3-1", "a", "1,,2", "-1", "99999999999"})
            QVERIFY2(!numbers_of_ranges(wrong, 32), wrong);
    }
};

KS_TEST(AnswerEditorTest)
#include "answer_editor_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet with an exercise about a recording and one about a trace: each is done on its page, and both are
// checked against a new recording and a new trace.
#include "solvers/kinds/presets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/ui/kernel/kernel_page_driver.h"
#include "ui/predict/answer_editor.h"
#include "ui/predict/sheet_work.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace ks;
using namespace ks::ui;

namespace {

std::shared_ptr<const Sheet> mixed() {
    Sheet sheet{.title = "Week 4", .exercises = {}};
    sheet.exercises.push_back({.title = "A table",
                               .variant = "knapsack.sequential",
                               .instance = *ks::generate("thesis-2.1", "", {}),
                               .plan = {.pace = Pace::step, .asks = {Ask::value}},
                               .from = 13,
                               .most = 2});
    sheet.exercises.push_back({.title = "A kernel",
                               .variant = "demo.missing-barrier",
                               .trace = TracedExercise{.set = {{"block", "32"}}},
                               .instance = *ks::generate("thesis-2.1", "", {}),
                               .plan = {.pace = Pace::any, .asks = {}},
                               .most = 3});
    return std::make_shared<const Sheet>(std::move(sheet));
}

} // namespace

class KernelSheetTest : public tests::KernelPageDriver {
    Q_OBJECT

    /// Whether a question waits for an answer.
    static bool has_question(const tests::Window& the) {
        const auto editors = the.window->current_page()->findChildren<AnswerEditor*>();
        return std::ranges::any_of(editors, &QWidget::isVisible);
    }
    /// Some questions are not adjacent: *Go on* moves to the next one.
    static void go_on(const tests::Window& the) {
        for (int presses = 0;
             presses < 1000 && !shown<QPushButton>(the, "give-answer")->text().contains("Answer") &&
             shown<QPushButton>(the, "give-answer")->isEnabled();
             ++presses)
            shown<QPushButton>(the, "give-answer")->click();
    }
    static void answer_all(const tests::Window& the) {
        const SheetWork& work = SheetWork::of(the.window->current_page()->session());
        const auto questions = asked(work.exercise(), work.answers("").exercises[work.at()].seed);
        KS_VERIFY_OK(questions);
        for (const QuizQuestion& question : questions->questions) {
            KS_WAIT_FOR(has_question(the));
            shown<AnswerEditor>(the, "answer")->fill(question.right.front());
            shown<QPushButton>(the, "give-answer")->click(); // answers
            QVERIFY2(shown<QLabel>(the, "grade")->text().startsWith("✓"),
                     qPrintable(shown<QLabel>(the, "question")->text()));
            go_on(the);
        }
    }

private slots:
    void init() {
        tests::fail_on_warnings();
        tests::use_real_runner();
    }

    void a_mixed_sheet() {
        tests::Window the;
        the.window->resize(1600, 1000);
        const auto sheet = mixed();
        the.session.open_sheet(sheet);
        SheetWork& work = SheetWork::of(the.session);
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("step"));
        KS_WAIT_FOR(work.questions_of(0).has_value());
        answer_all(the);
        shown<QPushButton>(the, "next-exercise")->click();
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("kernel"));
        KS_WAIT_FOR(work.questions_of(1).has_value());
        answer_all(the);
        shown<QPushButton>(the, "previous-exercise")->click(); // back to the other page
        QCOMPARE(the.window->current_page()->info().id, QStringLiteral("step"));
        KS_WAIT_FOR(shown<QLabel>(the, "sheet-said")->text().contains("2 of 2 points"));
        const auto checked = check_answers(*sheet, work.answers("Ada"), {});
        KS_VERIFY_OK(checked);
        QVERIFY2(checked->wrong.empty(), checked->wrong.empty() ? "" : checked->wrong.front().c_str());
        QCOMPARE(checked->points.got, 5.0);
    }

    /// The sheet says what is traced, and nothing is played past a question.
    void variant_and_play_are_off_during_an_exercise() {
        tests::Window the;
        the.window->resize(1600, 1000);
        Sheet sheet = *mixed();
        sheet.exercises.erase(sheet.exercises.begin());
        the.session.open_sheet(std::make_shared<const Sheet>(std::move(sheet)));
        KS_WAIT_FOR(SheetWork::of(the.session).questions_of(0).has_value());
        KS_WAIT_FOR(!the.window->current_page()->busy());
        Page& page = *the.window->current_page();
        auto& play = *page.transport_bar()->findChild<QToolButton*>("step.play");
        QVERIFY(!shown<QComboBox>(the, "variant")->isEnabled());
        QVERIFY(!play.isEnabled());
        for (QAction* action : page.actions())
            if (action->objectName() == "step.play")
                action->trigger();
        QCOMPARE(play.accessibleName(), "Play"); // and not "Pause"
        shown<QPushButton>(the, "leave-sheet")->click();
        QVERIFY(shown<QComboBox>(the, "variant")->isEnabled() && play.isEnabled());
    }

    /// Another warp's trace is not what is asked about.
    void another_trace_is_no_exercise() {
        tests::Window the;
        the.window->resize(1600, 1000);
        Sheet sheet = *mixed();
        sheet.exercises.erase(sheet.exercises.begin());
        the.session.open_sheet(std::make_shared<const Sheet>(std::move(sheet)));
        SheetWork& work = SheetWork::of(the.session);
        KS_WAIT_FOR(work.questions_of(0).has_value());
        KS_WAIT_FOR(!the.window->current_page()->busy());
        the.session.choose_kernel("demo.missing-barrier", {{"block", "64"}});
        trace(the);
        KS_WAIT_FOR(shown<QLabel>(the, "sheet-said")->text().startsWith("Something else"));
        shown<QComboBox>(the, "exercises")->activated(0);
        KS_WAIT_FOR(shown<QLabel>(the, "sheet-said")->text().startsWith("0 of 3"));
    }
};

KS_TEST(KernelSheetTest)
#include "kernel_sheet_test.moc"

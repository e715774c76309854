// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked, held back, graded and scored along a recording.
#include "solvers/problems/presets.h"
#include "solvers/questions/questions.h"
#include "solvers/run/in_process.h"
#include "tests/support/suite.h"
#include "ui/predict/predictor.h"

#include <QSignalSpy>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

/// Example 2.1 with its predictor, turned on.
struct Asked {
    std::shared_ptr<const Recording> recording =
        *in_process::record("knapsack.sequential", *generate("thesis-2.1", "", {}), {});
    Stepper stepper;
    Predictor predictor{stepper};

    explicit Asked(Pace pace = Pace::step) {
        stepper.set_track(std::make_shared<RecordingTrack>(recording));
        predictor.set_questions([this](std::int64_t step) { return questions_at(*recording, step); });
        predictor.set_plan({.pace = pace, .asks = {}});
        predictor.turn(true);
    }
    /// Has each question allow so many tries, for so many points.
    void count(int tries, double weight) {
        predictor.set_questions([this, tries, weight](std::int64_t step) {
            auto questions = questions_at(*recording, step);
            for (QuizQuestion& question : questions) {
                question.tries = tries;
                question.weight = weight;
            }
            return questions;
        });
    }
    /// Gives the right answer to each question from here on; says to how many.
    int answer_all() {
        int answered = 0;
        for (; predictor.go_to_next(); ++answered)
            predictor.answer(predictor.question()->right.front());
        return answered;
    }
    std::int64_t step_of(CellAt at) const {
        return static_cast<const TableRecording&>(*recording).step_of(at);
    }
};

} // namespace

class PredictorTest : public QObject {
    Q_OBJECT

private slots:
    void no_step_goes_past_a_question() {
        Asked asked;
        QSignalSpy held(&asked.predictor, &Predictor::held);
        QVERIFY(!asked.predictor.question()); // nothing is asked of the row of zeros
        asked.stepper.next(Level::phase);
        asked.stepper.next(Level::phase);
        QCOMPARE(asked.stepper.at(), std::int64_t{1}); // before the first cell
        QVERIFY(asked.predictor.question());
        asked.stepper.next(Level::cell);
        asked.stepper.next(Level::row);
        QCOMPARE(asked.stepper.at(), std::int64_t{1});
        QVERIFY(held.count() >= 2);
        asked.predictor.answer(asked.predictor.question()->right.front());
        QVERIFY(asked.predictor.answered() && asked.predictor.answered()->grade.right);
        asked.stepper.next(Level::row);
        QCOMPARE(asked.stepper.at(), std::int64_t{2}); // the next question, not the next row
    }

    void a_question_is_answered_once() {
        Asked asked;
        asked.stepper.go(asked.step_of({3, 4}) - 1);
        asked.predictor.answer({"nonsense"});
        QVERIFY(asked.predictor.answered() && !asked.predictor.answered()->grade.right);
        asked.predictor.answer(asked.predictor.question()->right.front());
        QVERIFY(!asked.predictor.answered()->grade.right);
        asked.stepper.previous(Level::cell);
        asked.stepper.go(asked.step_of({3, 4}) - 1); // it is still there
        QVERIFY(asked.predictor.answered());
    }

    /// A wrong answer counts once all tries are used; leaving out counts at once.
    void a_question_may_allow_more_tries() {
        Asked asked;
        asked.count(3, 2.5);
        asked.stepper.go(asked.step_of({3, 4}) - 1);
        const Response right = asked.predictor.question()->right.front();
        asked.predictor.answer({"77"});
        QVERIFY(!asked.predictor.answered() && asked.predictor.attempt());
        QCOMPARE(asked.predictor.tries_left(), 2);
        QCOMPARE(asked.predictor.score().of, 0.0);
        asked.stepper.next(Level::cell); // held
        QCOMPARE(asked.stepper.at(), asked.step_of({3, 4}) - 1);
        asked.stepper.previous(Level::cell);
        asked.stepper.go(asked.step_of({3, 4}) - 1); // going away gives no try back
        QCOMPARE(asked.predictor.tries_left(), 2);
        asked.predictor.answer({"78"});
        asked.predictor.answer(right);
        QVERIFY(asked.predictor.answered() && asked.predictor.answered()->grade.right);
        QVERIFY(!asked.predictor.attempt());
        QCOMPARE(asked.predictor.score().points, 2.5);
        asked.stepper.go(asked.step_of({3, 5}) - 1);
        for (const char* wrong : {"77", "78", "79"})
            asked.predictor.answer({wrong});
        QVERIFY(asked.predictor.answered() && !asked.predictor.answered()->grade.right);
        asked.stepper.go(asked.step_of({3, 6}) - 1);
        asked.predictor.leave_out();
        QVERIFY(asked.predictor.answered());
        QCOMPARE(asked.predictor.score().points, 2.5);
        QCOMPARE(asked.predictor.score().of, 7.5);
        asked.predictor.forget();
        asked.stepper.go(asked.step_of({3, 4}) - 1);
        QCOMPARE(asked.predictor.tries_left(), 3);
    }

    /// Until then nobody learns that an answer was wrong, so nobody could use a second try.
    void at_the_end_there_is_one_try() {
        Asked asked;
        asked.count(3, 1);
        asked.predictor.grade_at_the_end(true);
        asked.stepper.go(asked.step_of({3, 4}) - 1);
        asked.predictor.answer({"77"});
        QVERIFY(asked.predictor.answered() && !asked.predictor.attempt());
    }

    /// What is jumped over gives nothing, and costs nothing.
    void no_credit_for_jumping_to_the_end() {
        Asked asked;
        asked.stepper.go(asked.stepper.count());
        QCOMPARE(asked.stepper.at(), asked.stepper.count());
        QCOMPARE(asked.predictor.score().questions, std::size_t{0});
        QCOMPARE(asked.predictor.score().points, 0.0);
    }

    /// To the end, a look, back to the beginning, and every answer right: nothing. A new round counts.
    void what_was_looked_at_gives_no_points() {
        Asked asked;
        asked.stepper.go(asked.stepper.count());
        asked.stepper.go(0);
        QVERIFY(asked.answer_all() > 20);
        QCOMPARE(asked.predictor.score().points, 0.0);
        QVERIFY(asked.predictor.score().of > 20);
        asked.predictor.forget();
        asked.answer_all();
        QCOMPARE(asked.predictor.score().points, asked.predictor.score().of);
    }

    /// An answer shows its own step and no other; points once earned stay.
    void whoever_goes_on_step_by_step_gets_all_points() {
        Asked asked;
        asked.answer_all();
        const double points = asked.predictor.score().points;
        QCOMPARE(points, asked.predictor.score().of);
        asked.stepper.go(asked.stepper.count());
        asked.stepper.go(1);
        QCOMPARE(asked.predictor.score().points, points);
    }

    /// Also what was seen before Predict was turned on, in a part of the steps.
    void points_begin_where_the_look_ended() {
        Asked asked;
        asked.predictor.turn(false);
        const std::int64_t seen = asked.step_of({2, 4});
        asked.stepper.go(seen);
        asked.stepper.go(seen - 1);
        asked.predictor.turn(true);
        QVERIFY(asked.predictor.was_shown());
        asked.predictor.answer(asked.predictor.question()->right.front());
        QVERIFY(asked.predictor.answered()->grade.right && asked.predictor.answered()->shown);
        QCOMPARE(asked.predictor.score().points, 0.0);
        asked.stepper.go(seen);
        QVERIFY(asked.predictor.question() && !asked.predictor.was_shown());
        asked.predictor.answer(asked.predictor.question()->right.front());
        QCOMPARE(asked.predictor.score().points, 1.0);
        QCOMPARE(asked.predictor.score().of, 2.0);
    }

    /// A second try after a look is one too late.
    void a_look_between_two_tries() {
        Asked asked;
        asked.count(2, 1);
        asked.stepper.go(asked.step_of({3, 4}) - 1);
        asked.predictor.answer({"77"});
        asked.stepper.go(asked.step_of({3, 4}));
        asked.stepper.go(asked.step_of({3, 4}) - 1);
        asked.predictor.answer(asked.predictor.question()->right.front());
        QCOMPARE(asked.predictor.score().points, 0.0);
    }

    /// While it is on, nothing tells what comes next.
    void what_comes_is_not_told() {
        Asked asked;
        asked.stepper.go(4);
        QVERIFY(asked.stepper.tells(4) && !asked.stepper.tells(5) && !asked.stepper.tells_all());
        asked.stepper.go(2);
        QVERIFY(asked.stepper.tells(4)); // it was there
        QSignalSpy told(&asked.stepper, &Stepper::told);
        asked.predictor.turn(false);
        QVERIFY(asked.stepper.tells_all());
        asked.predictor.turn(true);
        QVERIFY(!asked.stepper.tells_all());
        asked.predictor.set_questions({});
        QVERIFY(asked.stepper.tells_all());
        QCOMPARE(told.count(), 3);
    }

    /// Row 0 has no questions; a cell has up to four kinds, a row one.
    void what_is_asked_about_is_chosen() {
        Asked asked;
        QCOMPARE(asked.predictor.kinds(), (std::vector<Ask>{Ask::value, Ask::source, Ask::item, Ask::fits}));
        QCOMPARE(Asked(Pace::row).predictor.kinds(), std::vector<Ask>{Ask::row});
        AskPlan plan = asked.predictor.plan();
        plan.asks = {Ask::source};
        asked.predictor.set_plan(plan);
        int questions = 0;
        while (asked.predictor.go_to_next()) {
            QCOMPARE(asked.predictor.question()->ask, Ask::source);
            asked.predictor.leave_out();
            ++questions;
        }
        QVERIFY(questions > 20);
        asked.predictor.set_questions({}); // as between two instances of a kind
        asked.predictor.set_questions(
            [&asked](std::int64_t step) { return questions_at(*asked.recording, step); });
        QCOMPARE(asked.predictor.plan().asks, std::vector<Ask>{Ask::source});
        // Of a search tree no source is asked: then everything is.
        const auto tree =
            *in_process::record("knapsack.branch-and-bound", *generate("thesis-2.1", "", {}), {});
        asked.stepper.set_track(std::make_shared<RecordingTrack>(tree));
        asked.predictor.set_questions([tree](std::int64_t step) { return questions_at(*tree, step); });
        QVERIFY(asked.predictor.plan().asks.empty());
        QCOMPARE(asked.predictor.kinds(), std::vector<Ask>{Ask::cut});
    }

    void playing_stops_at_a_question() {
        Asked asked;
        asked.stepper.go(1);
        asked.stepper.play(true);
        QSignalSpy changed(&asked.stepper, &Stepper::playing_changed);
        QVERIFY(asked.stepper.playing());
        QVERIFY(changed.wait(30'000)); // at the first tick
        QVERIFY(!asked.stepper.playing());
        QCOMPARE(asked.stepper.at(), std::int64_t{1});
    }

    void rows_and_parts_of_a_point() {
        Asked asked(Pace::row);
        asked.stepper.go(1);
        asked.stepper.next(Level::phase);
        const auto& question = asked.predictor.question();
        QVERIFY(question && question->ask == Ask::row);
        Response half = question->right.front();
        half[0] = "77";
        asked.predictor.answer(half);
        QCOMPARE(asked.predictor.score().points, 10.0 / 11);
        asked.stepper.next(Level::phase); // to the first cell, where the phase begins
        asked.stepper.next(Level::phase);
        QCOMPARE(asked.stepper.at(), asked.step_of({2, 0}) - 1); // before the second row
        asked.predictor.leave_out();
        QCOMPARE(asked.predictor.score().questions, std::size_t{2});
        asked.predictor.forget();
        QCOMPARE(asked.predictor.score().questions, std::size_t{0});
        QCOMPARE(asked.stepper.at(), std::int64_t{0});
    }

    void decisions_are_the_way_back_too() {
        Asked asked(Pace::decision);
        asked.stepper.go(asked.stepper.count() - 4);
        QVERIFY(asked.predictor.question());
        QCOMPARE(asked.predictor.question()->ask, Ask::item);
    }

    void grades_may_wait_for_the_end() {
        Asked asked;
        asked.predictor.grade_at_the_end(true);
        asked.stepper.go(2);
        asked.predictor.answer({"1"});
        QVERIFY(!asked.predictor.tells_grades());
        asked.stepper.go(asked.stepper.count());
        QVERIFY(asked.predictor.tells_grades());
    }

    void the_same_plan_asks_the_same() {
        Asked one, two;
        for (std::int64_t at = 0; at < one.stepper.count(); ++at) {
            one.stepper.go(at);
            two.stepper.go(at);
            QCOMPARE(one.predictor.question().has_value(), two.predictor.question().has_value());
            if (one.predictor.question())
                QCOMPARE(one.predictor.question()->text, two.predictor.question()->text);
        }
    }

    void turned_off_it_asks_nothing() {
        Asked asked;
        asked.stepper.go(1);
        asked.predictor.turn(false);
        QVERIFY(!asked.predictor.question());
        asked.stepper.next(Level::phase);
        QVERIFY(asked.stepper.at() > 1);
    }
};

KS_TEST(PredictorTest)
#include "predictor_test.moc"

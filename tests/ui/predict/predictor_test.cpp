// SPDX-License-Identifier: GPL-3.0-or-later
// Questions along a recording: which are asked, where stepping stops, grading and points.
#include "solvers/kinds/presets.h"
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
    /// Sets the number of tries and points for each question.
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
    /// Answers all further questions correctly; returns their number.
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
        QVERIFY(!asked.predictor.question()); // the row of zeros has no questions
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
        asked.stepper.go(asked.step_of({3, 4}) - 1); // it still exists
        QVERIFY(asked.predictor.answered());
    }

    /// A wrong answer counts after all tries have been used; skipping counts at once.
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
        asked.stepper.go(asked.step_of({3, 4}) - 1); // leaving does not restore a try
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

    /// Until then the user does not learn that an answer was wrong, so a second try would be useless.
    void at_the_end_there_is_one_try() {
        Asked asked;
        asked.count(3, 1);
        asked.predictor.grade_at_the_end(true);
        asked.stepper.go(asked.step_of({3, 4}) - 1);
        asked.predictor.answer({"77"});
        QVERIFY(asked.predictor.answered() && !asked.predictor.attempt());
    }

    /// Skipped questions give no points and cost nothing.
    void no_credit_for_jumping_to_the_end() {
        Asked asked;
        asked.stepper.go(asked.stepper.count());
        QCOMPARE(asked.stepper.at(), asked.stepper.count());
        QCOMPARE(asked.predictor.score().questions, std::size_t{0});
        QCOMPARE(asked.predictor.score().points, 0.0);
    }

    /// If the user goes to the end, looks, goes back and answers everything correctly, the answers give no
    /// points. A new round counts.
    void steps_looked_at_give_no_points() {
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

    /// An answer reveals only its own step; points already earned are kept.
    void going_step_by_step_gives_all_points() {
        Asked asked;
        asked.answer_all();
        const double points = asked.predictor.score().points;
        QCOMPARE(points, asked.predictor.score().of);
        asked.stepper.go(asked.stepper.count());
        asked.stepper.go(1);
        QCOMPARE(asked.predictor.score().points, points);
    }

    /// Steps that were seen before prediction was turned on do not count, even if they are only a part.
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

    /// A second try after looking gives no points.
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

    /// While it is on, later steps are not revealed.
    void later_steps_are_not_revealed() {
        Asked asked;
        asked.stepper.go(4);
        QVERIFY(asked.stepper.tells(4) && !asked.stepper.tells(5) && !asked.stepper.tells_all());
        asked.stepper.go(2);
        QVERIFY(asked.stepper.tells(4)); // it was visible before
        QSignalSpy told(&asked.stepper, &Stepper::told);
        asked.predictor.turn(false);
        QVERIFY(asked.stepper.tells_all());
        asked.predictor.turn(true);
        QVERIFY(!asked.stepper.tells_all());
        asked.predictor.set_questions({});
        QVERIFY(asked.stepper.tells_all());
        QCOMPARE(told.count(), 3);
    }

    /// Row 0 has no questions; a cell has up to four types, a row one.
    void the_subject_of_questions_can_be_chosen() {
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
        // A search tree has no questions about sources, so all types are asked.
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

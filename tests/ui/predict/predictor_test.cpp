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

    /// What is jumped over gives nothing, and costs nothing.
    void no_credit_for_jumping_to_the_end() {
        Asked asked;
        asked.stepper.go(asked.stepper.count());
        QCOMPARE(asked.stepper.at(), asked.stepper.count());
        QCOMPARE(asked.predictor.score().questions, std::size_t{0});
        QCOMPARE(asked.predictor.score().points, 0.0);
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

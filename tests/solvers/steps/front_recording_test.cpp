// SPDX-License-Identifier: Apache-2.0
// Fronts step by step: lists of points that are merged, and the scan of a table's last row. The kept points
// are compared with the fronts that the solvers find.
#include "solvers/core/formatted.h"
#include "solvers/front/lists.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/instruction_set/front_list_recording.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/parts.h"
#include "solvers/problems/instruction_set/recording.h"
#include "solvers/steps/front_recording.h"
#include "tests/solvers/steps/recording_checks.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <limits>

using namespace ks;

namespace {

using TaskSet = std::shared_ptr<const InstructionSetInstance>;

TaskSet three_tasks() {
    return std::static_pointer_cast<const InstructionSetInstance>(*generate("ise-three-tasks", "", {}));
}

std::shared_ptr<const FrontRecording> lists_of(const TaskSet& instance) {
    return std::dynamic_pointer_cast<const FrontRecording>(*record_front_list(instance, {}));
}
std::shared_ptr<const TableRecording> table_of(const TaskSet& instance) {
    return as_table(*record_instruction_set(instance, {}));
}

Front front_of(const InstructionSetInstance& instance) {
    const FrontProblem problem = front_problem(instance);
    Context context;
    return front_by_lists(problem, context)->front;
}

/// Cost and numerator of the points kept so far.
std::vector<Front::Point> kept(const FrontState& state, std::int64_t denominator) {
    std::vector<Front::Point> points;
    for (std::size_t k = 0; k < state.decided; ++k)
        if (state.candidates[k].kept)
            points.push_back(
                {.cost = state.candidates[k].cost,
                 .numerator = std::llround(state.candidates[k].value * static_cast<double>(denominator))});
    return points;
}

std::vector<Front::Point> points_of(const Front& front) {
    return {front.points().begin(), front.points().end()};
}

/// Returns the error in the candidates of a state, by the definition: each kept one is better than all before
/// it, and each dropped one is not better than the one that dominates it.
std::string wrong_fates(const FrontState& state, std::int64_t denominator) {
    const auto numerator = [&](const FrontCandidate& point) {
        return std::llround(point.value * static_cast<double>(denominator));
    };
    std::optional<std::size_t> best;
    for (std::size_t k = 0; k < state.candidates.size(); ++k) {
        const FrontCandidate& point = state.candidates[k];
        if (k > 0 && (point.cost < state.candidates[k - 1].cost ||
                      (point.cost == state.candidates[k - 1].cost &&
                       numerator(point) < numerator(state.candidates[k - 1]))))
            return formatted("candidate {} is out of order", k);
        const bool better = !best || numerator(point) < numerator(state.candidates[*best]);
        if (point.kept != better)
            return formatted("candidate {} is {}", k, point.kept ? "kept" : "dropped");
        if (better)
            best = k;
        else if (point.by != *best)
            return formatted("candidate {} is dropped for {}", k, point.by);
    }
    return {};
}

std::string texts(const Recording& recording) {
    std::string all;
    for (std::int64_t step = 0; step <= recording.count(); ++step)
        all += recording.at(step).text + "\n";
    return all;
}

} // namespace

class FrontRecordingTest : public QObject {
    Q_OBJECT

private slots:
    void lists_of_three_tasks() {
        const auto recording = lists_of(three_tasks());
        QCOMPARE(recording->count(), 38);
        QCOMPARE(recording->at(1).text, "L = {(0, 113/60)}: every task in software, at no cost.");
        QCOMPARE(recording->at(6).text,
                 "Task 2: L and a copy of it, one for each choice and moved by its cost and "
                 "gain, are merged: 2 times 3 points by cost.");
        QCOMPARE(recording->at(11).text,
                 "(5, 83/60), with task 2 in software: 83/60 >= least = 78/60, so it is "
                 "dropped: (5, 78/60) is as cheap and better.");
        QCOMPARE(recording->at(24).text,
                 "(7, 77/60), with 3b: 77/60 >= least = 70/60, so it is dropped: (6, 70/60) "
                 "is cheaper and better.");
        QCOMPARE(recording->at(28).text,
                 "(12, 47/60), with 3b: 47/60 < least = 55/60, so it is kept, and least = "
                 "47/60. L has 10 points now.");
        QCOMPARE(recording->at(37).text,
                 "Point 9 of 10: cost 9, U = 55/60 = 0.9167: choices 1b, 2a and 3a (the "
                 "cheapest schedulable design).");
        QCOMPARE(recording->at(11).considered.front().name, "2 in software");
        QCOMPARE(recording->at(24).considered.front().text, "from (3, 93/60) of L");
    }

    void table_of_three_tasks() {
        const auto table = table_of(three_tasks());
        const auto text = [&](CellAt at) { return table->at(table->step_of(at)).text; };
        QCOMPARE(text({1, 0}), "U1(0) = U0(0) = 113/60 = 1.8833: task 1 stays in software");
        QCOMPARE(text({1, 1}), "U1(1) = U0(1) = inf: no choice of task 1 costs exactly 1");
        QCOMPARE(text({2, 5}), "U2(5) = min(U1(5), U1(2) - 1/3) = 78/60 = 1.3000: choice 2a");
        QCOMPARE(text({2, 4}),
                 "U2(4) = min(U1(4), U1(1) - 1/3) = inf: no choices of tasks 1 to 2 cost exactly 4 "
                 "together");
        // All choices are compared, not only the last one (3b would give 82/60).
        QCOMPARE(text({3, 6}), "U3(6) = min(U2(6), U2(5) - 2/15, U2(2) - 4/15) = 70/60 = 1.1667: choice 3a");
        const Step step = table->at(table->step_of({3, 6}));
        QCOMPARE(step.source, std::optional<At>(CellAt{2, 5}));
        QCOMPARE(step.considered.size(), std::size_t(3));
        QCOMPARE(step.considered[0].text, "U2(6) = inf");
        QCOMPARE(step.considered[2].name, "3b (gain 4, cost 4)");
        QCOMPARE(step.considered[2].text, "U2(2) - 4/15 = 82/60");
        QVERIFY(step.considered[1].best && !step.considered[2].best && !step.considered[0].fits);
        QCOMPARE(table->at(table->step_of({3, 2})).considered[2].text, "costs more than 2");
        QVERIFY(table->shown(table->count(), {3, 10}).value->real() ==
                std::numeric_limits<double>::infinity());
        QCOMPARE(table->smallest(), CellNumber(47.0 / 60));
    }

    void the_scan_of_three_tasks() {
        const auto table = table_of(three_tasks());
        const std::int64_t begin = table->step_of({3, 12}) + 1;
        QCOMPARE(table->at(begin).phase, "front");
        QCOMPARE(table->at(begin).text,
                 "least = U3(0) = 113/60 = 1.8833: every task in software is the first "
                 "point, because nothing is cheaper.");
        QCOMPARE(table->at(begin + 7).text,
                 "U3(7) = 77/60 >= least = 70/60: no point, cost 6 does better for less.");
        QCOMPARE(table->at(begin + 9).text,
                 "U3(9) = 55/60 < least = 63/60: a point of the front, and least = 55/60 "
                 "from now on.");
        QCOMPARE(table->at(begin + 10).text,
                 "U3(10) = inf: no selection costs exactly 10, so there is no point.");
        const Step cheapest = table->at(begin + 13 + 8);
        QCOMPARE(cheapest.phase, "way-back");
        QCOMPARE(cheapest.text,
                 "Point 9 of 10: cost 9, U = 55/60 = 0.9167: choices 1b, 2a and 3a (the cheapest "
                 "schedulable design).");
        QCOMPARE(cheapest.chosen, (std::vector<At>{{3, 9}, {2, 8}, {1, 5}, {0, 0}}));
        QCOMPARE(cheapest.picks, (std::vector<Pick>{{3, 0}, {2, 0}, {1, 1}}));
        QCOMPARE(table->count(), begin + 13 + 9);
        QVERIFY(!table->front(begin - 1) && !table->front(begin + 13));
    }

    /// The thesis's test, greater than the minimum, would keep (3, 1/2): a point of equal utilisation at a
    /// higher cost.
    void an_equal_value_at_a_higher_cost_is_not_a_point() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 3, .period = 4}).add({1, 2}).add({1, 3});
        const TaskSet instance = *std::move(builder).build();
        const auto table = table_of(instance);
        const std::int64_t begin = table->step_of({1, 3}) + 1;
        QCOMPARE(table->at(begin + 3).text, "U1(3) = 2/4 >= least = 2/4: no point, cost 2 does the same for "
                                            "less. That was the last cost: the "
                                            "front has 2 points.");
        const std::string said = texts(*lists_of(instance));
        QVERIFY2(
            said.find("(3, 2/4), with 1b: 2/4 >= least = 2/4, so it is dropped: (2, 2/4) does the same for "
                      "less.") != std::string::npos,
            said.c_str());
    }

    /// A choice with cost 0 and a positive gain is in the first point.
    void the_first_point_need_not_be_all_in_software() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 3, .period = 4}).add({1, 0});
        const auto table = table_of(*std::move(builder).build());
        QCOMPARE(
            table->at(table->step_of({1, 0}) + 1).text,
            "least = U1(0) = 2/4 = 0.5000: this is the first point, because nothing is cheaper. That was "
            "the last cost: the front has 1 point.");
    }

    /// If several choices are equally good, the last one is shown, as in the front; "none" comes before all.
    void ties() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 3, .period = 4}).add({0, 0}).add({1, 2}).add({1, 2});
        const TaskSet instance = *std::move(builder).build();
        const auto table = table_of(instance);
        QCOMPARE(table->at(table->step_of({1, 0})).text,
                 "U1(0) = min(U0(0), U0(0) - 0/4) = 3/4 = 0.7500: task 1 stays in software");
        QVERIFY(table->at(table->step_of({1, 2})).text.ends_with(": choice 1c"));
        QCOMPARE(table->at(table->count()).picks, (std::vector<Pick>{{1, 2}}));
        QVERIFY(texts(*lists_of(instance)).find("it is in L already") != std::string::npos);
    }

    void a_task_without_choices_and_a_limit() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 1, .period = 2}).add({1, 2}).add({1, 9});
        builder.begin_task({.execution = 1, .period = 3});
        builder.max_cost(5);
        const TaskSet instance = *std::move(builder).build();
        const std::string said = texts(*lists_of(instance));
        QVERIFY2(said.find("Left out: 1 that would cost more than 5.") != std::string::npos, said.c_str());
        QVERIFY(said.find("Task 2 has no choices: L stays as it is, 2 points.") != std::string::npos);
        QCOMPARE(tests::check_steps(*lists_of(instance)), std::string());
        QCOMPARE(tests::check_steps(*table_of(instance)), std::string());
    }

    /// Utilisations with a large denominator are shown as decimals, with enough digits to distinguish them.
    void long_fractions() {
        InstructionSetBuilder builder;
        builder.begin_task({.execution = 3'000'000, .period = 10'000'019})
            .add({1'000'000, 1})
            .add({1'000'001, 2});
        const TaskSet instance = *std::move(builder).build();
        const auto table = table_of(instance);
        const std::string first = table->at(table->step_of({1, 1})).text;
        QCOMPARE(first, "U1(1) = min(U0(1), U0(0) - 1000000/10000019) = 0.200000: choice 1a");
        const std::string scan = table->at(table->step_of({1, 2}) + 3).text;
        QVERIFY2(scan.starts_with("U1(2) = 0.19999") && scan.find("< least = 0.19999") != std::string::npos,
                 scan.c_str());
    }

    void lists_are_the_solvers_data() {
        QTest::addColumn<int>("time");
        for (int time = 0; time < 40; ++time)
            QTest::addRow("%d", time) << time;
    }
    /// Every list (of the first task, of the first two and so on) is the front of these tasks.
    void lists_are_the_solvers() {
        Random draw(test_seed());
        const auto instance =
            std::static_pointer_cast<const InstructionSetInstance>(random_instruction_set(draw).instance);
        const auto recording = lists_of(instance);
        QCOMPARE(tests::check_steps(*recording), std::string());
        QCOMPARE(tests::check_levels(*recording), std::string());
        QCOMPARE(tests::check_json(*recording, 1), std::string());
        FrontProblem problem = front_problem(*instance);
        const auto groups = problem.groups;
        problem.groups.clear();
        std::int64_t task = -1;
        for (std::int64_t step = 1; step <= recording->count(); ++step) {
            const FrontState state = recording->state(step);
            const bool last_of_task = state.decided == state.candidates.size() && state.current;
            if (!last_of_task)
                continue;
            QCOMPARE(recording->at(step).row, ++task);
            if (task > 0)
                problem.groups.push_back(groups[static_cast<std::size_t>(task - 1)]);
            Context context;
            const auto found = front_by_lists(problem, context);
            KS_VERIFY_OK(found);
            QCOMPARE(wrong_fates(state, problem.denominator), std::string());
            QCOMPARE(kept(state, problem.denominator), points_of(found->front));
        }
        QCOMPARE(task, static_cast<std::int64_t>(instance->task_count()));
    }

    /// A step's state is the previous state plus the changes of the step.
    void stepping_gives_each_state() {
        Random draw(test_seed());
        for (int time = 0; time < 20; ++time) {
            const auto instance =
                std::static_pointer_cast<const InstructionSetInstance>(random_instruction_set(draw).instance);
            const auto recording = lists_of(instance);
            std::size_t decided = 0;
            std::optional<double> least;
            for (std::int64_t step = 1; step <= recording->count(); ++step) {
                const Step told = recording->at(step);
                const FrontState state = recording->state(step);
                if (told.phase == "way-back") {
                    QVERIFY(state.told && state.candidates[*state.told].kept);
                    continue;
                }
                if (told.changed.empty()) { // copies are made
                    QCOMPARE(state.decided, std::size_t(0));
                    decided = 0;
                    least.reset();
                    continue;
                }
                ++decided;
                const double value = told.changed.front().value->real();
                QCOMPARE(told.changed.front().at, At({static_cast<std::int64_t>(decided) - 1}));
                QCOMPARE(state.decided, decided);
                QCOMPARE(state.current, std::optional(decided - 1));
                QCOMPARE(state.candidates[decided - 1].value, value);
                QCOMPARE(state.candidates[decided - 1].kept, !least || value < *least);
                if (!least || value < *least)
                    least = value;
                QCOMPARE(state.candidates[*state.best()].value, *least);
            }
        }
    }

    /// The scan of the table keeps the points of the front, and each point's way back leads to its cell.
    void the_scan_finds_the_front() {
        Random draw(test_seed());
        for (int time = 0; time < 40; ++time) {
            const auto instance =
                std::static_pointer_cast<const InstructionSetInstance>(random_instruction_set(draw).instance);
            const auto table = table_of(instance);
            const Front front = front_of(*instance);
            const std::int64_t m = table->rows() - 1, begin = table->step_of({m, table->columns() - 1}) + 1;
            std::size_t reached = 0;
            for (std::int64_t j = 0; j < table->columns(); ++j) {
                const auto state = table->front(begin + j);
                QVERIFY(state && state->cost == j);
                const bool finite = std::isfinite(table->value({m, j})->real());
                reached += finite ? 1 : 0;
                QCOMPARE(state->decided, reached);
                QCOMPARE(state->current, finite ? std::optional(reached - 1) : std::nullopt);
            }
            const auto end = table->front(begin + table->columns() - 1);
            QCOMPARE(wrong_fates(*end, instance->denominator()), std::string());
            QCOMPARE(kept(*end, instance->denominator()), points_of(front));
            QCOMPARE(table->count(), begin + table->columns() + static_cast<std::int64_t>(front.size()) - 1);
            for (std::size_t k = 0; k < front.size(); ++k) {
                const Step step = table->at(begin + table->columns() + static_cast<std::int64_t>(k));
                QCOMPARE(step.chosen.front(), At({m, front.points()[k].cost}));
                QCOMPARE(step.chosen.back(), At({0, 0}));
                std::int64_t gain = 0;
                for (const Pick& pick : step.picks) {
                    const auto task = static_cast<std::size_t>(pick.row - 1);
                    const CustomInstruction& choice =
                        instance->choices(task)[static_cast<std::size_t>(pick.item)];
                    gain += instance->gain(task, choice);
                    const auto row = static_cast<std::size_t>(m - pick.row);
                    QCOMPARE(step.chosen[row].cell().column - step.chosen[row + 1].cell().column,
                             choice.cost);
                }
                QCOMPARE(instance->software() - gain, front.points()[k].numerator);
            }
        }
    }

    void too_many_points_are_refused() {
        const auto refused = typed<record_front_list>(*generate("thesis-ise1", "", {}), {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY(refused.error().sentence().find("stepping shows at most 20000; open a smaller instance") !=
                std::string::npos);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(record_front_list(three_tasks(), stop.get_token()).error().code, ErrorCode::cancelled);
    }
};

KS_TEST(FrontRecordingTest)
#include "front_recording_test.moc"

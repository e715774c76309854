// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/kinds/verifier.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/check.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

Answer answer(std::int64_t objective, std::int64_t weight, Selection selection,
              Status status = Status::optimal) {
    return {status, objective, weight, std::move(selection), ""};
}

Result<std::optional<bool>> verify_example(std::string_view preset, const Answer& given) {
    const auto instance = generate(preset, "", {});
    if (!instance)
        return instance.error();
    return verify(**instance, given);
}

/// capacity 10; (2,4) (4,6) (3,2) (6,7)
auto knapsack(const Answer& given) {
    return verify_example("thesis-2.1", given);
}
/// capacity 10; (2,3) (3,4) | (1,4) (4,8) | (2,1) (3,2) (4,3)
auto choice(const Answer& given) {
    return verify_example("thesis-2.2", given);
}

#define KS_COMPARE_WRONG(result, what)                                                                       \
    KS_COMPARE_ERROR(result, ErrorCode::check, "the answer is wrong: " what "; report this as a bug")

} // namespace

class VerifierTest : public QObject {
    Q_OBJECT

    struct FrontPoint {
        std::int64_t cost, value;
        std::vector<Front::Chosen> chosen;
    };
    static Answer front_of(const std::vector<FrontPoint>& points) {
        Answer given;
        given.status = Status::optimal;
        given.front.emplace();
        for (const FrontPoint& point : points)
            given.front->add({.cost = point.cost, .numerator = point.value}, point.chosen);
        return given;
    }
    /// The greatest value for each weight up to 10, with the items (2,4) (4,6) (3,2) (6,7).
    static std::vector<FrontPoint> points() {
        return {{0, 0, {}}, {2, 3, {2}}, {6, 5, {0, 2}}, {7, 6, {3}}, {9, 9, {2, 3}}};
    }
    static Answer front() { return front_of(points()); }

private slots:
    void right_answers() {
        QCOMPARE(*knapsack(answer(9, 9, {2, 3})), std::optional(true));
        QCOMPARE(*knapsack(answer(0, 0, {}, Status::feasible)), std::optional(true));
        QCOMPARE(*choice(answer(7, 10, {0, 0, 2})), std::optional(true));
        QCOMPARE(*choice(answer(7, 10, {1, 0, 1})), std::optional(true)); // any optimal selection is valid
    }

    void knapsack_selections() {
        KS_COMPARE_WRONG(knapsack(answer(9, 9, {2, 4})), "there is no item 4");
        KS_COMPARE_WRONG(knapsack(answer(9, 9, {-1, 3})), "there is no item -1");
        KS_COMPARE_WRONG(knapsack(answer(9, 9, {3, 2})), "item 2 is listed twice or out of order");
        KS_COMPARE_WRONG(knapsack(answer(6, 4, {2, 2})), "item 2 is listed twice or out of order");
        KS_COMPARE_WRONG(knapsack(answer(10, 13, {1, 3})), "its selection is heavier than the capacity 10");
        KS_COMPARE_WRONG(knapsack(answer(10, 9, {2, 3})), "its selection is worth 9, not 10");
        KS_COMPARE_WRONG(knapsack(answer(9, 8, {2, 3})), "its selection weighs 9, not 8");
    }

    void multiple_choice_selections() {
        KS_COMPARE_WRONG(choice(answer(7, 10, {0, 0})), "it chooses 2 items from 3 classes");
        KS_COMPARE_WRONG(choice(answer(7, 10, {0, 0, 2, 0})), "it chooses 4 items from 3 classes");
        KS_COMPARE_WRONG(choice(answer(7, 10, {2, 0, 2})), "class 0 has no item 2");
        KS_COMPARE_WRONG(choice(answer(7, 10, {0, -1, 2})), "class 1 has no item -1");
        KS_COMPARE_WRONG(choice(answer(8, 12, {0, 1, 0})), "its selection is heavier than the capacity 10");
        KS_COMPARE_WRONG(choice(answer(8, 10, {0, 0, 2})), "its selection is worth 7, not 8");
        KS_COMPARE_WRONG(choice(answer(7, 9, {0, 0, 2})), "its selection weighs 10, not 9");
    }

    void missing_parts() {
        Answer given = answer(9, 9, {2, 3});
        given.selection.reset();
        KS_COMPARE_WRONG(knapsack(given), "its objective, weight or selection is missing");
        given = answer(9, 9, {2, 3});
        given.weight.reset();
        KS_COMPARE_WRONG(knapsack(given), "its objective, weight or selection is missing");
        given = Answer::infeasible();
        given.objective = 0;
        KS_COMPARE_WRONG(choice(given), "infeasible has no objective, weight or selection");
    }

    void infeasible() {
        KS_COMPARE_WRONG(knapsack(Answer::infeasible()),
                         "no knapsack is infeasible: the empty selection is legal");
        KS_COMPARE_WRONG(choice(Answer::infeasible()),
                         "it says infeasible, but the lightest item of each class fits");
        for (const std::int64_t capacity : {7, 8}) {
            MultipleChoiceBuilder builder; // the lightest items weigh 3 + 4 + 1 = 8
            builder.capacity(capacity).begin_class().add({2, 3}).add({3, 4});
            builder.begin_class().add({4, 8}).add({1, 4}).begin_class().add({2, 1});
            const auto instance = std::move(builder).build();
            KS_VERIFY_OK(instance);
            const auto verified = verify(**instance, Answer::infeasible());
            QCOMPARE(bool(verified), capacity == 7);
            if (verified)
                QVERIFY(!verified->has_value());
        }
    }

    void bound() {
        Answer given;
        given.status = Status::bound;
        given.objective = 10;
        given.bound = "21/2";
        const auto verified = knapsack(given);
        KS_VERIFY_OK(verified);
        QVERIFY(!verified->has_value());
        given.selection = Selection{2};
        KS_COMPARE_WRONG(knapsack(given), "a bound has no selection and no weight");
        given.selection.reset();
        given.objective = 11;
        KS_COMPARE_WRONG(knapsack(given), "its objective is not the whole part of its bound 21/2");
        for (const char* text : {"", "42/4", "21/0", "10.5", "+10", "-21/2"}) {
            given.bound = text;
            QVERIFY2(!knapsack(given), text);
        }
    }

    void places_that_name_nothing() {
        KS_COMPARE_WRONG(knapsack(answer(9, 9, {2, std::nullopt, 3})),
                         "its selection names no item in one of its places");
        KS_COMPARE_WRONG(choice(answer(7, 10, {0, std::nullopt, 2})), "it chooses no item from class 1");
    }

    void a_front() {
        QCOMPARE(*knapsack(front()), std::optional(true));
        KS_COMPARE_WRONG(choice(front_of({{8, 5, {0, 1, 0}}})),
                         "its selection is heavier than the capacity 10");
        QCOMPARE(*choice(front_of({{8, 5, {0, 0, 0}}})), std::optional(true));
    }

    void wrong_fronts() {
        const auto with = [](std::size_t at, const FrontPoint& point) {
            std::vector<FrontPoint> given = points();
            given[at] = point;
            return front_of(given);
        };
        KS_COMPARE_WRONG(knapsack(with(1, {2, 3, {1}})), "its selection weighs 6, not 2");
        KS_COMPARE_WRONG(knapsack(with(1, {2, 4, {2}})), "the point of cost 2 of its front is worth 3");
        KS_COMPARE_WRONG(knapsack(with(1, {6, 4, {1}})),
                         "its front is not in order of cost: 6 comes behind 6");
        KS_COMPARE_WRONG(knapsack(with(2, {6, 3, {0, 2}})),
                         "the point of cost 6 of its front is no better than a cheaper one");
        Answer given = front();
        given.objective = 9;
        KS_COMPARE_WRONG(knapsack(given), "a front or a plan has no objective and no weight");
        given = front();
        given.selection = Selection{2};
        KS_COMPARE_WRONG(knapsack(given), "it is more than one of a selection, a front and a plan");
        given = front();
        given.front = Front();
        KS_COMPARE_WRONG(knapsack(given), "its front has no point");
        given = front();
        given.status = Status::infeasible;
        KS_COMPARE_WRONG(choice(given), "infeasible has no objective, weight or selection");
    }

    void plans() {
        Plan plan;
        plan.batches = {{3, {{0, "fft", 12, 2, 256}}, {16, 2, 8192, 4096}, {48, 8, 32768, 49152}, 6144}};
        plan.batch_count = 3;
        plan.lower_bound = 2;
        KS_VERIFY_OK(check_plan(plan));
        Plan wrong = plan;
        wrong.batch_count = 1;
        KS_COMPARE_WRONG(check_plan(wrong), "its plan has 3 batches, not 1");
        wrong = plan;
        wrong.lower_bound = 4;
        KS_COMPARE_WRONG(check_plan(wrong), "its plan has fewer batches than its lower bound 4");
        wrong = plan;
        wrong.batches[0].used.registers = 40000;
        KS_COMPARE_WRONG(check_plan(wrong), "batch 0 of its plan takes more than a multiprocessor has");
        wrong = plan;
        wrong.batches[0].kernels.clear();
        KS_COMPARE_WRONG(check_plan(wrong), "batch 0 of its plan holds no kernel");
        Answer given;
        given.status = Status::feasible;
        given.plan = plan;
        KS_COMPARE_WRONG(knapsack(given), "a knapsack asks for no plan");
        KS_COMPARE_WRONG(choice(given), "a multiple-choice knapsack asks for no plan");
        given.status = Status::bound;
        KS_COMPARE_WRONG(knapsack(given), "a bound is neither a front nor a plan");
    }

    /// A variant without a question has no answer, so nothing is checked.
    void no_question() {
        Answer given = Answer::none({});
        const auto checked = knapsack(given);
        KS_VERIFY_OK(checked);
        QVERIFY(!*checked);
        given.objective = 0;
        KS_COMPARE_WRONG(knapsack(given), "ran has no objective, weight or selection");
    }

    void sums_beyond_64_bits() {
        KnapsackBuilder builder;
        builder.capacity(INT64_MAX).add({1, INT64_MAX - 1}).add({1, 1});
        const auto instance = std::move(builder).build();
        KS_VERIFY_OK(instance);
        QCOMPARE(*verify(**instance, answer(2, INT64_MAX, {0, 1})), std::optional(true));
    }

    void words() {
        QCOMPARE(to_text(Status::optimal), std::string_view("optimal"));
        QCOMPARE(to_text(Status::feasible), std::string_view("feasible"));
        QCOMPARE(to_text(Status::infeasible), std::string_view("infeasible"));
        QCOMPARE(to_text(Status::found), std::string_view("found"));
        QCOMPARE(to_text(Status::not_found), std::string_view("not-found"));
        QCOMPARE(to_text(Status::bound), std::string_view("bound"));
        QCOMPARE(to_text(Status::ran), std::string_view("ran"));
    }
};

KS_TEST(VerifierTest)
#include "verifier_test.moc"

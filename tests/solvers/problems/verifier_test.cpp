// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/presets.h"
#include "solvers/problems/verifier.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

using Chosen = std::vector<std::int64_t>;

Answer answer(std::int64_t objective, std::int64_t weight, Chosen selection,
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
        given.selection = Chosen{2};
        KS_COMPARE_WRONG(knapsack(given), "a bound has no selection and no weight");
        given.selection.reset();
        given.objective = 11;
        KS_COMPARE_WRONG(knapsack(given), "its objective is not the whole part of its bound 21/2");
        for (const char* text : {"", "42/4", "21/0", "10.5", "+10", "-21/2"}) {
            given.bound = text;
            QVERIFY2(!knapsack(given), text);
        }
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
    }
};

KS_TEST(VerifierTest)
#include "verifier_test.moc"

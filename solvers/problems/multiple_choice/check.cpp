// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/multiple_choice/parts.h"

#include <algorithm>

namespace ks {

namespace {

/// A legal selection exists if and only if the lightest items of all classes are one.
bool feasible(const MultipleChoiceInstance& instance) {
    Sum lightest;
    for (std::size_t i = 0; i < instance.class_count(); ++i)
        lightest.add(*std::ranges::min_element(instance.items(i), {}, &Item::weight));
    return lightest.weighs_at_most(instance.capacity());
}

/// Returns the total weight and value of the chosen items, one from each class.
Result<Sum> sum_of(const MultipleChoiceInstance& choice, const Selection& selection) {
    if (selection.size() != choice.class_count())
        return wrong_answer(
            formatted("it chooses {} from {}", counted("{} item", "{} items", std::ssize(selection)),
                      counted("{} class", "{} classes", static_cast<std::int64_t>(choice.class_count()))));
    Sum sum;
    for (std::size_t i = 0; i < choice.class_count(); ++i) {
        const std::optional<std::int64_t>& chosen = selection[i];
        if (!chosen)
            return wrong_answer(formatted("it chooses no item from class {}", i));
        if (*chosen < 0 || *chosen >= static_cast<std::int64_t>(choice.items(i).size()))
            return wrong_answer(formatted("class {} has no item {}", i, *chosen));
        sum.add(choice.items(i)[static_cast<std::size_t>(*chosen)]);
    }
    return sum;
}

} // namespace

Result<void> check_multiple_choice(const MultipleChoiceInstance& choice, const Answer& answer) {
    if (answer.plan)
        return wrong_answer("a multiple-choice knapsack asks for no plan");
    for (std::size_t i = 0; answer.front && i < answer.front->size(); ++i) {
        KS_TRY(const Sum sum, sum_of(choice, answer.front->selection(i)));
        KS_CHECK(sum.matches(*answer.front, i, choice.capacity()));
    }
    if (answer.front)
        return {};
    if (!answer.selection) {
        if (feasible(choice))
            return wrong_answer("it says infeasible, but the lightest item of each class fits");
        return {};
    }
    KS_TRY(const Sum sum, sum_of(choice, *answer.selection));
    return sum.matches(answer, choice.capacity());
}

} // namespace ks

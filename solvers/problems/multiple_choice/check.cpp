// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/problems/multiple_choice/parts.h"

#include <algorithm>

namespace ks {

namespace {

/// Some selection is legal exactly when the lightest item of each class is.
bool feasible(const MultipleChoiceInstance& instance) {
    Sum lightest;
    for (std::size_t i = 0; i < instance.class_count(); ++i)
        lightest.add(*std::ranges::min_element(instance.items(i), {}, &Item::weight));
    return lightest.weighs_at_most(instance.capacity());
}

} // namespace

Result<void> check_multiple_choice(const Instance& instance, const Answer& answer) {
    const auto& choice = static_cast<const MultipleChoiceInstance&>(instance);
    if (!answer.selection) {
        if (feasible(choice))
            return wrong_answer("it says infeasible, but the lightest item of each class fits");
        return {};
    }
    if (answer.selection->size() != choice.class_count())
        return wrong_answer("it chooses " + std::to_string(answer.selection->size()) + " items from " +
                            std::to_string(choice.class_count()) + " classes");
    Sum sum;
    for (std::size_t i = 0; i < choice.class_count(); ++i) {
        const std::int64_t chosen = (*answer.selection)[i];
        if (chosen < 0 || chosen >= static_cast<std::int64_t>(choice.items(i).size()))
            return wrong_answer("class " + std::to_string(i) + " has no item " + std::to_string(chosen));
        sum.add(choice.items(i)[static_cast<std::size_t>(chosen)]);
    }
    return sum.matches(answer, choice.capacity());
}

} // namespace ks

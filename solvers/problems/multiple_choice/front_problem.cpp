// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/parts.h"

namespace ks {

FrontProblem front_problem(const MultipleChoiceInstance& instance) {
    FrontProblem problem{.group_word = "class", .choice_word = "item", .limit = instance.capacity()};
    problem.groups.resize(instance.class_count());
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        FrontProblem::Group& group = problem.groups[i];
        group.may_stay_without = false;
        Front::Chosen index = 0;
        for (const Item& item : instance.items(i))
            group.choices.push_back({.cost = item.weight, .gain = item.value, .index = index++});
    }
    return problem;
}

} // namespace ks

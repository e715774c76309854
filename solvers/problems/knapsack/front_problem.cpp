// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/parts.h"

namespace ks {

FrontProblem front_problem(const KnapsackInstance& instance) {
    FrontProblem problem{.group_word = "item", .limit = instance.capacity(), .names_groups = true};
    problem.groups.reserve(instance.items().size());
    for (const Item& item : instance.items())
        problem.groups.push_back({.choices = {{.cost = item.weight, .gain = item.value}}});
    return problem;
}

} // namespace ks

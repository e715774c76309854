// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/parts.h"

namespace ks {

FrontProblem front_problem(const SubsetSumInstance& instance) {
    FrontProblem problem{.group_word = "weight", .limit = instance.target(), .names_groups = true};
    problem.groups.reserve(instance.weights().size());
    for (const std::int64_t weight : instance.weights())
        problem.groups.push_back({.choices = {{.cost = weight, .gain = weight}}});
    return problem;
}

} // namespace ks

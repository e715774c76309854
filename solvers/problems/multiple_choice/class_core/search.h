// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/estimate.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

namespace ks::class_core {

/// The optimum by a core of classes (Pisinger, A minimal algorithm for the multiple-choice knapsack problem,
/// EJOR 83, 1995). The LP relaxation gives a solution and what a unit of capacity is worth. An item whose own
/// LP bound shows that nothing better has it is left out; of most classes only the item that the LP solution
/// has is then left. The others enter the core one after the other: in turns the class that gains most per
/// weight by a heavier item, and the one that loses least by a lighter one. States are dropped that another
/// one dominates, and those whose LP bound shows that nothing better comes of them.
Result<Answer> solve_by_classes(const MultipleChoiceInstance& instance, Context& context);

/// What a run takes at least; how many states there will be is known only when they are there.
Estimate estimate_of_classes(const MultipleChoiceInstance& instance);

} // namespace ks::class_core

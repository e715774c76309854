// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/estimate.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

namespace ks::class_core {

/// Finds the optimum by a core of classes (Pisinger, A minimal algorithm for the multiple-choice knapsack
/// problem, EJOR 83, 1995). The LP relaxation gives a solution and the value of a unit of capacity. An item
/// is removed if its LP bound shows that no better solution contains it; in most classes only the LP
/// solution's item then remains. The other classes enter the core one after the other: alternately the class
/// that gains most per weight by a heavier item, and the class that loses least by a lighter one. A state is
/// dropped if another one dominates it, or if its LP bound shows that it cannot lead to a better solution.
Result<Answer> solve_by_classes(const MultipleChoiceInstance& instance, Context& context);

/// Returns the least resources of a run; the number of states is not known beforehand.
Estimate estimate_of_classes(const MultipleChoiceInstance& instance);

} // namespace ks::class_core

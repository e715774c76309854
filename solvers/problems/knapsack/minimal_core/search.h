// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/estimate.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/answer.h"

namespace ks::minimal_core {

/// minknap: Pisinger, A minimal algorithm for the 0-1 knapsack problem (Operations Research 45, 1997). combo:
/// Martello, Pisinger, Toth, Dynamic programming and strong bounds for the 0-1 knapsack problem (Management
/// Science 45, 1999).
enum class Method { minknap, combo };

/// Finds the optimum by a core that grows around the split item. The first state is the split solution: the
/// items by value per weight, until one does not fit. Alternately the best item after the core is added to
/// every state or not, and the worst item before the core is removed from every state or not. So selections
/// close to the LP solution are tried first. A state is dropped if another one dominates it, or if its LP
/// bound shows that it cannot lead to a better solution. When no state is left, the best selection found is
/// optimal. An item never enters the core if its LP bound shows that it is the same in every better solution.
///
/// combo adds three things. The capacity is rounded down to a multiple of the weights' greatest common
/// divisor. When the list is long, its states are completed by single items outside the core, which soon
/// finds a better selection. And once, a cardinality constraint that every better selection satisfies is
/// added to the capacity's (cardinality.h), which lowers the bounds if values are correlated with weights.
/// The paper solves the knapsack with the surrogate constraint alone and hopes that its optimum is legal.
/// Here the list starts again in the new order of efficiency, with the original weights and the stronger
/// bounds, so the result is always legal.
Result<Answer> solve_by_core(const KnapsackInstance& instance, Method method, Context& context);

/// Returns the least resources of a run; the number of states is not known beforehand.
Estimate estimate_of_core(const KnapsackInstance& instance);

} // namespace ks::minimal_core

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

/// The optimum by a core that grows around the split item. The first state is the split solution: the items
/// by value per weight, until one does not fit. In turns the best item behind the core is put into every
/// state, and the worst one before it is taken out of every state, or not; so the selections that the LP
/// solution comes close to are looked at first. States are dropped that another one dominates, and those
/// whose LP bound shows that nothing better comes of them. When none is left, the best selection found is
/// optimal. An item whose own LP bound shows that it stays as it is never enters the core.
///
/// combo adds three things. The capacity is rounded down to a multiple of the weights' greatest common
/// divisor. Where the list has grown long, its states are completed by single items outside the core, which
/// soon finds a better selection. And once, a cardinality constraint that every better selection keeps is
/// added to the capacity's (cardinality.h), which brings the bounds down where values follow weights. The
/// paper solves the knapsack with that surrogate constraint by itself and hopes that its optimum is legal;
/// here the list begins anew in the new order of efficiency, with the weights of the problem itself and the
/// stronger bounds, so that what it finds is legal always.
Result<Answer> solve_by_core(const KnapsackInstance& instance, Method method, Context& context);

/// What a run takes at least; how many states there will be is known only when they are there.
Estimate estimate_of_core(const KnapsackInstance& instance);

} // namespace ks::minimal_core

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/knapsack/minimal_core/lazy_order.h"
#include "solvers/problems/knapsack/minimal_core/state_list.h"

#include <optional>
#include <span>
#include <vector>

namespace ks::minimal_core {

/// The LP bound of the split solution, rounded down: its value and the part of the split item that fills it
/// up to `capacity` (Dantzig 1957).
std::int64_t lp_bound(const LazyOrder& order, std::int64_t capacity);

/// The items with `surrogate.an_item` more weight each, and what they may weigh together.
std::vector<CoreItem> with_surrogate(std::span<const CoreItem> items, const Surrogate& surrogate);
std::int64_t capacity_with(std::int64_t capacity, const Surrogate& surrogate);
Ties ties_of(const Surrogate& surrogate);

/// A cardinality constraint as a surrogate (Martello, Pisinger, Toth 1999). No selection that fits
/// has more items than the lightest ones that fit together, and none that is worth more than `best` has fewer
/// than the most valuable ones that are worth more. Where the split solution of `order` has as many as may
/// be, or one too few, the LP solution breaks such a constraint. The constraint is then added to the
/// knapsack's with the multiplier that gives the least LP bound. Nothing: there is no such constraint, it
/// makes the bound no better, or the numbers are too large for it.
Result<std::optional<Surrogate>> cardinality_surrogate(std::span<const CoreItem> items, std::int64_t capacity,
                                                       std::int64_t best, const LazyOrder& order,
                                                       const Context& context);

} // namespace ks::minimal_core

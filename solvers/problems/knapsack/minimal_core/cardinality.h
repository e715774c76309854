// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/knapsack/minimal_core/lazy_order.h"
#include "solvers/problems/knapsack/minimal_core/state_list.h"

#include <optional>
#include <span>
#include <vector>

namespace ks::minimal_core {

/// Returns the LP bound of the split solution, rounded down: its value and the fraction of the split item
/// that fills it up to `capacity` (Dantzig 1957).
std::int64_t lp_bound(const LazyOrder& order, std::int64_t capacity);

/// Returns the items with `surrogate.an_item` more weight each, and their total capacity.
std::vector<CoreItem> with_surrogate(std::span<const CoreItem> items, const Surrogate& surrogate);
std::int64_t capacity_with(std::int64_t capacity, const Surrogate& surrogate);
Ties ties_of(const Surrogate& surrogate);

/// Returns a cardinality constraint as a surrogate (Martello, Pisinger, Toth 1999). A selection that fits has
/// at most as many items as the lightest ones that fit together. A selection with a value above `best` has at
/// least as many as the most valuable ones that reach it. If the split solution of `order` has the maximum
/// number, or one less than the minimum, the LP solution violates such a constraint. The constraint is then
/// added to the knapsack's with the multiplier that gives the least LP bound. Empty: no such
/// constraint exists, it does not improve the bound, or the numbers are too large for it.
Result<std::optional<Surrogate>> cardinality_surrogate(std::span<const CoreItem> items, std::int64_t capacity,
                                                       std::int64_t best, const LazyOrder& order,
                                                       const Context& context);

} // namespace ks::minimal_core

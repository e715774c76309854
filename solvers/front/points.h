// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/front.h"

#include <cstddef>
#include <cstdint>
#include <optional>

// Queries of a front. Points are identified by their index.
namespace ks {

/// Returns the most expensive point among those of at most `cost`: the best point within this budget.
std::optional<std::size_t> best_within(const Front& front, std::int64_t cost);

/// Returns the cheapest point whose value is at most 1, for a front on which less is better: the cheapest
/// schedulable set.
std::optional<std::size_t> cheapest_at_most_one(const Front& front);

/// Returns the point farthest from the line between the first and the last point, on the side of better
/// points: from there on, a higher cost gains little. Among several the cheapest is returned. Empty if no
/// point is on that side. Computed exactly.
std::optional<std::size_t> knee(const Front& front);

} // namespace ks

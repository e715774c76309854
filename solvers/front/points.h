// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/front.h"

#include <cstddef>
#include <cstdint>
#include <optional>

// Questions to a front. Points are named by their index.
namespace ks {

/// The point that costs most among those of at most `cost`: the best that this budget buys.
std::optional<std::size_t> best_within(const Front& front, std::int64_t cost);

/// The cheapest point whose value is at most 1, for a front on which less is better: the cheapest schedulable
/// set.
std::optional<std::size_t> cheapest_at_most_one(const Front& front);

/// The point farthest from the line between the first and the last, on the side where points are better:
/// where spending more begins to gain little. Of several the cheapest. A front on which no point lies on that
/// side has none. Worked out exactly.
std::optional<std::size_t> knee(const Front& front);

} // namespace ks

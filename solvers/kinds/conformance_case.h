// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/instance/random.h"
#include "solvers/result/front.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// An instance with its optimum, from brute force or known by construction. nullopt, without a front and
/// batches: the instance is infeasible. The tests and `selftest` use the same cases for every variant.
struct ConformanceCase {
    std::string name;
    InstancePtr instance;
    std::optional<std::int64_t> optimum{};
    std::optional<Front> front{}; ///< for kinds whose variants answer a front: its points
    /// For kinds whose variants answer plans: the fewest batches.
    std::optional<std::int64_t> batches{};
    bool may_be_refused = false; ///< variants for which it is far too large may return the error `limit`
};

// Random numbers that the corpora of several kinds use.

/// Returns capacities for which rows of C + 1 cells just fill, or just do not fill, a whole number of blocks.
std::vector<std::int64_t> block_boundary_capacities();

/// Returns an item with a value in [0, value] and a weight in [0, weight].
Item random_item(Random& random, std::int64_t value, std::int64_t weight);

} // namespace ks

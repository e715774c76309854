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

/// An instance with its optimum, from brute force or known by construction; nullopt, without a front and
/// batches: it is infeasible. The tests and `selftest` give every variant the same cases.
struct ConformanceCase {
    std::string name;
    InstancePtr instance;
    std::optional<std::int64_t> optimum{};
    std::optional<Front> front{}; ///< instead, where the kind's variants answer one: its points
    /// Instead, where the kind's variants answer plans: the fewest batches.
    std::optional<std::int64_t> batches{};
    bool may_be_refused = false; ///< with the code `limit`, by variants for which it is hopelessly large
};

// Draws that the corpora of several kinds share.

/// Capacities around which rows of C + 1 cells just fill, or just do not fill, a whole number of blocks.
std::vector<std::int64_t> block_boundary_capacities();

/// An item with value in [0, value] and weight in [0, weight].
Item random_item(Random& random, std::int64_t value, std::int64_t weight);

} // namespace ks

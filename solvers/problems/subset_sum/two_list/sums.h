// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/context.h"

#include <cstdint>
#include <span>

namespace ks::two_list {

/// The sums of all subsets of a few weights, rising, 2^(number of weights) of them: for the four tables and
/// for the way back. Takes linear time and no memory but the list's. Fails if a stop was requested.
Result<LargeVector<std::int64_t>> sums_of(std::span<const std::int64_t> weights, const Context& context);

} // namespace ks::two_list

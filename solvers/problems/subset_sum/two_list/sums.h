// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/context.h"

#include <cstdint>
#include <span>

namespace ks::two_list {

/// Returns the 2^size sums of all subsets of a few weights, rising: for the four tables and for the way back.
/// Takes linear time and only the memory of the list. Fails if the run is cancelled.
Result<LargeVector<std::int64_t>> sums_of(std::span<const std::int64_t> weights, const Context& context);

} // namespace ks::two_list

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"

#include <cstdint>
#include <span>

namespace ks::two_list {

/// The sums of all subsets of a few weights, rising, 2^(number of weights) of them: for the four tables and
/// for the way back. Takes linear time and no memory but the list's.
LargeVector<std::int64_t> sums_of(std::span<const std::int64_t> weights);

} // namespace ks::two_list

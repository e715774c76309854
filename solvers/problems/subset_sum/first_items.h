// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <span>

// One row that keeps for each sum the first item that reached it (the baseline of Wan et al., Section 5.1). A
// sum that item i was the first to reach is a sum of items before i with item i, so the row alone leads back.
namespace ks {

/// Bytes of a cell of the row: the smallest number that tells the items apart.
std::int64_t first_item_bytes(std::size_t weights);

/// "Found", with weights that sum to `sum`, or "not found". A limit error if the system has no memory for the
/// row of sum + 1 cells.
Result<Answer> decide_by_first_items(std::span<const std::int64_t> weights, std::int64_t sum,
                                     Context& context);

} // namespace ks

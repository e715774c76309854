// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/result/answer.h"

#include <cstdint>
#include <span>

// One row that stores for each sum the first item that reached it (the baseline of Wan et al., Section 5.1).
// If item i was the first to reach a sum, the sum consists of items before i plus item i, so the row is
// enough for the way back.
namespace ks {

/// Returns the bytes of a cell of the row: the smallest integer that can number the items.
std::int64_t first_item_bytes(std::size_t weights);

/// Returns "found" with weights that sum to `sum`, or "not found". It is a limit error if the system has no
/// memory for the row of sum + 1 cells.
Result<Answer> decide_by_first_items(std::span<const std::int64_t> weights, std::int64_t sum,
                                     Context& context);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace ks::cpu {

/// Rows are computed in blocks of this many cells, which fill 64 bytes of decisions, one bit per cell.
inline constexpr std::int64_t decision_block = 512;

/// Computes cells [begin, end) of Algorithm 2.1's row for the item (weight, value) from the row above. It
/// stores in `taken`, the decisions of the whole row, whether the item is in the cell's solution; the item is
/// in it only if it makes the solution better. `begin` and `end` are multiples of decision_block.
template <class Cell>
using TakeOrLeave = void (*)(const Cell* above, Cell* row, Cell* taken, std::int64_t begin, std::int64_t end,
                             std::int64_t weight, Cell value);

/// Returns the loop for a set of vector instructions that this CPU has, by its name in max_plus.h.
template <class Cell>
TakeOrLeave<Cell> take_or_leave(const std::string& simd);

/// Returns the decision of cell j.
template <class Cell>
bool is_taken(const Cell* taken, std::int64_t j);

} // namespace ks::cpu

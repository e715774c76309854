// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace ks::cpu {

/// Rows are computed in blocks of this many cells, which fill 64 bytes of decisions, one bit a cell.
inline constexpr std::int64_t decision_block = 512;

/// Computes cells [begin, end) of Algorithm 2.1's row for the item (weight, value) from the row above. In
/// `taken`, the decisions of the whole row, it notes whether the item is in the cell's solution, which is so
/// only where that makes the solution better. `begin` and `end` are multiples of decision_block.
template <class Cell>
using TakeOrLeave = void (*)(const Cell* above, Cell* row, Cell* taken, std::int64_t begin, std::int64_t end,
                             std::int64_t weight, Cell value);

/// The loop for a set of vector instructions that this CPU has, by its name in max_plus.h.
template <class Cell>
TakeOrLeave<Cell> take_or_leave(const std::string& simd);

/// Reads the decision of cell j.
template <class Cell>
bool is_taken(const Cell* taken, std::int64_t j);

} // namespace ks::cpu

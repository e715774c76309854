// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ks {

/// Minus infinity in a dynamic-programming row: -2^30 in 32-bit cells, -2^62 in 64-bit cells. It stays
/// negative when any sum of values that the instance's builder accepted is added. Kernels read this header as
/// well, so it includes nothing.
template <class Cell>
inline constexpr Cell minus_infinity = sizeof(Cell) == 4 ? static_cast<Cell>(-(1LL << 30))
                                                         : static_cast<Cell>(-(1LL << 62));

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>

namespace ks::emulator {

inline constexpr int warp_lanes = 32;

/// Calls `visit(lane)` for each lane of the mask, in increasing order.
template <class Visit>
void for_each_lane(std::uint32_t mask, Visit visit) {
    for (; mask != 0; mask &= mask - 1)
        visit(std::countr_zero(mask));
}

/// The value of every byte of memory that has not been written. It is not 0, so that no kernel relies on
/// zeros.
inline constexpr int unwritten_byte = 0x5A;

} // namespace ks::emulator

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/block.h"

#include <cstdint>

namespace ks::emulator {

/// Returns the lanes that a lane at a collective waits for, including itself: those of its mask that have not
/// finished. A lane's number is its index in the block; the masks have one bit per lane of the warp.
std::uint32_t partners(const Block& block, int lane);

/// Whether both lanes wait at the same collective; a __syncwarp may be at several places.
bool wait_together(const Block& block, int lane, int other);

/// Completes one collective of the warp whose lanes have all arrived, and lets these lanes continue. Returns
/// them, or 0 if none is complete.
std::uint32_t complete_a_collective(Block& block, int warp);

} // namespace ks::emulator

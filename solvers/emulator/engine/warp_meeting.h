// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/block.h"

#include <cstdint>

namespace ks::emulator {

/// The lanes that a lane at a collective waits for, itself included: those of its mask that have not
/// finished. Lanes are numbered in their block here, and are bits of their warp in the masks.
std::uint32_t partners(const Block& block, int lane);

/// Whether both lanes wait at the same collective; a __syncwarp may be at several places.
bool wait_together(const Block& block, int lane, int other);

/// Completes one collective of the warp whose lanes are all there and lets these lanes go on. Returns them,
/// or 0 if there is no such collective.
std::uint32_t complete_a_collective(Block& block, int warp);

} // namespace ks::emulator

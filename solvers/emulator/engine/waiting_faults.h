// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/block.h"
#include "solvers/emulator/engine/launch.h"

#include <optional>
#include <span>

namespace ks::emulator {

// The faults of lanes that wait forever. Each function only inspects a block.

/// The running lane calls a collective whose mask does not include the lane.
LaunchFault left_out_of_mask(const Launch& launch, const Block& block, int lane, std::uint32_t mask);

/// No lane of the warp can continue, and a lane waits at a collective for a lane that waits elsewhere. While
/// a lane spins this is not a fault, because that lane may still arrive.
std::optional<LaunchFault> mask_mismatch(const Launch& launch, const Block& block, int warp);

/// Lanes that have not finished wait at different barriers, or reached them on different paths.
std::optional<LaunchFault> barrier_divergence(const Launch& launch, const Block& block);

/// These blocks wait forever. The fault names the lowest block's first lane that spins or waits at a grid
/// barrier, and the first that waits elsewhere.
LaunchFault deadlock(const Launch& launch, std::span<Block* const> held);

} // namespace ks::emulator

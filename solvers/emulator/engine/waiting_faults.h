// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/block.h"
#include "solvers/emulator/engine/launch.h"

#include <optional>
#include <span>

namespace ks::emulator {

// What is wrong with lanes that wait in vain. Each function looks at a block as it is and changes nothing.

/// The running lane calls a collective whose mask leaves it out.
LaunchFault left_out_of_mask(const Launch& launch, const Block& block, int lane, std::uint32_t mask);

/// No lane of the warp can go on, and a lane waits at a collective for a lane that waits elsewhere. There is
/// no fault while a lane spins, because that lane may still come.
std::optional<LaunchFault> mask_mismatch(const Launch& launch, const Block& block, int warp);

/// Lanes that have not finished wait at different barriers, or came there on different paths.
std::optional<LaunchFault> barrier_divergence(const Launch& launch, const Block& block);

/// These blocks wait for ever. It names the lowest block's first lane that spins or waits at a grid barrier,
/// and the first that waits elsewhere.
LaunchFault deadlock(const Launch& launch, std::span<Block* const> held);

} // namespace ks::emulator

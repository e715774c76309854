// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace ks {

/// Successive blocks of equal cost, in warp instructions.
struct BlockCosts {
    std::int64_t blocks = 0, cost = 0;

    friend bool operator==(const BlockCosts&, const BlockCosts&) = default;
};

/// A model of how a launch's blocks would be distributed over a device: each SM has a fixed number of slots,
/// the next block goes to the slot that is free first, and the time of a block is its number of warp
/// instructions. It ignores memory, caches and clocks.
struct BlockSchedule {
    int sms = 0;
    std::int64_t blocks_per_sm = 0; ///< slots per SM: as many as its registers, shared memory and warps allow
    std::vector<BlockCosts> costs;  ///< of all blocks in order
    /// Number of blocks whose cost was counted; the others get the average cost of those.
    std::int64_t counted = 0;
    /// False: the kernel's registers and static shared memory are not measured yet, and `blocks_per_sm`
    /// ignores them.
    bool measured = true;

    friend bool operator==(const BlockSchedule&, const BlockSchedule&) = default;
};

/// The place and time of a block in the model; `begin` and `end` in warp instructions.
struct ScheduledBlock {
    int sm = 0, slot = 0;
    std::int64_t begin = 0, end = 0;

    friend bool operator==(const ScheduledBlock&, const ScheduledBlock&) = default;
};

/// Launches of more blocks have no schedule.
inline constexpr std::int64_t most_scheduled_blocks = 1 << 22;

/// Returns the first `most` blocks of a launch. Of several slots that are free at the same time, the one with
/// the lowest number in its SM takes the next block, and among those the one of the lowest SM. So the first
/// wave visits all SMs in turn, as on the hardware.
std::vector<ScheduledBlock> schedule_blocks(const BlockSchedule& launch,
                                            std::int64_t most = most_scheduled_blocks);

/// Returns the end of the last block, in warp instructions.
std::int64_t schedule_length(const BlockSchedule& launch);

} // namespace ks

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

/// A model of how a launch's blocks would go over a device: each SM has a fixed number of slots, the next
/// block goes to the slot that is free first, and a block takes as long as it has warp instructions. It knows
/// nothing of memory, caches or clocks.
struct BlockSchedule {
    int sms = 0;
    std::int64_t blocks_per_sm = 0; ///< slots of an SM: what its registers, shared memory, warps hold
    std::vector<BlockCosts> costs;  ///< of all blocks in order
    /// Blocks whose cost was counted; the others are taken to cost what those did on average.
    std::int64_t counted = 0;
    /// False: the kernel's registers and static shared memory are not measured yet, and `blocks_per_sm`
    /// leaves them out.
    bool measured = true;

    friend bool operator==(const BlockSchedule&, const BlockSchedule&) = default;
};

/// Where and when the model puts one block; `begin` and `end` in warp instructions.
struct ScheduledBlock {
    int sm = 0, slot = 0;
    std::int64_t begin = 0, end = 0;

    friend bool operator==(const ScheduledBlock&, const ScheduledBlock&) = default;
};

/// Launches of more blocks have no schedule.
inline constexpr std::int64_t most_scheduled_blocks = 1 << 22;

/// The first `most` blocks of a launch. Of several slots that are free at the same time, the one with the
/// lowest number in its SM takes the next block, and among those the one of the lowest SM. So the first wave
/// goes round the SMs, as on the hardware.
std::vector<ScheduledBlock> schedule_blocks(const BlockSchedule& launch,
                                            std::int64_t most = most_scheduled_blocks);

/// When the last block ends, in warp instructions.
std::int64_t schedule_length(const BlockSchedule& launch);

} // namespace ks

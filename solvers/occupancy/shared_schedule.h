// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace ks {

/// What an SM gives, or what a block takes of it.
struct SmRoom {
    std::int64_t warps = 0, blocks = 0, registers = 0, shared_bytes = 0;

    friend bool operator==(const SmRoom&, const SmRoom&) = default;
};

/// A launch that may find others on the device.
struct SharingLaunch {
    std::int64_t blocks = 0;        ///< its grid
    SmRoom takes;                   ///< each of its blocks
    std::int64_t blocks_per_sm = 1; ///< that an SM holds of it, even if nothing else is there
    std::vector<std::size_t> after; ///< the launches, all of a lower index, that end before it begins
};

/// A model of how the blocks of several launches would go over a device. Blocks are dealt out in order of
/// launch: as long as a launch has blocks left, those behind it wait, even where theirs would fit. A launch
/// that waits for another one holds up nobody. A block goes to the SM that has the fewest blocks, of those to
/// which it fits by warps, blocks, registers and shared memory. All blocks take equally long, however many
/// share an SM: the model says which kernels can be on an SM together, and nothing about time.
struct SharedSchedule {
    int sms = 0;
    SmRoom limits;                       ///< of an SM
    std::int64_t block_length = 1;       ///< steps
    std::vector<SharingLaunch> launches; ///< in order of launch
};

/// Where and when the model puts one block, in steps.
struct SharedBlock {
    std::size_t launch = 0;
    std::int64_t block = 0; ///< of its grid
    int sm = 0;
    std::int64_t begin = 0, end = 0;

    friend bool operator==(const SharedBlock&, const SharedBlock&) = default;
};

/// All blocks of all launches, by begin. A block that takes more than an SM has takes all of it. A stop ends
/// it early: what is there then is not all.
std::vector<SharedBlock> schedule_together(const SharedSchedule& schedule, const std::stop_token& stop = {});

} // namespace ks

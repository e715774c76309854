// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace ks {

/// The resources of an SM, or of a block.
struct SmRoom {
    std::int64_t warps = 0, blocks = 0, registers = 0, shared_bytes = 0;

    friend bool operator==(const SmRoom&, const SmRoom&) = default;
};

/// A launch that may run concurrently with others.
struct SharingLaunch {
    std::int64_t blocks = 0;        ///< its grid
    SmRoom takes;                   ///< per block
    std::int64_t blocks_per_sm = 1; ///< how many an SM holds, even if it is otherwise empty
    std::vector<std::size_t> after; ///< the launches, all of lower index, that must end before it begins
};

/// A model of how the blocks of several launches would be distributed over a device. Blocks are assigned in
/// order of launch: as long as a launch has blocks left, those after it wait, even if their blocks would fit.
/// A launch that waits for another one does not delay others. A block goes to the SM with the fewest blocks
/// among those where it fits by warps, blocks, registers and shared memory. All blocks take the same time,
/// regardless of how many share an SM. The model shows which kernels can be on an SM together, and nothing
/// about time.
struct SharedSchedule {
    int sms = 0;
    SmRoom limits;                       ///< of an SM
    std::int64_t block_length = 1;       ///< in steps
    std::vector<SharingLaunch> launches; ///< in order of launch
};

/// The place and time of a block in the model, in steps.
struct SharedBlock {
    std::size_t launch = 0;
    std::int64_t block = 0; ///< index in its grid
    int sm = 0;
    std::int64_t begin = 0, end = 0;

    friend bool operator==(const SharedBlock&, const SharedBlock&) = default;
};

/// Returns all blocks of all launches, by begin. A block that needs more than an SM has takes the whole SM.
/// After a stop request the result is incomplete.
std::vector<SharedBlock> schedule_together(const SharedSchedule& schedule, const std::stop_token& stop = {});

} // namespace ks

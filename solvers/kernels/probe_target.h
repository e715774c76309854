// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// What kernels that were compiled with the probe write, and where. nvcc reads this header, too.
namespace ks {

/// What a warp, or a block, leaves behind when it ends. Times are the device's %globaltimer, in nanoseconds.
/// Which block and warp it is follows from its place. Nothing was written where `begin` is 0.
struct ProbeRecord {
    std::uint64_t begin;
    std::uint64_t time_and_sm; ///< nanoseconds << 16 | SM
};

/// A block waited at a barrier of the whole grid.
struct WaitRecord {
    std::uint64_t begin;
    std::uint32_t time; ///< nanoseconds; the largest number if it was longer
    std::uint32_t block;
};

/// Device memory that the probe of all kernels of one file writes to.
struct ProbeTarget {
    ProbeRecord* records;
    WaitRecord* waits;
    std::uint32_t* waits_count; ///< may go beyond `most_waits`; those are lost
    std::uint32_t most_waits;
    std::uint32_t by_block;  ///< 1: a record for each block, written after its last warp has come to the end
    std::uint32_t* resident; ///< warps on each SM
    std::uint32_t* barriers; ///< that block 0 has passed
};

/// The place of a launch whose blocks leave nothing behind.
inline constexpr std::uint64_t not_recorded_launch = ~std::uint64_t{0};

} // namespace ks

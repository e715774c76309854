// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// What kernels that were compiled with the probe write, and where. nvcc reads this header, too.
namespace ks {

/// What a warp, or a block, leaves behind. Each word is a time << 16 | the SM; a time is the low 48 bits of
/// the device's %globaltimer, in nanoseconds, which come round every 78 hours. Which block and warp it is
/// follows from its place. Nothing was written where a word is 0. The begin is written at once, so that the
/// kernel carries it in no register.
struct ProbeRecord {
    std::uint64_t begin, end;
};

/// A block waited at a barrier of the whole grid.
struct WaitRecord {
    std::uint64_t begin; ///< as in ProbeRecord
    std::uint32_t time;  ///< nanoseconds; the largest number if it was longer
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

/// Counts that many SMs change at once lie so many places apart, or the L2 cache would take their atomics one
/// after the other.
inline constexpr std::uint32_t probe_stride = 32;

/// The place of a launch whose blocks leave nothing behind.
inline constexpr std::uint64_t not_recorded_launch = ~std::uint64_t{0};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

// The data that kernels compiled with the probe write, and its place. nvcc reads this header as well.
namespace ks {

/// The record of a warp or a block. Each word is (time << 16 | SM). A time is the low 48 bits of the device's
/// %globaltimer in nanoseconds, which overflow every 78 hours. The index of a record identifies its block and
/// warp. A word of 0 was not written. `begin` is written at once, so that the kernel needs no register for
/// it.
struct ProbeRecord {
    std::uint64_t begin, end;
};

/// A block's wait at a grid barrier.
struct WaitRecord {
    std::uint64_t begin; ///< as in ProbeRecord
    std::uint32_t time;  ///< nanoseconds; the largest number if the wait was longer
    std::uint32_t block;
};

/// The device memory to which the probe of all kernels of one file writes.
struct ProbeTarget {
    ProbeRecord* records;
    WaitRecord* waits;
    std::uint32_t* waits_count; ///< may exceed `most_waits`; further waits are lost
    std::uint32_t most_waits;
    std::uint32_t by_block;  ///< 1: one record per block, written after its last warp has finished
    std::uint32_t* resident; ///< resident warps by SM
    std::uint32_t* barriers; ///< number of barriers that block 0 has passed
};

/// Distance between counters that many SMs change at once; closer together, the L2 cache would serialise
/// their atomics.
inline constexpr std::uint32_t probe_stride = 32;

/// The record index of a launch that is not recorded.
inline constexpr std::uint64_t not_recorded_launch = ~std::uint64_t{0};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ks::live {

/// One launch of a timeline. Times are in the timeline's unit, from its beginning.
struct LaunchSpan {
    std::string kernel;     ///< "mckp_shared.row<int32>"
    std::int64_t grid = 0;  ///< number of blocks
    int block = 0;          ///< threads per block
    int registers = 0;      ///< per thread, of the kernel with its probe; 0: not known
    int shared_bytes = 0;   ///< static and dynamic, per block
    int blocks_per_sm = 0;  ///< how many an SM holds by the rules (theoretical occupancy); 0: not known
    std::int64_t begin = 0; ///< of its first block
    std::int64_t end = 0;   ///< of its last block
    bool recorded = true;   ///< false: its blocks are not in the timeline (too many, or overwritten)

    int warps_per_block() const { return (block + 31) / 32; }
    friend bool operator==(const LaunchSpan&, const LaunchSpan&) = default;
};

/// One block on its SM. `warp_time` is the sum over its warps, so `warp_time / (end - begin)` is their
/// average number.
struct BlockSpan {
    std::int64_t begin = 0, end = 0;
    std::int64_t warp_time = 0;
    std::int32_t launch = 0; ///< index in Timeline::launches
    std::int32_t block = 0;  ///< blockIdx.x
    std::int32_t sm = 0;

    friend bool operator==(const BlockSpan&, const BlockSpan&) = default;
};

/// A block's wait for the others at a grid barrier (CUDA-SYNC).
struct BarrierWait {
    std::int64_t begin = 0, end = 0;
    std::int32_t launch = 0, block = 0, sm = 0;

    friend bool operator==(const BarrierWait&, const BarrierWait&) = default;
};

enum class Source {
    probe,   ///< each warp or block recorded its SM and its times; in nanoseconds
    modelled ///< scheduled by solvers/occupancy/shared_schedule.h; in steps of equal blocks
};

/// Where and when the blocks of a run were on the SMs.
struct Timeline {
    Source source = Source::probe;
    bool by_block = false; ///< the probe wrote one record per block; then all its warps count as resident
                           ///< from begin to end
    int sms = 0;
    int max_warps = 0;                  ///< maximum per SM
    std::int64_t length = 0;            ///< from 0 to the last end
    std::vector<LaunchSpan> launches;   ///< in order of launch
    std::vector<BlockSpan> blocks;      ///< by begin
    std::vector<BarrierWait> waits;     ///< by begin
    std::int64_t launches_left_out = 0; ///< launches before the first of `launches`: the ring keeps only the
                                        ///< last ones

    bool nanoseconds() const { return source == Source::probe; }
    friend bool operator==(const Timeline&, const Timeline&) = default;
};

} // namespace ks::live

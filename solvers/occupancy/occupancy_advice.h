// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/occupancy.h"

#include <optional>
#include <string>

namespace ks {

/// The number of blocks of a launch, and the number of SMs of its device.
struct LaunchGrid {
    std::int64_t blocks = 0;
    std::int64_t sms = 0;

    friend bool operator==(const LaunchGrid&, const LaunchGrid&) = default;
};

/// Returns the occupancy of the whole device, 0..1, while the first blocks of a launch are resident: each SM
/// holds the blocks that fit, and all SMs together hold at most the blocks of the grid.
double occupancy_of_launch(const Occupancy& fits, const BlockNeeds& needs, const LaunchGrid& grid);

/// What a launch may change to raise its occupancy: the range and step of its block size (a variant's
/// parameter), and whether its shared memory can be reduced at all.
struct OccupancyChoices {
    std::int64_t least_block = warp_size;
    std::int64_t most_block = most_block_threads;
    std::int64_t block_step = warp_size;
    /// Dynamic shared memory that grows with the block: bytes per thread. The rest of it is constant.
    std::int64_t shared_bytes_a_thread = 0;
    /// Empty: there are always more blocks than fit. Otherwise the grid is considered before the resources of
    /// a block. With another block size the launch keeps its number of threads.
    std::optional<LaunchGrid> grid{};
};

/// The nearest change of one quantity that raises the occupancy while the others stay.
struct OccupancyChange {
    enum class What { grid, block, registers, shared };

    What what = What::block;
    std::int64_t from = 0, to = 0; ///< blocks, threads, registers per thread, or bytes per block
    double before = 0, after = 0;  ///< occupancy, 0..1
    /// The number of blocks that the launch must have so that the change helps; 0: it has enough.
    std::int64_t blocks = 0;

    friend bool operator==(const OccupancyChange&, const OccupancyChange&) = default;
};

/// The theoretical occupancy of a launch and what would raise it.
struct OccupancyAdvice {
    Occupancy now;                  ///< for one SM, by the resources of a block
    std::optional<LaunchGrid> grid; ///< of the launch; empty: not considered
    /// More blocks of the same size; empty: the launch already has as many blocks as the SMs hold, or more.
    std::optional<OccupancyChange> more_blocks;
    /// The block size nearest to the launch's with which more warps fit; of two equally near ones the one
    /// with more warps, then the smaller one.
    std::optional<OccupancyChange> block;
    /// The largest number of registers below the launch's with which more warps fit; empty: none, or
    /// registers are not measured.
    std::optional<OccupancyChange> registers;
    /// The same for shared memory, in bytes.
    std::optional<OccupancyChange> shared;

    /// Returns whether the grid has no more blocks than the SMs hold at once, so that it limits the
    /// occupancy, alone or together with the resources of a block.
    bool grid_limits() const;
    /// Returns the change to mention first: more blocks, if the SMs have room for more. A block size is only
    /// a setting, so it comes before registers and shared memory.
    std::optional<OccupancyChange> nearest() const;
};

/// Computes `occupancy` for the launch and for similar ones.
OccupancyAdvice advise(const ComputeCapability& device, const BlockNeeds& needs,
                       const OccupancyChoices& choices = {}, const SharedSettings& settings = {});

/// Returns the sentence about `nearest`, or the reason why no change helps. Examples: "Blocks of 512 instead
/// of 672 threads would raise it from 65.6 to 75 %.", "A launch of 396 blocks instead of 264 would raise it
/// from 50 to 75 %."
std::string advice_words(const OccupancyAdvice& advice);
std::string change_words(const OccupancyChange& change);

/// Returns what limits the occupancy of the launch, without a full stop: the grid, if the SMs have room for
/// more of its blocks; otherwise `limiting_words`, and the grid if it has no more blocks than fit.
std::string limiting_words(const ComputeCapability& device, const BlockNeeds& needs,
                           const OccupancyAdvice& advice, const SharedSettings& settings = {});

} // namespace ks

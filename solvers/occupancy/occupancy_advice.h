// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/occupancy.h"

#include <optional>
#include <string>

namespace ks {

/// What a launch may change to raise its occupancy: the range and step of its block size (a variant's
/// parameter), and whether its shared memory can be less at all.
struct OccupancyChoices {
    std::int64_t least_block = warp_size;
    std::int64_t most_block = most_block_threads;
    std::int64_t block_step = warp_size;
    /// Dynamic shared memory that grows with the block: bytes a thread. The rest of it stays as it is.
    std::int64_t shared_bytes_a_thread = 0;
};

/// The nearest change of one quantity that raises the occupancy; the others stay.
struct OccupancyChange {
    enum class What { block, registers, shared };

    What what = What::block;
    std::int64_t from = 0, to = 0; ///< threads, registers a thread, or bytes a block
    double before = 0, after = 0;  ///< occupancy, 0..1

    friend bool operator==(const OccupancyChange&, const OccupancyChange&) = default;
};

/// The theoretical occupancy of a launch and what would raise it.
struct OccupancyAdvice {
    Occupancy now;
    /// The block size nearest to the launch's own with which more warps fit; of two equally near ones that
    /// with more warps, then the smaller one.
    std::optional<OccupancyChange> block;
    /// The most registers, below the launch's own, with which more warps fit; empty: none, or registers are
    /// not measured.
    std::optional<OccupancyChange> registers;
    /// The same of shared memory, in bytes.
    std::optional<OccupancyChange> shared;

    /// The one to name first: a block size costs nothing but a setting, so it comes before registers and
    /// shared memory.
    std::optional<OccupancyChange> nearest() const;
};

/// Asks `occupancy` for the launch and for what is near it.
OccupancyAdvice advise(const ComputeCapability& device, const BlockNeeds& needs,
                       const OccupancyChoices& choices = {}, const SharedSettings& settings = {});

/// "Blocks of 512 instead of 672 threads would raise it from 66 to 75 %." For `nearest`; where there is no
/// change: why.
std::string advice_words(const OccupancyAdvice& advice);
std::string change_words(const OccupancyChange& change);

} // namespace ks

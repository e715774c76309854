// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/memory.h"

#include <optional>

namespace ks::emulator {

/// What is left of the budget for the blocks of a launch while they live: for their stacks, logs and shared
/// memory.
struct BlockMemory {
    const DeviceMemory& memory;
    int most_shared = 0;  ///< bytes of shared memory that a block may use
    bool traced = false;  ///< lanes keep logs
    bool watched = false; ///< findings are looked for

    /// How many OS threads run blocks: at most `most`, at most one for each block, and only as many as the
    /// budget has memory for. It is a limit error if the budget has not even memory for one block.
    Result<int> workers(const LaunchShape& shape, int most) const;

    /// Bytes for a launch that may take `left`, with at most `most` OS threads: for all its blocks where they
    /// live together, otherwise for one on each thread.
    std::int64_t expected(const LargestLaunch& launch, int most, std::int64_t left) const;

    /// The error for the case that blocks of the launch wait for each other and the `resident` ones cannot
    /// all be kept; empty if they can.
    std::optional<Error> too_many(const std::string& kernel, const LaunchShape& shape,
                                  std::int64_t resident) const;
};

} // namespace ks::emulator

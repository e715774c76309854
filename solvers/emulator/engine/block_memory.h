// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/memory.h"

#include <optional>

namespace ks::emulator {

/// The part of the memory budget that is available to the living blocks of a launch: for their stacks, logs
/// and shared memory.
struct BlockMemory {
    const DeviceMemory& memory;
    int most_shared = 0;  ///< bytes of shared memory that a block may use
    bool traced = false;  ///< lanes keep logs
    bool watched = false; ///< the launch is watched for findings

    /// Returns how many OS threads run blocks: at most `most`, at most one per block, and only as many as fit
    /// the budget. It is a limit error if not even one block fits the budget.
    Result<int> workers(const LaunchShape& shape, int most) const;

    /// Returns the bytes for a launch that may take `left` bytes, with at most `most` OS threads. If all
    /// blocks live together, these are the bytes of all blocks; otherwise of one block per thread.
    std::int64_t expected(const LargestLaunch& launch, int most, std::int64_t left) const;

    /// Returns the error for blocks that wait for each other although the `resident` blocks do not fit into
    /// memory together; empty if they fit.
    std::optional<Error> too_many(const std::string& kernel, const LaunchShape& shape,
                                  std::int64_t resident) const;
};

} // namespace ks::emulator

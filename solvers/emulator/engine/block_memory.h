// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/memory.h"

#include <optional>

namespace ks::emulator {

/// What of the budget is left for the blocks of a launch while they live: their stacks, logs and shared
/// memory.
struct BlockMemory {
    const DeviceMemory& memory;
    int most_shared = 0;  ///< bytes of shared memory that a block may use
    bool traced = false;  ///< lanes keep logs
    bool watched = false; ///< findings are looked for

    /// As many OS threads, at most `most`, as there are blocks and the budget holds stacks for; a limit error
    /// where it holds not even one block's.
    Result<int> workers(const LaunchShape& shape, int most) const;

    /// What is said when blocks of the launch wait for each other and the `resident` ones cannot all be kept;
    /// nothing if they can.
    std::optional<Error> too_many(const std::string& kernel, const LaunchShape& shape,
                                  std::int64_t resident) const;
};

} // namespace ks::emulator

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"

#include <cuda_runtime_api.h>

#include <array>
#include <cstdint>

namespace ks::gpu {

/// Keeps the number of launches under way bounded, so that a cancelled run stops within a few of them instead
/// of after everything that was queued, and so that a full driver queue never blocks a launch where `stop`
/// cannot be seen.
class LaunchQueue {
public:
    ~LaunchQueue();

    /// Notes one launch on `stream`; waits while more than `depth` groups are under way.
    Result<void> launched(cudaStream_t stream, Context& context);
    /// Waits until everything on `stream` is done, or returns `cancelled` as soon as the context says so.
    static Result<void> wait(cudaStream_t stream, Context& context);

private:
    static constexpr std::int64_t group = 2; ///< launches that one event covers
    static constexpr std::int64_t depth =
        4; ///< groups under way at most: eight launches hide the launch latency of the next

    static Result<void> wait(cudaEvent_t event, Context& context);

    std::array<cudaEvent_t, depth> events_{};
    std::int64_t launches_ = 0;
};

} // namespace ks::gpu

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/core/result.h"

#include <cuda_runtime_api.h>

#include <array>
#include <cstdint>

namespace ks::gpu {

/// Limits the number of unfinished launches. So a cancelled run stops after a few launches instead of after
/// everything that was queued, and a full driver queue cannot block a launch at a point where the program
/// cannot check for cancellation.
class LaunchQueue {
public:
    ~LaunchQueue();

    /// Notes one launch on `stream`. Waits while more than `depth` groups are unfinished.
    Result<void> launched(cudaStream_t stream, Context& context);
    /// Waits until all work on `stream` is done, or returns `cancelled` as soon as the run is cancelled.
    static Result<void> wait(cudaStream_t stream, Context& context);

private:
    static constexpr std::int64_t group = 2; ///< launches per event
    static constexpr std::int64_t depth =
        4; ///< maximum number of unfinished groups: eight launches hide the latency of the next launch

    static Result<void> wait(cudaEvent_t event, Context& context);

    std::array<cudaEvent_t, depth> events_{};
    std::int64_t launches_ = 0;
};

} // namespace ks::gpu

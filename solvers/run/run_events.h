// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/kernels/backend.h"
#include "solvers/live/live_run.h"

#include <functional>
#include <optional>
#include <string>

namespace ks {

struct Estimate;
struct RunRequest;

/// The events of a run. Each function may be empty. All are called from the running thread, except `sample`,
/// which a separate thread calls at most 60 times per second.
struct RunEvents {
    std::function<void(const RunRequest&, const std::string& on, const std::optional<DeviceDescription>&,
                       const Estimate&)>
        started;
    std::function<void(const Progress&)> progress;
    std::function<void(const Stage&)> stage;
    std::function<void(const live::Sample&)> sample;
    std::function<void(const live::SolveTime&)> solved;  ///< one solve of a repeating run is done
    std::function<void(const live::Timeline&)> timeline; ///< for the last solve, before the result
    std::function<void(const live::Counters&)> counters; ///< before the result
};

} // namespace ks

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

/// What a run reports while it goes on. Each function may be empty. All are called from the running thread
/// but `sample`, which a thread of its own calls at most 60 times a second.
struct RunEvents {
    std::function<void(const RunRequest&, const std::string& on, const std::optional<DeviceDescription>&,
                       const Estimate&)>
        started;
    std::function<void(const Progress&)> progress;
    std::function<void(const Stage&)> stage;
    std::function<void(const live::Sample&)> sample;
    std::function<void(const live::SolveTime&)> solved;  ///< of a run that repeats: one solve is done
    std::function<void(const live::Timeline&)> timeline; ///< of the last solve, before the result
    std::function<void(const live::Counters&)> counters; ///< before the result
};

} // namespace ks

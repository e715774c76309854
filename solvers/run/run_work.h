// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/work.h"
#include "solvers/instance/instance.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks {

/// The run whose work is requested.
struct WorkRequest {
    InstancePtr instance;
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    std::int64_t launches = 0;   ///< number of launches of the run (Outcome::executed); 0: not known yet
    std::string device = "h200"; ///< the preset most similar to the device that ran it: for its number of
                                 ///< resident blocks and its shared memory
};

/// Returns the work of a run's kernels (core/work.h), without a GPU and without running them: the emulator
/// provides the limits of a similar device. Empty for a CPU variant, and for a variant that does not know it.
/// It takes a moment for a large instance, so do not call it on the window's thread.
Result<std::optional<KernelWork>> work_of(const WorkRequest& request, std::stop_token stop);

} // namespace ks

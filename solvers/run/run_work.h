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

/// The run whose work is asked for.
struct WorkRequest {
    InstancePtr instance;
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    std::int64_t launches = 0; ///< that the run has made (Outcome::executed); 0: not known yet
    std::string device =
        "h200"; ///< the preset most like the device that ran it: how many blocks it holds, its shared memory
};

/// What the kernels of a run do (core/work.h), without a GPU and without running them: the emulator says what
/// a device like it holds. Empty for a variant of the CPU, and for one that cannot tell. It takes a moment
/// for a large instance: not for the window's thread.
Result<std::optional<KernelWork>> work_of(const WorkRequest& request, std::stop_token stop);

} // namespace ks

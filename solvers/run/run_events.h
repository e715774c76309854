// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/kernels/backend.h"

#include <functional>
#include <optional>
#include <string>

namespace ks {

struct Estimate;
struct RunRequest;

/// What a run reports while it goes on. Each function may be empty; all are called from the running thread.
struct RunEvents {
    std::function<void(const RunRequest&, const std::string& on, const std::optional<DeviceDescription>&,
                       const Estimate&)>
        started;
    std::function<void(const Progress&)> progress;
    std::function<void(const Stage&)> stage;
};

} // namespace ks

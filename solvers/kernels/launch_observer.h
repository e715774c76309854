// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <string>

namespace ks {

class Context;

/// Called for every launch of a backend that it observes (Backend::observe), right before and after the
/// launch is queued. It may wait for the backend. An error ends the run, so it returns only errors of
/// waiting.
class LaunchObserver {
public:
    virtual ~LaunchObserver() = default;
    virtual Result<void> before_launch(const std::string& kernel, Context& context) = 0;
    virtual Result<void> after_launch(const std::string& kernel, Context& context) = 0;
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/lp/linear_program.h"

#include <memory>
#include <stop_token>

namespace ks {

class Instance;
class Recording;

/// A variant whose recording for stepping solves linear programs is one, too, for where they can be solved;
/// its own `record` says where that is.
class LpRecorder {
public:
    virtual ~LpRecorder() = default;
    virtual Result<std::shared_ptr<const Recording>>
    record_with(const LpSolver& lp, std::shared_ptr<const Instance> instance, std::stop_token stop) const = 0;
};

} // namespace ks

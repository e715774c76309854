// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/lp/linear_program.h"

#include <memory>
#include <stop_token>

namespace ks {

class Instance;
class Recording;

/// Interface of a variant whose recording for stepping solves linear programs. It records with a given
/// solver; the error of the variant's `record` states where that is possible.
class LpRecorder {
public:
    virtual ~LpRecorder() = default;
    virtual Result<std::shared_ptr<const Recording>>
    record_with(const LpSolver& lp, std::shared_ptr<const Instance> instance, std::stop_token stop) const = 0;
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/clp/clp.h"
#include "solvers/lp/linear_program.h"

#include <functional>
#include <mutex>
#include <optional>

namespace ks::clp {

/// Solves linear programs by COIN CLP's simplex method.
class ClpSolver final : public LpSolver {
public:
    using Load = std::function<Result<Functions>()>;
    /// `load` is called once, when the library is first used.
    explicit ClpSolver(Load load = clp::load) : load_(std::move(load)) {}

    std::optional<Error> unavailable() const override;
    Result<std::unique_ptr<LinearProgram>> program(std::size_t rows) const override;

private:
    const Result<Functions>& functions() const;

    Load load_;
    mutable std::once_flag once_;
    mutable std::optional<Result<Functions>> functions_;
};

/// Returns the solver of this process.
const LpSolver& solver();

} // namespace ks::clp

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ks {

/// A linear program that grows: find columns x >= 0 of least cost that give each row at least its demand.
/// Costs and demands are not negative, so the cost of every solution is at least 0.
class LinearProgram {
public:
    /// The amount that a unit of a column gives a row.
    struct Entry {
        std::size_t row = 0;
        double gives = 0;
    };
    struct Solution {
        double cost = 0;
        std::vector<double> x;     ///< [column]
        std::vector<double> duals; ///< [row]: the cost of one more unit of its demand
    };

    virtual ~LinearProgram() = default;
    virtual void add_column(double cost, std::span<const Entry> entries) = 0;
    /// Sets the demand of each row; initially all are 0.
    virtual void set_demands(std::span<const double> demands) = 0;
    /// Continues from the last solution. Demands that no column can meet are an internal error.
    virtual Result<Solution> solve(const std::stop_token& stop) = 0;
};

/// A solver of linear programs. Solvers of this project use only this interface, so that a program may link
/// an implementation or not (`Context::lp`).
class LpSolver {
public:
    virtual ~LpSolver() = default;
    /// Returns why it cannot be used here, and what to do about it; empty: it can be used.
    virtual std::optional<Error> unavailable() const = 0;
    /// Returns a program without columns. Several programs may be solved at the same time.
    virtual Result<std::unique_ptr<LinearProgram>> program(std::size_t rows) const = 0;
};

} // namespace ks

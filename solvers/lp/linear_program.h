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

/// A linear program that grows: columns x >= 0 of the least cost that give each row at least what it demands.
/// Costs and demands are not negative, so no solution costs less than nothing.
class LinearProgram {
public:
    /// What a unit of a column gives a row.
    struct Entry {
        std::size_t row = 0;
        double gives = 0;
    };
    struct Solution {
        double cost = 0;
        std::vector<double> x;     ///< [column]
        std::vector<double> duals; ///< [row]: what one more of its demand would cost
    };

    virtual ~LinearProgram() = default;
    virtual void add_column(double cost, std::span<const Entry> entries) = 0;
    /// One for each row; they are 0 at first.
    virtual void set_demands(std::span<const double> demands) = 0;
    /// Goes on from where the last solve ended. Demands that no column meets are an internal error.
    virtual Result<Solution> solve(const std::stop_token& stop) = 0;
};

/// Whoever solves linear programs. Solvers know no more of it than this, so that a program links it or not
/// (`Context::lp`).
class LpSolver {
public:
    virtual ~LpSolver() = default;
    /// Why it cannot be used here, and what to do about it; empty: it can.
    virtual std::optional<Error> unavailable() const = 0;
    /// A program without columns. Several may be solved at the same time.
    virtual Result<std::unique_ptr<LinearProgram>> program(std::size_t rows) const = 0;
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/lp/linear_program.h"

#include <memory>
#include <mutex>
#include <vector>

namespace ks {

/// The solutions of the linear programs of one recording, in order. With them another program makes the same
/// recording without an LP solver.
using LpAnswers = std::vector<LinearProgram::Solution>;

/// [{"cost", "columns", "x": [[column, x], ...] where x is not 0, "duals"}, ...]
Json to_json(const LpAnswers& answers);
Result<LpAnswers> read_lp_answers(const json::Cursor& answers);

/// Calls another solver, and stores its solutions.
class LpNotes final : public LpSolver {
public:
    explicit LpNotes(const LpSolver& solver) : solver_(solver) {}

    std::optional<Error> unavailable() const override { return solver_.unavailable(); }
    Result<std::unique_ptr<LinearProgram>> program(std::size_t rows) const override;

    LpAnswers answers() const;

private:
    class Program;

    const LpSolver& solver_;
    mutable std::mutex mutex_;
    mutable LpAnswers answers_;
};

/// Returns stored solutions. They may be from other programs, so each solution must prove that it is optimal:
/// x and duals are legal and have the same cost (strong duality). If it does not, or if there are too few
/// solutions, it is an input error.
class LpKept final : public LpSolver {
public:
    explicit LpKept(LpAnswers answers) : answers_(std::move(answers)) {}

    std::optional<Error> unavailable() const override { return std::nullopt; }
    Result<std::unique_ptr<LinearProgram>> program(std::size_t rows) const override;

private:
    class Program;
    Result<LinearProgram::Solution> next() const;

    LpAnswers answers_;
    mutable std::mutex mutex_;
    mutable std::size_t given_ = 0;
};

} // namespace ks

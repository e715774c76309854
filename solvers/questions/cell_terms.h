// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// The terms of a cell's value: the cell above it, if that counts, and a term for each item that fits.
struct CellTerms {
    struct Term {
        CellAt from;
        std::int64_t adds = 0;
        bool best = false;
    };

    CellAt at;
    std::int64_t value = 0; ///< value of a reachable cell
    bool reachable = true;
    bool may_leave_out = false; ///< the cell above is a term
    std::vector<Term> terms;

    CellAt above() const { return {at.row - 1, at.column}; }
};

/// Returns the terms for a step that computes a cell of integers; nothing for any other step.
std::optional<CellTerms> cell_terms(const TableRecording& table, const Step& step);

/// Returns a cell's final value; nothing for an unreachable cell.
std::optional<std::int64_t> integer_at(const TableRecording& table, CellAt at);
/// Returns a cell's value as an answer: "7", "-inf".
std::string value_response(const TableRecording& table, const std::optional<CellNumber>& value);

/// Adds wrong values that are known misconceptions.
void add_value_misconceptions(QuizQuestion& question, const TableRecording& table, const CellTerms& cell);
/// Adds wrong source cells that are known misconceptions.
void add_source_misconceptions(QuizQuestion& question, const CellTerms& cell);
/// Returns the cell's value if it were computed from its own row; nothing if that is the right value.
std::optional<std::int64_t> taken_twice(const TableRecording& table, const CellTerms& cell);

} // namespace ks

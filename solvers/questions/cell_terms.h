// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// What a cell's value is made of: the cell above it, where that counts, and a term for each item that fits.
struct CellTerms {
    struct Term {
        CellAt from;
        std::int64_t adds = 0;
        bool best = false;
    };

    CellAt at;
    std::int64_t value = 0; ///< of a reachable cell
    bool reachable = true;
    bool may_leave_out = false; ///< the cell above is a term
    std::vector<Term> terms;

    CellAt above() const { return {at.row - 1, at.column}; }
};

/// Of a step that computes a cell of integers; nothing for any other step.
std::optional<CellTerms> cell_terms(const TableRecording& table, const Step& step);

/// A cell's final value; nothing where nothing reaches it.
std::optional<std::int64_t> integer_at(const TableRecording& table, CellAt at);
/// A cell's value as an answer: "7", "-inf".
std::string value_response(const TableRecording& table, const std::optional<CellNumber>& value);

/// Wrong values with a name.
void add_value_misconceptions(QuizQuestion& question, const TableRecording& table, const CellTerms& cell);
/// Wrong cells that a value is said to come from.
void add_source_misconceptions(QuizQuestion& question, const CellTerms& cell);
/// What the cell would be if it were computed from its own row; nothing where that is the right value.
std::optional<std::int64_t> taken_twice(const TableRecording& table, const CellTerms& cell);

} // namespace ks

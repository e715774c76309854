// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

#include <vector>

namespace ks {

/// Returns questions about the step after `step` of a table: its cell's value, where it comes from, the item
/// that gives it, whether an item fits; on the way back what is taken.
std::vector<QuizQuestion> table_questions(const TableRecording& table, std::int64_t step);

/// Returns the question "Fill this row", if the step after `step` computes the first cell of a row. It asks
/// for all cells or, in a longer row, for this many neighbouring cells where most of them change. None for
/// other steps.
std::vector<QuizQuestion> row_questions(const TableRecording& table, std::int64_t step);
inline constexpr std::int64_t most_asked_cells = 24;

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

#include <vector>

namespace ks {

/// What can be asked of the step behind `step` of a table: its cell's value, where it comes from, the item
/// that gives it, whether an item fits; on the way back what is taken.
std::vector<QuizQuestion> table_questions(const TableRecording& table, std::int64_t step);

/// "Fill this row", where the step behind `step` computes its first cell: all of its cells or, of a row with
/// more than this many, so many side by side, where most of them change. Nothing elsewhere.
std::vector<QuizQuestion> row_questions(const TableRecording& table, std::int64_t step);
inline constexpr std::int64_t most_asked_cells = 24;

} // namespace ks

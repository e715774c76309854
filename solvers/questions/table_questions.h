// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

#include <vector>

namespace ks {

/// What can be asked of the step behind `step` of a table: its cell's value, where it comes from, the item
/// that gives it, whether an item fits; on the way back what is taken.
std::vector<QuizQuestion> table_questions(const TableRecording& table, std::int64_t step);

/// "Fill this row": all cells of the row whose first cell the step behind `step` computes, while it has at
/// most this many; nothing elsewhere, and of numbers that are no integers.
std::vector<QuizQuestion> row_questions(const TableRecording& table, std::int64_t step);
inline constexpr std::int64_t most_asked_cells = 24;

} // namespace ks

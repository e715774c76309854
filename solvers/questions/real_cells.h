// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"
#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

namespace ks {

/// The allowed error of an answer for a cell of float64. The picture shows enough digits for it.
inline constexpr double real_tolerance = 1e-3;
/// Returns the sentence about it in a question.
inline std::string real_tolerance_words() {
    return said("It may be off by one part in a thousand.");
}

/// Returns whether the step computes a cell of float64.
bool is_real_cell(const TableRecording& table, const Step& step);
/// Returns the question about the value of that cell.
QuizQuestion real_value_question(const TableRecording& table, std::int64_t step, const Step& next);

} // namespace ks

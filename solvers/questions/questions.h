// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

#include <vector>

namespace ks {

/// Returns all questions about the step after `step`, made from the recording alone; empty if there are none.
/// The order is fixed: the question that a class would ask first comes first.
std::vector<QuizQuestion> questions_at(const Recording& recording, std::int64_t step);

} // namespace ks

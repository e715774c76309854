// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/steps/recording.h"

#include <vector>

namespace ks {

/// All that can be asked of the step behind `step`, made from the recording alone; empty where there is
/// nothing to ask. The order is fixed: what is asked first is what a class would ask first.
std::vector<QuizQuestion> questions_at(const Recording& recording, std::int64_t step);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/occupancy.h"
#include "solvers/questions/question.h"

#include <string>
#include <vector>

namespace ks {

/// Returns questions about how many blocks a multiprocessor holds at once, and which resources limit the
/// number. None if a block does not fit, or if its registers were never measured.
std::vector<QuizQuestion> occupancy_questions(const std::string& device, const ComputeCapability& limits,
                                              const BlockNeeds& needs);

} // namespace ks

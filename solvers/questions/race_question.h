// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/run/trace.h"

#include <optional>

namespace ks {

/// Returns the question whether instruction `position` of the traced warp is part of a race. It exists for
/// loads and stores of a run that was watched and has races. The question states which lanes access which
/// memory.
std::optional<QuizQuestion> race_question(const Trace& trace, std::int64_t position);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/run/trace.h"

#include <optional>

namespace ks {

/// Whether instruction `position` of the traced warp is part of a race: asked of loads and stores of a run
/// that was watched and has races. It says which lanes touch what.
std::optional<QuizQuestion> race_question(const Trace& trace, std::int64_t position);

} // namespace ks

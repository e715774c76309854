// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/run/trace.h"

#include <vector>

namespace ks {

/// What can be asked of instruction `position` (from 0) of the traced warp, before it is shown: how many
/// sectors an access to global memory takes, how many wavefronts one to shared memory, which lanes are
/// active, and, where the run was watched, whether an access to memory that others write races. Before the
/// first one also how many blocks of the launch a multiprocessor holds, and which resources limit them.
std::vector<QuizQuestion> trace_questions(const Trace& trace, std::int64_t position);

} // namespace ks

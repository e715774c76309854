// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/questions/question.h"
#include "solvers/run/trace.h"

#include <vector>

namespace ks {

/// Returns the questions about instruction `position` (from 0) of the traced warp, before it is shown: the
/// number of sectors of an access to global memory, the number of wavefronts of an access to shared memory,
/// the active lanes and, if the run was watched, whether the access is part of a race. Before the first
/// instruction it also asks how many blocks of the launch a multiprocessor holds, and which resources limit
/// them.
std::vector<QuizQuestion> trace_questions(const Trace& trace, std::int64_t position);

} // namespace ks

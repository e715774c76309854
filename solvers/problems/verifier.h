// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// Checks an answer against its instance from the definitions alone; shares no code with any solver.
/// true: the selection, each of a front or the plan is legal and sums as stated (not that it is optimal);
/// nullopt: there is nothing to check (infeasible, not-found, bound, ran). A wrong answer is an error (check)
/// that says what is wrong with it.
Result<std::optional<bool>> verify(const Instance& instance, const Answer& answer);

} // namespace ks

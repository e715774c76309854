// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/instance.h"
#include "solvers/result/answer.h"

#include <optional>

namespace ks {

/// Checks an answer against its instance from the definitions alone; shares no code with any solver. Returns
/// true if the selection, each selection of the front, or the plan is legal and has the stated sums (not that
/// it is optimal); nullopt if there is nothing to check (infeasible, not-found, bound, ran). A wrong answer
/// is an error (check) that describes what is wrong.
Result<std::optional<bool>> verify(const Instance& instance, const Answer& answer);

} // namespace ks

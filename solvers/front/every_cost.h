// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/front/problem.h"

#include <cstdint>
#include <vector>

namespace ks {

/// Maximum number of steps (costs times choices) of `best_of_every_cost`.
inline constexpr std::int64_t most_every_cost_steps = std::int64_t{1} << 29;

/// Returns the greatest gain at a cost of exactly 0, 1, ... problem.last_cost(); negative if no selection has
/// that cost. The points of the front are the cells that are greater than all before. Computed in place in
/// one row. It is a limit error if more than most_every_cost_steps steps or more than `context.memory_budget`
/// are needed.
Result<std::vector<std::int64_t>> best_of_every_cost(const FrontProblem& problem, const Context& context);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/front/problem.h"

#include <cstdint>
#include <vector>

namespace ks {

/// The most steps, costs times choices, that `best_of_every_cost` takes.
inline constexpr std::int64_t most_every_cost_steps = std::int64_t{1} << 29;

/// The greatest gain at a cost of exactly 0, 1, ... problem.last_cost(); negative where no selection costs
/// that. It is what lies behind a front: the front's points are those that rise. One row, in place; more
/// than most_every_cost_steps, or than `context.memory_budget` holds, is a limit error.
Result<std::vector<std::int64_t>> best_of_every_cost(const FrontProblem& problem, const Context& context);

} // namespace ks

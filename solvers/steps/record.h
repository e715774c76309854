// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace ks {

/// The largest table that is recorded for stepping, in cells with the base row; a larger one is a limit
/// error.
inline constexpr std::int64_t most_recorded_cells = 200'000;
/// The most items, over all classes, that are named beside the rows and weighed up step by step.
inline constexpr std::int64_t most_recorded_items = 200'000;

/// Algorithm 2.2 (mckp.sequential) step by step. `instance` is of kind multiple-choice.
Result<std::shared_ptr<const Recording>> record_multiple_choice(InstancePtr instance, std::stop_token stop);

/// Algorithm 2.1 (knapsack.sequential) step by step. `instance` is of kind knapsack.
Result<std::shared_ptr<const Recording>> record_knapsack(InstancePtr instance, std::stop_token stop);

} // namespace ks

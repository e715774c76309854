// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/steps/bars_recording.h"

#include <memory>
#include <stop_token>
#include <string>

namespace ks::cpu {

/// The three methods of packing by value per weight (thesis, Section 2.1.2).
enum class GreedyMethod { split, whole, part };

/// Records a method on an instance, one step per item. Too many items for bars are a limit error.
Result<std::shared_ptr<const Recording>>
record_greedy(std::string variant, GreedyMethod method,
              const std::shared_ptr<const KnapsackInstance>& instance, const std::stop_token& stop);

} // namespace ks::cpu

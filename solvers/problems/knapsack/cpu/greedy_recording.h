// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/bars_recording.h"

#include <memory>
#include <stop_token>
#include <string>

namespace ks::cpu {

/// The three ways of packing by value per weight (thesis, Section 2.1.2).
enum class GreedyMethod { split, whole, part };

/// Records a method on an instance, a step for each item. An instance with too many items for bars is a limit
/// error.
Result<std::shared_ptr<const Recording>> record_greedy(std::string variant, GreedyMethod method,
                                                       const InstancePtr& instance,
                                                       const std::stop_token& stop);

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/knapsack/instance.h"
#include "solvers/steps/record.h"

#include <string>

namespace ks::cpu {

/// Returns the search tree of branch_and_bound.h, node by node. More than most_recorded_nodes nodes or
/// most_recorded_levels levels are a limit error. `instance` is of kind knapsack, `variant` the id of the
/// variant that uses this search.
Result<std::shared_ptr<const Recording>>
record_branch_and_bound(std::string variant, const KnapsackInstance& instance, std::stop_token stop);

} // namespace ks::cpu

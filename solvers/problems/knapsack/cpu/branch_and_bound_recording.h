// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/record.h"

#include <string>

namespace ks::cpu {

/// The search of branch_and_bound.h as its tree, node by node, as long as that has at most
/// most_recorded_nodes nodes and most_recorded_levels levels (limit). `instance` is of kind knapsack,
/// `variant` the id of the variant that searches so.
Result<std::shared_ptr<const Recording>>
record_branch_and_bound(std::string variant, const InstancePtr& instance, std::stop_token stop);

} // namespace ks::cpu

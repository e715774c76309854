// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/instance.h"
#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// The exhaustive searches of the SSO report (subsets.h).
enum class SubsetSearch { every, growing, shrinking };

/// Returns the recording of a search as its recursion tree, node by node (Sections 2.1 and 2.2). More than
/// most_recorded_nodes nodes or most_recorded_levels levels are a limit error. `instance` is of kind
/// subset-sum, `variant` the id of the variant with this search.
Result<std::shared_ptr<const Recording>> record_search(std::string variant, SubsetSearch search,
                                                       const SubsetSumInstance& instance,
                                                       std::stop_token stop);

} // namespace ks

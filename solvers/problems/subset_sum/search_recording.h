// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// The exhaustive searches of the SSO report (subsets.h).
enum class SubsetSearch { every, growing, shrinking };

/// One of them as its recursion tree, node by node (Sections 2.1 and 2.2), as long as that has at most
/// most_recorded_nodes nodes and most_recorded_levels levels (limit). `instance` is of kind subset-sum,
/// `variant` the id of the variant that searches so.
Result<std::shared_ptr<const Recording>> record_search(std::string variant, SubsetSearch search,
                                                       const InstancePtr& instance, std::stop_token stop);

} // namespace ks

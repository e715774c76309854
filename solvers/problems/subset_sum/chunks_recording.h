// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/instance.h"
#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// Returns the recording of the exhaustive search in chunks (SSO report, Section 5.2, with our way of
/// skipping) as the tree of their prefixes: chunks of 4 subsets, or larger ones if the tree would have more
/// than most_recorded_nodes nodes. A node's value is its smallest sum; chunks that are skipped together are
/// one cut node. `instance` is of kind subset-sum. Limit errors: more than most_recorded_levels weights, or
/// more than most_recorded_nodes nodes with chunks of 2^10 subsets.
Result<std::shared_ptr<const Recording>> record_chunks(std::string variant, const SubsetSumInstance& instance,
                                                       std::stop_token stop);

} // namespace ks

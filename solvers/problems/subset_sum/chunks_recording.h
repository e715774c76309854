// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/record.h"

#include <string>

namespace ks {

/// The exhaustive search in chunks (SSO report, Section 5.2, with our skipping) as the tree of their
/// prefixes: chunks of 4 subsets, or more where the tree would have more than most_recorded_nodes nodes. A
/// node's value is its smallest sum; what is skipped together is one node that is cut. `instance` is of kind
/// subset-sum. More than most_recorded_levels weights, or most_recorded_nodes nodes with chunks of 2^10
/// subsets are a limit error.
Result<std::shared_ptr<const Recording>> record_chunks(std::string variant, const InstancePtr& instance,
                                                       std::stop_token stop);

} // namespace ks

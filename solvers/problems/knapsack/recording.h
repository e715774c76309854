// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/knapsack/instance.h"
#include "solvers/steps/record.h"

namespace ks {

/// Returns the recording of Algorithm 2.1 (knapsack.sequential) over a table that is computed and stored.
/// `instance` is of kind knapsack.
Result<std::shared_ptr<const Recording>> record_knapsack(std::shared_ptr<const KnapsackInstance> instance,
                                                         std::stop_token stop);

/// Returns the same over rows that are stored elsewhere.
Result<std::shared_ptr<const Recording>> map_knapsack(std::shared_ptr<const KnapsackInstance> instance,
                                                      RowSource rows);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/record.h"

namespace ks {

/// Algorithm 2.1 (knapsack.sequential) step by step, over a table that is computed and kept. `instance` is of
/// kind knapsack.
Result<std::shared_ptr<const Recording>> record_knapsack(InstancePtr instance, std::stop_token stop);

/// The same over rows that are stored somewhere else.
Result<std::shared_ptr<const Recording>> map_knapsack(InstancePtr instance, RowSource rows);

} // namespace ks

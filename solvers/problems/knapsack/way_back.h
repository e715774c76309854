// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/way_back.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Returns the way back from z_n(C), for every variant that fills a table: item i was taken if z_i(j) differs
/// from z_{i-1}(j). There is always an answer.
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const CellAccess& row);
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const CellAccess& row,
                                        std::int64_t n, std::int64_t j);

/// Returns the answer of a way back (status optimal).
Answer answer_of(const KnapsackInstance& instance, const std::optional<WayBack>& way);

} // namespace ks

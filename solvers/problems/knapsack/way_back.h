// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/way_back.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Walks from z_n(C) down, shared by every variant that fills a table: item i was taken where z_i(j) differs
/// from z_{i-1}(j). There is always an answer.
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const CellAccess& row);
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const CellAccess& row,
                                        std::int64_t n, std::int64_t j);

/// The answer that a way back gives (status optimal).
Answer answer_of(const KnapsackInstance& instance, const std::optional<WayBack>& way);

} // namespace ks

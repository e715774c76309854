// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/way_back.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Walks from DP[n][c] down: weight i was taken where row i reaches the sum and row i - 1 does not. There is
/// no way where DP[n][c] is false: no subset sums to exactly the target.
Result<std::optional<WayBack>> way_back(const SubsetSumInstance& instance, const CellAccess& row);
Result<std::optional<WayBack>> way_back(const SubsetSumInstance& instance, const CellAccess& row,
                                        std::int64_t n, std::int64_t j);

/// The answer of the decision that a way back gives: found, or not-found when there is none.
Answer answer_of(const SubsetSumInstance& instance, const std::optional<WayBack>& way);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/way_back.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Returns the way back from DP[n][c]: weight i was taken if row i reaches the sum and row i - 1 does not.
/// Empty if DP[n][c] is false, because no subset sums to exactly the target.
Result<std::optional<WayBack>> way_back(const SubsetSumInstance& instance, const CellAccess& row);
Result<std::optional<WayBack>> way_back(const SubsetSumInstance& instance, const CellAccess& row,
                                        std::int64_t n, std::int64_t j);

/// Returns the answer of the decision: found, or not-found if the way back is empty.
Answer answer_of(const SubsetSumInstance& instance, const std::optional<WayBack>& way);

} // namespace ks

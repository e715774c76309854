// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/way_back.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Returns the way back from z_m(C), for every variant that fills a table. In each class it chooses the last
/// item k with z_{i-1}(j - w_ik) + v_ik = z_i(j), where both cells are non-negative (a negative cell is minus
/// infinity), so that Example 2.2 of the thesis gives 1a, 2a, 3c. Empty if z_m(C) is minus infinity, because
/// the instance is infeasible. A table in which no item explains a cell is an error (check).
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const CellAccess& row);
/// Returns the same from any cell z_m(j) of row m of the table.
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const CellAccess& row,
                                        std::int64_t m, std::int64_t j);

/// Returns the answer of a way back (status optimal), or infeasible if it is empty.
Answer answer_of(const MultipleChoiceInstance& instance, const std::optional<WayBack>& way);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/way_back.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Walks from z_m(C) down, shared by every variant that fills a table. In each class the last item k with
/// z_{i-1}(j - w_ik) + v_ik = z_i(j) is chosen, both cells being non-negative (a negative cell is minus
/// infinity), so that the thesis's Example 2.2 gives 1a, 2a, 3c. There is no way when z_m(C) is minus
/// infinity: the instance is infeasible. A table in which no item explains a cell is an error (check).
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const CellAccess& row);
/// The same from any cell z_m(j) of a row m of the table down.
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const CellAccess& row,
                                        std::int64_t m, std::int64_t j);

/// The answer that a way back gives (status optimal), or infeasible when there is none.
Answer answer_of(const MultipleChoiceInstance& instance, const std::optional<WayBack>& way);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/way_back.h"
#include "solvers/front/way_progress.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// Returns the front from rows of exact costs, with the choices of every point. The rows hold utilisations as
/// float64, as Algorithm 6.1 and its kernels compute them, in either arithmetic. Rounding does not change the
/// result (solvers/front/rows.h). Points are those of Algorithm 6.3, corrected: the printed algorithm also
/// keeps points of equal utilisation at a higher cost, which are dominated.
Result<Front> way_back(const InstructionSetInstance& instance, const CellAccess& row, Context& context,
                       const WayProgress& progress = {});

/// Returns the same from rows of the gain over the common denominator, int32 or int64, negative if no
/// selection has the cost (solvers/front/gain_rows.h).
Result<Front> front_of_gains(const InstructionSetInstance& instance, const CellAccess& row, Context& context,
                             std::int64_t threads = 1, const WayProgress& progress = {});

/// Returns the answer with this front, status optimal.
Answer answer_of(const InstructionSetInstance& instance, Front front);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/way_back.h"
#include "solvers/front/way_progress.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/answer.h"

namespace ks {

/// The front out of rows of exact costs, with the choices behind every point: float64 rows of utilisation, as
/// Algorithm 6.1 and its kernels compute them, in whichever arithmetic. Rounding decides nothing
/// (solvers/front/rows.h). Points are those of Algorithm 6.3 put right: it keeps points of equal utilisation
/// at a higher cost, which are dominated.
Result<Front> way_back(const InstructionSetInstance& instance, const CellAccess& row, Context& context,
                       const WayProgress& progress = {});

/// The same out of rows of the gain over the common denominator, int32 or int64, negative where no selection
/// has the cost (solvers/front/gain_rows.h).
Result<Front> front_of_gains(const InstructionSetInstance& instance, const CellAccess& row, Context& context,
                             std::int64_t threads = 1, const WayProgress& progress = {});

/// The answer that a front gives, status optimal.
Answer answer_of(const InstructionSetInstance& instance, Front front);

} // namespace ks

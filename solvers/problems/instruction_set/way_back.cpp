// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/way_back.h"

#include "solvers/dp/last_column.h"
#include "solvers/front/gain_rows.h"
#include "solvers/front/rows.h"
#include "solvers/problems/instruction_set/parts.h"

namespace ks {

Result<Front> way_back(const InstructionSetInstance& instance, const CellAccess& row, Context& context,
                       const WayProgress& progress) {
    return front_of_rounded_rows(front_problem(instance), dp::columns_of(instance), row, context, progress);
}

Result<Front> front_of_gains(const InstructionSetInstance& instance, const CellAccess& row, Context& context,
                             std::int64_t threads, const WayProgress& progress) {
    return front_of_gain_rows(front_problem(instance), dp::columns_of(instance), row, context, threads,
                              progress);
}

Answer answer_of(const InstructionSetInstance&, Front front) {
    Answer answer{.status = Status::optimal};
    answer.front = std::move(front);
    return answer;
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/way_back.h"

#include "solvers/dp/last_column.h"
#include "solvers/front/rows.h"
#include "solvers/problems/instruction_set/parts.h"

namespace ks {

Result<Front> way_back(const InstructionSetInstance& instance, const CellAccess& row, Context& context) {
    const FrontProblem problem = front_problem(instance);
    const RoundedRows rows = rounded_rows(problem);
    return FrontOfRows(problem, dp::columns_of(instance), rows, context).find(row);
}

template <class Cell>
Result<Front> front_of_gains(const InstructionSetInstance& instance, const CellAccess& row,
                             Context& context) {
    const FrontProblem problem = front_problem(instance);
    const GainRows<Cell> rows;
    return FrontOfRows(problem, dp::columns_of(instance), rows, context).find(row);
}
template Result<Front> front_of_gains<std::int32_t>(const InstructionSetInstance&, const CellAccess&,
                                                    Context&);
template Result<Front> front_of_gains<std::int64_t>(const InstructionSetInstance&, const CellAccess&,
                                                    Context&);

Answer answer_of(const InstructionSetInstance&, Front front) {
    Answer answer{.status = Status::optimal};
    answer.front = std::move(front);
    return answer;
}

} // namespace ks

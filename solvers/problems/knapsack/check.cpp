// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/problems/knapsack/parts.h"

namespace ks {

Result<void> check_knapsack(const Instance& instance, const Answer& answer) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    if (!answer.selection)
        return wrong_answer("no knapsack is infeasible: the empty selection is legal");
    const auto n = static_cast<std::int64_t>(knapsack.items().size());
    Sum sum;
    std::int64_t before = -1;
    for (const std::int64_t index : *answer.selection) {
        if (index < 0 || index >= n)
            return wrong_answer("there is no item " + std::to_string(index));
        if (index <= before)
            return wrong_answer("item " + std::to_string(index) + " is listed twice or out of order");
        sum.add(knapsack.items()[static_cast<std::size_t>(index)]);
        before = index;
    }
    return sum.matches(answer, knapsack.capacity());
}

} // namespace ks

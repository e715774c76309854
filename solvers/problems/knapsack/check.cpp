// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/problems/knapsack/parts.h"

namespace ks {

namespace {

Result<Sum> sum_of(const KnapsackInstance& knapsack, const Selection& selection) {
    return sum_of_ascending(selection, knapsack.items().size(), "item",
                            [&](std::size_t i) { return knapsack.items()[i]; });
}

} // namespace

Result<void> check_knapsack(const KnapsackInstance& knapsack, const Answer& answer) {
    if (answer.plan)
        return wrong_answer("a knapsack asks for no plan");
    for (std::size_t i = 0; answer.front && i < answer.front->size(); ++i) {
        KS_TRY(const Sum sum, sum_of(knapsack, answer.front->selection(i)));
        KS_CHECK(sum.matches(*answer.front, i, knapsack.capacity()));
    }
    if (answer.front)
        return {};
    if (!answer.selection)
        return wrong_answer("no knapsack is infeasible: the empty selection is legal");
    KS_TRY(const Sum sum, sum_of(knapsack, *answer.selection));
    return sum.matches(answer, knapsack.capacity());
}

} // namespace ks

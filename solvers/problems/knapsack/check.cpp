// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/problems/knapsack/parts.h"

namespace ks {

namespace {

/// What the chosen items weigh and are worth together; each stands there once, in order.
Result<Sum> sum_of(const KnapsackInstance& knapsack, const Selection& selection) {
    const auto n = static_cast<std::int64_t>(knapsack.items().size());
    Sum sum;
    std::int64_t before = -1;
    for (const std::optional<std::int64_t>& index : selection) {
        if (!index)
            return wrong_answer("its selection names no item in one of its places");
        if (*index < 0 || *index >= n)
            return wrong_answer("there is no item " + std::to_string(*index));
        if (*index <= before)
            return wrong_answer("item " + std::to_string(*index) + " is listed twice or out of order");
        sum.add(knapsack.items()[static_cast<std::size_t>(*index)]);
        before = *index;
    }
    return sum;
}

} // namespace

Result<void> check_knapsack(const Instance& instance, const Answer& answer) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    if (answer.plan)
        return wrong_answer("a knapsack asks for no plan");
    for (const FrontPoint& point : answer.front.value_or(Front())) {
        KS_TRY(const Sum sum, sum_of(knapsack, point.selection));
        KS_CHECK(sum.matches(point, knapsack.capacity()));
    }
    if (answer.front)
        return {};
    if (!answer.selection)
        return wrong_answer("no knapsack is infeasible: the empty selection is legal");
    KS_TRY(const Sum sum, sum_of(knapsack, *answer.selection));
    return sum.matches(answer, knapsack.capacity());
}

} // namespace ks

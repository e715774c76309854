// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/subset_sum/parts.h"

namespace ks {

namespace {

Result<Sum> sum_of(const SubsetSumInstance& instance, const Selection& selection) {
    return sum_of_ascending(selection, instance.weights().size(), "weight", [&](std::size_t i) {
        return Item{instance.weights()[i], instance.weights()[i]};
    });
}

} // namespace

Result<void> check_subset_sum(const SubsetSumInstance& subset_sum, const Answer& answer) {
    if (answer.plan)
        return wrong_answer("a subset sum asks for no plan");
    for (std::size_t i = 0; answer.front && i < answer.front->size(); ++i) {
        KS_TRY(const Sum sum, sum_of(subset_sum, answer.front->selection(i)));
        KS_CHECK(sum.matches(*answer.front, i, subset_sum.target()));
    }
    if (answer.front ||
        answer.status == Status::not_found) // no check of a single answer can show that no such subset exists
        return {};
    if (!answer.selection)
        return wrong_answer("no such instance is infeasible: the empty subset sums to 0");
    KS_TRY(const Sum sum, sum_of(subset_sum, *answer.selection));
    if (answer.status == Status::found && answer.objective != subset_sum.target())
        return wrong_answer(formatted("it says found, but sums to {}, not to the target {}",
                                      *answer.objective, subset_sum.target()));
    return sum.matches(answer, subset_sum.target());
}

} // namespace ks

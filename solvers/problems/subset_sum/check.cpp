// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/problems/subset_sum/parts.h"

namespace ks {

Result<void> check_subset_sum(const Instance& instance, const Answer& answer) {
    const auto& subset_sum = static_cast<const SubsetSumInstance&>(instance);
    if (answer.status == Status::infeasible)
        return wrong_answer("no such instance is infeasible: the empty subset sums to 0");
    if (answer.status == Status::not_found)
        return {}; // no check of one answer can tell
    const auto n = static_cast<std::int64_t>(subset_sum.weights().size());
    Sum sum;
    std::int64_t before = -1;
    for (const std::optional<std::int64_t>& chosen : *answer.selection) {
        const std::int64_t index = chosen.value_or(-1);
        if (index < 0 || index >= n)
            return wrong_answer("there is no weight " + std::to_string(index));
        if (index <= before)
            return wrong_answer("weight " + std::to_string(index) + " is listed twice or out of order");
        const std::int64_t weight = subset_sum.weights()[static_cast<std::size_t>(index)];
        sum.add({weight, weight});
        before = index;
    }
    if (answer.status == Status::found && answer.objective != subset_sum.target())
        return wrong_answer("it says found, but sums to " + std::to_string(*answer.objective) +
                            ", not to the target " + std::to_string(subset_sum.target()));
    return sum.matches(answer, subset_sum.target());
}

} // namespace ks

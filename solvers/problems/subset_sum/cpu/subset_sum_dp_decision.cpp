// SPDX-License-Identifier: Apache-2.0
// Wan et al., Section 5.1: the dynamic programming with which the two lists are compared.
#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/first_items.h"
#include "solvers/problems/subset_sum/instance.h"

namespace ks::cpu {

namespace {

Result<Estimate> estimate_dp_decision(const SubsetSumInstance& instance, const Parameters&, std::int64_t) {
    const std::size_t n = instance.weights().size();
    const std::int64_t cells = dp::columns_of(instance);
    Estimate estimate{.operations = static_cast<double>(n) * static_cast<double>(cells)};
    if (__builtin_mul_overflow(cells, first_item_bytes(n), &estimate.host_bytes))
        return Error{.code = ErrorCode::limit,
                     .what = formatted("a row of {} sums has more bytes than can be counted", cells),
                     .todo = "choose an instance with a smaller target"};
    return estimate;
}

Result<Answer> solve_dp_decision(const SubsetSumInstance& instance, const Parameters& parameters,
                                 Context& context) {
    KS_TRY(const Estimate needed, estimate_dp_decision(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const std::int64_t last = dp::last_column(instance);
    context.begin_stage("compute");
    KS_TRY(Answer answer, decide_by_first_items(instance.weights(), last, context));
    context.end_stage();
    if (last < instance.target()) // the target exceeds the sum of all weights
        answer = {.status = Status::not_found};
    answer.facts = dp::end_facts(instance);
    return answer;
}

} // namespace

const Variant& variant_subset_sum_dp_decision() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = "subset-sum.dp-decision",
                .title = "Decision by one row: for each sum the first item that reached it",
                .question = Question::decide,
                .paper = "two-list",
                .section = "5.1",
                .complexity = {.time = "O(n · M)", .space = "O(n · M)", .source = "Section 5.1"},
            },
        .estimate = estimate_dp_decision,
        .solve = solve_dp_decision,
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 3.3.1: decides whether a subset sums to exactly the target, by the full table of truth
// values.
#include "solvers/dp/fill.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/recording.h"
#include "solvers/problems/subset_sum/rows.h"

namespace ks::cpu {

namespace {

Result<Estimate> estimate_dp_v1(const SubsetSumInstance& instance, const Parameters&, std::int64_t memory) {
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(dp::needs_of(instance), memory));
    return plan.estimate;
}

Result<Answer> solve_dp_v1(const SubsetSumInstance& instance, const Parameters&, Context& context) {
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(dp::needs_of(instance), context.memory_budget));
    KS_CHECK(dp::check_memory(plan.estimate, context.memory_budget));
    return dp::solve_sequentially<std::uint64_t>(instance, plan, context);
}

} // namespace

const Variant& variant_subset_sum_dp_v1() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = "subset-sum.dp.v1",
                .title = "Decision by the full table",
                .question = Question::decide,
                .paper = "sso",
                .section = "3.3.1",

                .complexity = {.time = "Θ(n · c)", .space = "Θ(n · c)", .source = "Section 3.3.1"},
                .steps = true,
                .table = true,
            },
        .estimate = estimate_dp_v1,
        .solve = solve_dp_v1,
        .record = record_subset_sum,
        .map = map_subset_sum,
    });
    return variant;
}

} // namespace ks::cpu

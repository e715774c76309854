// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack on one core: thesis, Algorithm 2.2 (line 6 corrected: it initialises z_i, not
// z_0).
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/problems/multiple_choice/rows.h"

namespace ks::cpu {

namespace {

Result<Estimate> estimate_sequential(const MultipleChoiceInstance& instance, const Parameters&,
                                     std::int64_t memory) {
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(dp::needs_of(instance), memory));
    return plan.estimate;
}

Result<Answer> solve_sequential(const MultipleChoiceInstance& instance, const Parameters&, Context& context) {
    return dp::solve_within(dp::needs_of(instance), instance, context.memory_budget,
                            [&](auto cell, const dp::RowPlan& plan) {
                                return dp::solve_sequentially<decltype(cell)>(instance, plan, context);
                            });
}

} // namespace

const Variant& variant_mckp_sequential() {
    static const VariantOf<MultipleChoiceInstance> variant({
        .info =
            {
                .id = "mckp.sequential",
                .title = "Sequential: one core, row by row",
                .paper = "thesis",
                .section = "2.2.2",
                .algorithm = "2.2",
                .complexity = {.time = "O(m · (C + 1) · N)", .space = "O(m · C)", .source = "Section 2.2.2"},
                .steps = true,
                .table = true,
            },
        .estimate = estimate_sequential,
        .solve = solve_sequential,
        .record = record_multiple_choice,
        .map = map_multiple_choice,
    });
    return variant;
}

} // namespace ks::cpu

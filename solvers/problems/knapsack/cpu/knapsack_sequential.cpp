// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack on one core: thesis, Algorithm 2.1 (line 6 corrected: an item does not fit when w_i > j).
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/knapsack/rows.h"

namespace ks::cpu {

namespace {

Result<Estimate> estimate_sequential(const KnapsackInstance& instance, const Parameters&,
                                     std::int64_t memory) {
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(dp::needs_of(instance), memory));
    return plan.estimate;
}

Result<Answer> solve_sequential(const KnapsackInstance& instance, const Parameters&, Context& context) {
    return dp::solve_within(dp::needs_of(instance), instance, context.memory_budget,
                            [&](auto cell, const dp::RowPlan& plan) {
                                return dp::solve_sequentially<decltype(cell)>(instance, plan, context);
                            });
}

} // namespace

const Variant& variant_knapsack_sequential() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {
                .id = "knapsack.sequential",
                .title = "Sequential: one core, row by row",
                .paper = "thesis",
                .section = "2.1.2",
                .algorithm = "2.1",
                .complexity = {.time = "O(N · C)", .space = "O(n · C)", .source = "Table 1.1; Section 2.1.2"},
                .steps = true,
                .table = true,
            },
        .estimate = estimate_sequential,
        .solve = solve_sequential,
        .record = record_knapsack,
        .map = map_knapsack,
    });
    return variant;
}

} // namespace ks::cpu

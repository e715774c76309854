// SPDX-License-Identifier: Apache-2.0
// Instruction-set selection on one core: thesis, Algorithm 6.1 (line 8 corrected: the minimum is over the row
// above and all choices), then Algorithm 6.3.
#include "solvers/front/rows.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/recording.h"
#include "solvers/problems/instruction_set/rows.h"

namespace ks::cpu {

namespace {

Result<dp::RowPlan> plan_of(const InstructionSetInstance& instance, std::int64_t memory) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.host_bytes = rounded_rows_bytes(dp::columns_of(instance));
    return dp::plan_rows(needs, memory);
}

Result<Estimate> estimate_sequential(const InstructionSetInstance& instance, const Parameters&,
                                     std::int64_t memory) {
    KS_TRY(const dp::RowPlan plan, plan_of(instance, memory));
    return plan.estimate;
}

Result<Answer> solve_sequential(const InstructionSetInstance& instance, const Parameters&, Context& context) {
    KS_TRY(const dp::RowPlan plan, plan_of(instance, context.memory_budget));
    KS_CHECK(dp::check_memory(plan.estimate, context.memory_budget));
    return dp::solve_sequentially<double>(instance, plan, context);
}

} // namespace

const Variant& variant_instruction_set_sequential() {
    static const VariantOf<InstructionSetInstance> variant({
        .info =
            {
                .id = "instruction-set.sequential",
                .title = "Sequential: one core, row by row",
                .paper = "thesis",
                .section = "6.1",
                .algorithm = "6.1",
                .complexity = {.time = "O(n · m · C)", .space = "O(m² · C)", .source = "Section 6.1"},
                .steps = true,
                .table = true,
            },
        .estimate = estimate_sequential,
        .solve = solve_sequential,
        .record = record_instruction_set,
        .map = map_instruction_set,
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// Instruction-set selection on all cores: Algorithm 6.1, corrected, over rows of integer gains, vectorised;
// then Algorithm 6.3, corrected.
#include "solvers/cpu/max_plus_rows.h"
#include "solvers/cpu/multicore.h"
#include "solvers/front/gain_rows.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/instruction_set/gain_rows.h"
#include "solvers/problems/instruction_set/instance.h"

namespace ks::cpu {

namespace {

/// A task's choices in the form that the loop takes.
template <class Cell>
struct TaskItems {
    const InstructionSetInstance& instance;

    RowItems of_row(std::int64_t i) const {
        const auto task = static_cast<std::size_t>(i - 1);
        return {.begin = instance.offsets()[task], .size = instance.choices(task).size()};
    }
    LoopItem<Cell> item(std::int64_t i, std::size_t k) const {
        const CustomInstruction& choice = instance.all_choices()[k];
        return {.weight = choice.cost,
                .value = static_cast<Cell>(instance.gain(static_cast<std::size_t>(i - 1), choice))};
    }
};

template <class Cell>
Result<Answer> solve(const InstructionSetInstance& instance, const Parameters& parameters,
                     const dp::RowPlan& plan, Context& context) {
    KS_TRY(const Simd* simd, find_simd(parameters.choice("simd")));
    MaxPlusRows<Cell, TaskItems<Cell>> rows({.instance = instance}, instance.all_choices().size(),
                                            max_plus<Cell>(*simd), /*may_take_none=*/true);
    const std::int64_t threads = parameters.integer("threads");
    const auto fill = [&](std::int64_t first, std::int64_t last, dp::Table<Cell>& held,
                          dp::RowProgress& progress) {
        return rows.fill(first, last, held, threads, context,
                         [&](std::int64_t i, double within) { progress.row(i, within); });
    };
    return dp::solve_segments_on_host<Cell>(InstructionSetGains(instance, threads), plan, context, fill);
}

dp::RowNeeds needs_of(const InstructionSetInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(InstructionSetGains(instance));
    needs.host_bytes = MaxPlusRows<std::int64_t, TaskItems<std::int64_t>>::bytes(needs.items) +
                       gain_rows_bytes(dp::columns_of(instance));
    return needs;
}

Result<Estimate> estimate_multicore(const InstructionSetInstance& instance, const Parameters& parameters,
                                    std::int64_t memory) {
    KS_CHECK(find_simd(parameters.choice("simd")));
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(needs_of(instance), memory));
    return plan.estimate;
}

Result<Answer> solve_multicore(const InstructionSetInstance& instance, const Parameters& parameters,
                               Context& context) {
    return dp::solve_within(needs_of(instance), instance, context.memory_budget,
                            [&](auto cell, const dp::RowPlan& plan) {
                                return cpu::solve<decltype(cell)>(instance, parameters, plan, context);
                            });
}

} // namespace

const Variant& variant_instruction_set_multicore() {
    static const VariantOf<InstructionSetInstance> variant({
        /// No `table`: its rows hold gains, but the rows of the kind's table hold utilisations.
        .info =
            {
                .id = "instruction-set.multicore",
                .title = "Multi-core: every core, in vectors, whole numbers",
                .paper = "thesis",
                .section = "6.1",
                .algorithm = "6.1",
                .complexity = {.time = "O(n · m · C)",
                               .space = "O(m² · C)",
                               .source = "Section 6.1, one core"},
                .parameters = multicore_parameters(),
            },
        .estimate = estimate_multicore,
        .solve = solve_multicore,
    });
    return variant;
}

} // namespace ks::cpu

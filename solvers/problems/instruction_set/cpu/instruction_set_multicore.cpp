// SPDX-License-Identifier: Apache-2.0
// Instruction-set selection on all cores: Algorithm 6.1 put right, over rows of gains in whole numbers, in
// vectors; then Algorithm 6.3 put right.
#include "solvers/core/variant.h"
#include "solvers/cpu/max_plus_rows.h"
#include "solvers/cpu/multicore.h"
#include "solvers/front/gain_rows.h"
#include "solvers/problems/instruction_set/gain_rows.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/result/answer.h"

namespace ks::cpu {

namespace {

/// A task's choices for the loop.
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

class InstructionSetMulticore final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters& parameters,
                              std::int64_t memory) const override {
        KS_CHECK(find_simd(parameters.choice("simd")));
        KS_TRY(const dp::RowPlan plan,
               dp::plan_rows(needs_of(static_cast<const InstructionSetInstance&>(any)), memory));
        return plan.estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        const auto& instance = static_cast<const InstructionSetInstance&>(any);
        return dp::solve_within(needs_of(instance), instance, context.memory_budget,
                                [&](auto cell, const dp::RowPlan& plan) {
                                    return cpu::solve<decltype(cell)>(instance, parameters, plan, context);
                                });
    }

private:
    /// No `table`: its rows hold gains, those of the kind's tables utilisations.
    const VariantInfo info_{
        .id = "instruction-set.multicore",
        .title = "Multi-core: every core, in vectors, whole numbers",
        .kind = std::string(InstructionSetInstance::kind_id),
        .paper = "thesis",
        .section = "6.1",
        .algorithm = "6.1",
        .complexity = {.time = "O(n · m · C)", .space = "O(m² · C)", .source = "Section 6.1, one core"},
        .parameters = multicore_parameters(),
    };
};

} // namespace

const Variant& variant_instruction_set_multicore() {
    static const InstructionSetMulticore variant;
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack on all cores: Algorithm 2.2 with the items of a class in order of weight,
// vectorised.
#include "solvers/cpu/max_plus_rows.h"
#include "solvers/cpu/multicore.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/rows.h"

namespace ks::cpu {

namespace {

/// A class's items in the form that the loop takes.
template <class Cell>
struct ClassItems {
    const MultipleChoiceInstance& instance;

    RowItems of_row(std::int64_t i) const {
        const auto row = static_cast<std::size_t>(i - 1);
        return {.begin = instance.offsets()[row], .size = instance.items(row).size()};
    }
    LoopItem<Cell> item(std::int64_t, std::size_t k) const {
        const Item& item = instance.all_items()[k];
        return {.weight = item.weight, .value = static_cast<Cell>(item.value)};
    }
};

template <class Cell>
Result<Answer> solve(const MultipleChoiceInstance& instance, const Parameters& parameters,
                     const dp::RowPlan& plan, Context& context) {
    KS_TRY(const Simd* simd, find_simd(parameters.choice("simd")));
    MaxPlusRows<Cell, ClassItems<Cell>> rows({.instance = instance}, instance.all_items().size(),
                                             max_plus<Cell>(*simd), /*may_take_none=*/false);
    const auto fill = [&](std::int64_t first, std::int64_t last, dp::Table<Cell>& held,
                          dp::RowProgress& progress) {
        return rows.fill(first, last, held, parameters.integer("threads"), context,
                         [&](std::int64_t i, double within) { progress.row(i, within); });
    };
    return dp::solve_segments_on_host<Cell>(instance, plan, context, fill);
}

dp::RowNeeds needs_of(const MultipleChoiceInstance& instance) {
    dp::RowNeeds needs = dp::needs_of(instance);
    needs.host_bytes = needs.items * static_cast<std::int64_t>(sizeof(LoopItem<std::int64_t>));
    return needs;
}

Result<Estimate> estimate_multicore(const MultipleChoiceInstance& instance, const Parameters& parameters,
                                    std::int64_t memory) {
    KS_CHECK(find_simd(parameters.choice("simd")));
    KS_TRY(const dp::RowPlan plan, dp::plan_rows(needs_of(instance), memory));
    return plan.estimate;
}

Result<Answer> solve_multicore(const MultipleChoiceInstance& instance, const Parameters& parameters,
                               Context& context) {
    return dp::solve_within(needs_of(instance), instance, context.memory_budget,
                            [&](auto cell, const dp::RowPlan& plan) {
                                return cpu::solve<decltype(cell)>(instance, parameters, plan, context);
                            });
}

} // namespace

const Variant& variant_mckp_multicore() {
    static const VariantOf<MultipleChoiceInstance> variant({
        .info =
            {
                .id = "mckp.multicore",
                .title = "Multi-core: every core, in vectors",
                .paper = "thesis",
                .section = "2.2.2",
                .algorithm = "2.2",
                .complexity = {.time = "O(m · (C + 1) · N / P)",
                               .space = "O(m · C)",
                               .source = "Sections 4.1, 2.2.2"},
                .table = true,
                .parameters = multicore_parameters(),
            },
        .estimate = estimate_multicore,
        .solve = solve_multicore,
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// The greedy-split algorithm for 0-1 knapsack: thesis, Section 2.1.2.
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/problems/knapsack/cpu/greedy_recording.h"

namespace ks::cpu {

namespace {

constexpr const char* alone = "split-item";

constexpr const char* greedy_split_id = "knapsack.greedy-split";

Result<Estimate> estimate_greedy_split(const KnapsackInstance& instance, const Parameters&, std::int64_t) {
    return estimate_by_efficiency(instance);
}

/// Packs by efficiency and stops at the split item, the first that does not fit. The better of this packing
/// and the split item alone has at least half the optimal value, because the two together have at least the
/// value of Dantzig's bound.
Result<Answer> solve_greedy_split(const KnapsackInstance& instance, const Parameters& parameters,
                                  Context& context) {
    context.begin_stage("compute");
    KS_TRY(const std::vector<PlacedItem> items, by_efficiency(instance, context));
    Packing packing(instance);
    KS_TRY(const std::size_t split, pack_to_split(items, packing, context));
    if (split < items.size() && parameters.choice("alternative") == alone &&
        items[split].item.value > packing.value()) {
        packing = Packing(instance);
        packing.pack(items[split]);
    }
    context.end_stage();
    return packing.answer();
}

} // namespace

const Variant& variant_knapsack_greedy_split() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {
                .id = greedy_split_id,
                .title = "Greedy-split: by value per weight, until one does not fit",
                .exact = false,
                .paper = "thesis",
                .section = "2.1.2",
                .complexity = {.time = "O(N)", .source = "Table 1.1, sorting left out"},
                .steps = true,
                .parameters = {{.name = "alternative",
                                .type = Parameter::Type::choice,
                                .values = {"none", alone},

                                .title = "Also tried alone"}},
            },
        .estimate = estimate_greedy_split,
        .solve = solve_greedy_split,
        .record =
            [](const std::shared_ptr<const KnapsackInstance>& instance, std::stop_token stop) {
                return record_greedy(greedy_split_id, GreedyMethod::split, instance, stop);
            },
    });
    return variant;
}

} // namespace ks::cpu

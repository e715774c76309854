// SPDX-License-Identifier: Apache-2.0
// The greedy algorithm for 0-1 knapsack: thesis, Section 2.1.2.
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/problems/knapsack/cpu/greedy_recording.h"

namespace ks::cpu {

namespace {

constexpr const char* greedy_id = "knapsack.greedy";

Result<Estimate> estimate_greedy(const KnapsackInstance& instance, const Parameters&, std::int64_t) {
    return estimate_by_efficiency(instance);
}

/// Packs by efficiency every item that still fits, and skips the others.
Result<Answer> solve_greedy(const KnapsackInstance& instance, const Parameters&, Context& context) {
    context.begin_stage("compute");
    KS_TRY(const std::vector<PlacedItem> items, by_efficiency(instance, context));
    Packing packing(instance);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i % items_a_piece == 0)
            KS_CHECK(context.check());
        if (packing.fits(items[i]))
            packing.pack(items[i]);
    }
    context.end_stage();
    return packing.answer();
}

} // namespace

const Variant& variant_knapsack_greedy() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {
                .id = greedy_id,
                .title = "Greedy: by value per weight, whatever still fits",
                .exact = false,
                .paper = "thesis",
                .section = "2.1.2",
                .complexity = {.time = "O(N)", .source = "Table 1.1, sorting left out"},
                .steps = true,
            },
        .estimate = estimate_greedy,
        .solve = solve_greedy,
        .record =
            [](const std::shared_ptr<const KnapsackInstance>& instance, std::stop_token stop) {
                return record_greedy(greedy_id, GreedyMethod::whole, instance, stop);
            },
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// The fractional knapsack problem, an upper bound of the 0-1 problem: thesis, Section 2.1.2. Its optimum is
// Dantzig's bound (Discrete-variable extremum problems, 1957).
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/problems/knapsack/cpu/greedy_recording.h"

namespace ks::cpu {

namespace {

constexpr const char* fractional_id = "knapsack.fractional";

Result<Estimate> estimate_fractional(const KnapsackInstance& instance, const Parameters&, std::int64_t) {
    return estimate_by_efficiency(instance);
}

/// Packs by efficiency. Of the split item, the first that does not fit, it packs the fraction that fills the
/// knapsack.
Result<Answer> solve_fractional(const KnapsackInstance& instance, const Parameters&, Context& context) {
    context.begin_stage("compute");
    KS_TRY(const std::vector<PlacedItem> items, by_efficiency(instance, context));
    Packing packing(instance);
    KS_TRY(const std::size_t split, pack_to_split(items, packing, context));
    const Fraction bound = split < items.size() ? filled_up(packing, items[split].item)
                                                : Fraction(static_cast<Fraction::Wide>(packing.value()), 1);
    context.end_stage();
    return Answer{.status = Status::bound,
                  .objective = static_cast<std::int64_t>(bound.floor()),
                  .bound = bound.text()};
}

} // namespace

const Variant& variant_knapsack_fractional() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {
                .id = fractional_id,
                .title = "Fractional: an upper bound, one item in part",
                .question = Question::bound,
                .exact = false,
                .paper = "thesis",
                .section = "2.1.2",
                .steps = true,
            },
        .estimate = estimate_fractional,
        .solve = solve_fractional,
        .record =
            [](const std::shared_ptr<const KnapsackInstance>& instance, std::stop_token stop) {
                return record_greedy(fractional_id, GreedyMethod::part, instance, stop);
            },
    });
    return variant;
}

} // namespace ks::cpu

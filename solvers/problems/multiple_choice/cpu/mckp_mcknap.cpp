// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack by a minimal core of classes: Pisinger 1995, written from the paper's description.
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/multiple_choice/class_core/search.h"

namespace ks::cpu {

namespace {

Result<Estimate> estimate_mcknap(const MultipleChoiceInstance& instance, const Parameters&, std::int64_t) {
    return class_core::estimate_of_classes(instance);
}

Result<Answer> solve_mcknap(const MultipleChoiceInstance& instance, const Parameters&, Context& context) {
    return class_core::solve_by_classes(instance, context);
}

} // namespace

const Variant& variant_mckp_mcknap() {
    static const VariantOf<MultipleChoiceInstance> variant({
        .info =
            {
                .id = "mckp.mcknap",
                .title = "Mcknap: a core of classes around the LP solution, bounds at every state",
                .paper = "pisinger-1995",
                .algorithm = "mcknap",
            },
        .estimate = estimate_mcknap,
        .solve = solve_mcknap,
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack by branch and bound: Horowitz and Sahni 1974, written from the description.
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/knapsack/cpu/branch_and_bound.h"
#include "solvers/problems/knapsack/cpu/branch_and_bound_recording.h"

#include <algorithm>
#include <cmath>

namespace ks::cpu {

namespace {

constexpr const char* branch_and_bound_id = "knapsack.branch-and-bound";

/// At worst every selection is visited; usually the bounds leave a small part of them.
Result<Estimate> estimate_branch_and_bound(const KnapsackInstance& instance, const Parameters&,
                                           std::int64_t) {
    const auto n = static_cast<std::int64_t>(instance.items().size());
    constexpr std::int64_t most_doublings = 1000; // larger powers of 2 overflow a double
    Estimate estimate = estimate_by_efficiency(instance);
    estimate.host_bytes += n * static_cast<std::int64_t>(2 * sizeof(std::int64_t) + 2);
    estimate.operations = std::exp2(static_cast<double>(std::min(n, most_doublings)));
    return estimate;
}

Result<Answer> solve_branch_and_bound(const KnapsackInstance& instance, const Parameters&, Context& context) {
    context.begin_stage("compute");
    KS_TRY(BranchAndBound search, BranchAndBound::make(instance, context));
    KS_CHECK(search.search(context));
    context.report("compute", 1, 1);
    context.end_stage();
    return search.answer(instance);
}

} // namespace

const Variant& variant_knapsack_branch_and_bound() {
    static const VariantOf<KnapsackInstance> variant({
        .info =
            {
                .id = branch_and_bound_id,
                .title = "Branch and bound: the best item first, branches cut by the LP bound",
                .paper = "horowitz-sahni",
                .algorithm = "HS",
                .steps = true,
            },
        .estimate = estimate_branch_and_bound,
        .solve = solve_branch_and_bound,
        .record =
            [](const std::shared_ptr<const KnapsackInstance>& instance, std::stop_token stop) {
                return record_branch_and_bound(branch_and_bound_id, *instance, std::move(stop));
            },
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// Schroeppel and Shamir (1981), reference [8] of Wan et al., Section 1: two lists in the memory of four
// tables.
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/four_tables.h"
#include "solvers/problems/subset_sum/two_list/memory.h"

#include <algorithm>

namespace ks::cpu {

namespace {

using namespace two_list;

Result<Estimate> estimate_schroeppel_shamir(const SubsetSumInstance& instance, const Parameters&,
                                            std::int64_t) {
    const std::size_t n = instance.weights().size();
    KS_CHECK(check_weights(n, most_weights_of_four_tables,
                           "choose subset-sum.dp-decision, if the target is small, or fewer weights"));
    const std::size_t of_a = (n + 1) / 2;
    const double sums =
        static_cast<double>(std::int64_t{1} << of_a) + static_cast<double>(std::int64_t{1} << n / 2);
    // A step plays one path of the tournament of the rows.
    return Estimate{.host_bytes = std::max(four_tables_bytes(n), subset_of_bytes(of_a)),
                    .operations = sums * std::max(1.0, static_cast<double>(of_a / 2))};
}

Result<Answer> solve_schroeppel_shamir(const SubsetSumInstance& instance, const Parameters& parameters,
                                       Context& context) {
    KS_TRY(const Estimate needed, estimate_schroeppel_shamir(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const Halves halves = halve(instance.weights(), Order::as_given);
    context.begin_stage("search");
    KS_TRY(const Hit hit, search_four_tables(halves, instance.target(), context));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, two_list::answer(halves, hit, context));
    context.end_stage();
    return answer;
}

} // namespace

const Variant& variant_subset_sum_schroeppel_shamir() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = "subset-sum.schroeppel-shamir",
                .title = "Two lists from four tables: Schroeppel and Shamir",
                .question = Question::decide,
                .paper = "two-list",
                .section = "1",
                .complexity = {.time = "O(n · 2^(n/2))", .space = "O(2^(n/4))", .source = "Section 1"},
            },
        .estimate = estimate_schroeppel_shamir,
        .solve = solve_schroeppel_shamir,
    });
    return variant;
}

} // namespace ks::cpu

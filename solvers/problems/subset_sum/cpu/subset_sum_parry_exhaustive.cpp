// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 3.2: decides by every bit string, within Parry's loop.
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/exact_subset.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/parry.h"
#include "solvers/problems/subset_sum/subsets.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ks::cpu {

namespace {

constexpr const char* parry_exhaustive_id = "subset-sum.parry.exhaustive";

Result<Estimate> estimate_parry_exhaustive(const SubsetSumInstance& instance, const Parameters&,
                                           std::int64_t) {
    const std::int64_t target = dp::last_column(instance);
    // The first decision has all powers of two except one, and each later decision has half as many subsets.
    const double all =
        subsets::count(instance.weights().size() + static_cast<std::size_t>(parry_decisions(target)));
    KS_CHECK(subsets::check_count(parry_exhaustive_id, all));
    return Estimate{.host_bytes = exact_subset_bytes(target), .operations = all};
}

Result<Answer> solve_parry_exhaustive(const SubsetSumInstance& instance, const Parameters& parameters,
                                      Context& context) {
    KS_TRY(const Estimate needed, estimate_parry_exhaustive(instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    KS_TRY(const ShiftOr shift_or, find_shift_or("best"));
    const std::int64_t target = dp::last_column(instance);
    context.begin_stage("compute");
    const auto decide = [&](std::span<const std::int64_t> weights, std::int64_t left) -> Result<bool> {
        KS_TRY(const subsets::Best best, subsets::every_subset(weights, left, left, context));
        return best.sum == left;
    };
    std::vector<std::int64_t> fitting; // the others change nothing, and sums with them might overflow
    std::ranges::copy_if(instance.weights(), std::back_inserter(fitting),
                         [target](std::int64_t weight) { return weight <= target; });
    KS_TRY(const std::int64_t sum, parry(fitting, target, decide, context));
    context.begin_stage("way-back");
    KS_TRY(Answer answer, answer_of_sum(instance.weights(), sum, Status::optimal, shift_or, context));
    context.end_stage();
    answer.facts = {decisions_fact(target)};
    for (Fact& end : dp::end_facts(instance))
        answer.facts.push_back(std::move(end));
    return answer;
}

} // namespace

const Variant& variant_subset_sum_parry_exhaustive() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = parry_exhaustive_id,
                .title = "Parry's loop, every subset",
                .paper = "sso",
                .section = "3.2",
                .complexity = {.time = "O(2^n · log c)", .space = "O(n)", .source = "Sections 3.1 and 3.2"},
            },
        .estimate = estimate_parry_exhaustive,
        .solve = solve_parry_exhaustive,
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 2.1: every bit string.
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/search_recording.h"
#include "solvers/problems/subset_sum/subsets.h"

namespace ks::cpu {

namespace {

constexpr const char* exhaustive_plain_id = "subset-sum.exhaustive.plain";

Result<Estimate> estimate_exhaustive_plain(const SubsetSumInstance& instance, const Parameters&,
                                           std::int64_t) {
    const double all = subsets::count(instance.weights().size());
    KS_CHECK(subsets::check_count(exhaustive_plain_id, all));
    return Estimate{.operations = all};
}

Result<Answer> solve_exhaustive_plain(const SubsetSumInstance& instance, const Parameters& parameters,
                                      Context& context) {
    KS_CHECK(estimate_exhaustive_plain(instance, parameters, context.memory_budget));
    context.begin_stage("compute");
    KS_TRY(const subsets::Best best,
           subsets::every_subset(instance.weights(), instance.target(), INT64_MAX, context));
    context.end_stage();
    return best.answer(Status::optimal);
}

} // namespace

const Variant& variant_subset_sum_exhaustive_plain() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = exhaustive_plain_id,
                .title = "Exhaustive: every subset",
                .paper = "sso",
                .section = "2.1",
                .complexity = {.time = "Θ(2^n)", .space = "O(n)", .source = "Section 2.1"},
                .steps = true,
            },
        .estimate = estimate_exhaustive_plain,
        .solve = solve_exhaustive_plain,
        .record =
            [](const std::shared_ptr<const SubsetSumInstance>& instance, std::stop_token stop) {
                return record_search(exhaustive_plain_id, SubsetSearch::every, *instance, std::move(stop));
            },
    });
    return variant;
}

} // namespace ks::cpu

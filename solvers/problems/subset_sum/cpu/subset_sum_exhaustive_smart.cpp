// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 2.2: branches that contain no feasible subset, or no better one, are cut.
#include "solvers/core/formatted.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/search_recording.h"
#include "solvers/problems/subset_sum/subsets.h"

#include <algorithm>

namespace ks::cpu {

namespace {

constexpr const char* exhaustive_smart_id = "subset-sum.exhaustive.smart";

/// The report's choice: whether c divided by the mean weight is more than half of the number of weights,
/// which is equivalent to 2 c > the sum of all weights.
bool destructive_by_report(const SubsetSumInstance& instance) {
    return instance.target() > instance.heaviest() - instance.target();
}

bool destructive(const SubsetSumInstance& instance, const Parameters& parameters) {
    const std::string& direction = parameters.choice("direction");
    return direction == "report" ? destructive_by_report(instance) : direction == "destructive";
}

Result<Estimate> estimate_exhaustive_smart(const SubsetSumInstance& instance, const Parameters& parameters,
                                           std::int64_t) {
    // Growing subsets are visited while their sum is at most the target. Shrinking ones are visited until the
    // rest is at most the target: without the last removed weight, the rest exceeds the target.
    const bool shrink = destructive(instance, parameters);
    const std::int64_t limit =
        shrink ? std::max<std::int64_t>(instance.heaviest() - instance.target(), 0) : instance.target();
    const double visited = subsets::count_up_to(instance.weights(), limit, shrink ? 1 : 0);
    KS_CHECK(subsets::check_count(exhaustive_smart_id, visited));
    return Estimate{.operations = visited};
}

Result<Answer> solve_exhaustive_smart(const SubsetSumInstance& instance, const Parameters& parameters,
                                      Context& context) {
    KS_CHECK(estimate_exhaustive_smart(instance, parameters, context.memory_budget));
    const bool shrink = destructive(instance, parameters);
    context.begin_stage("compute");
    KS_TRY(const subsets::Best best,
           shrink ? subsets::shrinking_subsets(instance.weights(), instance.target(), context)
                  : subsets::growing_subsets(instance.weights(), instance.target(), context));
    context.end_stage();
    Answer answer = best.answer(Status::optimal);
    answer.facts = {{.name = "direction",
                     .value = std::string(shrink ? "destructive" : "constructive"),
                     .sentence = shrink ? "Weights were taken away from all of them (destructive)."
                                        : "Weights were added to none (constructive)."}};
    return answer;
}

} // namespace

const Variant& variant_subset_sum_exhaustive_smart() {
    static const VariantOf<SubsetSumInstance> variant({
        .info =
            {
                .id = exhaustive_smart_id,
                .title = "Exhaustive, smarter: cut branches, from nothing or from all",
                .paper = "sso",
                .section = "2.2",
                .complexity = {.time = "O(2^n)", .space = "O(n)", .source = "Section 2.2"},
                .steps = true,
                .parameters = {{.name = "direction",
                                .type = Parameter::Type::choice,
                                .values = {"report", "constructive", "destructive"},
                                .title = "Constructive, destructive, or as the report chooses"}},
            },
        .estimate = estimate_exhaustive_smart,
        .solve = solve_exhaustive_smart,
        /// Records the direction that the report chooses.
        .record =
            [](const std::shared_ptr<const SubsetSumInstance>& instance, std::stop_token stop) {
                const bool shrink = destructive_by_report(*instance);
                return record_search(exhaustive_smart_id,
                                     shrink ? SubsetSearch::shrinking : SubsetSearch::growing, *instance,
                                     std::move(stop));
            },
    });
    return variant;
}

} // namespace ks::cpu

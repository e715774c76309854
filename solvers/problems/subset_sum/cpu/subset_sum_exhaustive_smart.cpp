// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 2.2: branches that hold no feasible subset, or no better one, are cut.
#include "solvers/core/formatted.h"
#include "solvers/core/variant.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/search_recording.h"
#include "solvers/problems/subset_sum/subsets.h"

#include <algorithm>

namespace ks::cpu {

namespace {

class SubsetSumExhaustiveSmart final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters& parameters,
                              std::int64_t) const override {
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
        // Those visited grow to the target, or are what is taken away until the rest is at most the target:
        // of that all but the last weight leave more than the target.
        const bool shrink = destructive(instance, parameters);
        const std::int64_t limit =
            shrink ? std::max<std::int64_t>(instance.heaviest() - instance.target(), 0) : instance.target();
        const double visited = subsets::count_up_to(instance.weights(), limit, shrink ? 1 : 0);
        KS_CHECK(subsets::check_count(info_.id, visited));
        return Estimate{.operations = visited};
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        KS_CHECK(estimate(any, parameters, context.memory_budget));
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
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

    /// In the direction that the report chooses.
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        const bool shrink = destructive_by_report(static_cast<const SubsetSumInstance&>(*instance));
        return record_search(info_.id, shrink ? SubsetSearch::shrinking : SubsetSearch::growing, instance,
                             std::move(stop));
    }

private:
    /// The report's choice: whether c divided by the mean weight is more than half of the weights' number,
    /// which is the same as 2 c > the sum of all weights.
    static bool destructive_by_report(const SubsetSumInstance& instance) {
        return instance.target() > instance.heaviest() - instance.target();
    }
    static bool destructive(const SubsetSumInstance& instance, const Parameters& parameters) {
        const std::string& direction = parameters.choice("direction");
        return direction == "report" ? destructive_by_report(instance) : direction == "destructive";
    }

    const VariantInfo info_{
        .id = "subset-sum.exhaustive.smart",
        .title = "Exhaustive, smarter: cut branches, from nothing or from all",
        .kind = std::string(SubsetSumInstance::kind_id),
        .paper = "sso",
        .section = "2.2",
        .complexity = {.time = "O(2^n)", .space = "O(n)", .source = "Section 2.2"},
        .steps = true,
        .parameters = {{.name = "direction",
                        .type = Parameter::Type::choice,
                        .values = {"report", "constructive", "destructive"},
                        .title = "Constructive, destructive, or as the report chooses"}},
    };
};

} // namespace

const Variant& variant_subset_sum_exhaustive_smart() {
    static const SubsetSumExhaustiveSmart variant;
    return variant;
}

} // namespace ks::cpu

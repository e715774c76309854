// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 3.2: every bit string decides, within Parry's loop.
#include "solvers/core/variant.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/subset_sum/exact_subset.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/parry.h"
#include "solvers/problems/subset_sum/subsets.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace ks::cpu {

namespace {

class SubsetSumParryExhaustive final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
        const std::int64_t target = dp::last_column(instance);
        // The first decision has all powers of two but one, and each following one half as many subsets.
        const double all =
            subsets::count(instance.weights().size() + static_cast<std::size_t>(parry_decisions(target)));
        KS_CHECK(subsets::check_count(info_.id, all));
        return Estimate{.host_bytes = exact_subset_bytes(target), .operations = all};
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        KS_TRY(const Estimate needed, estimate(any, parameters, context.memory_budget));
        KS_CHECK(dp::check_memory(needed, context.memory_budget));
        KS_TRY(const ShiftOr shift_or, find_shift_or("best"));
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
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

private:
    const VariantInfo info_{
        .id = "subset-sum.parry.exhaustive",
        .title = "Parry's loop, every subset",
        .kind = std::string(SubsetSumInstance::kind_id),
        .paper = "sso",
        .section = "3.2",
        .complexity = {.time = "O(2^n · log c)", .space = "O(n)", .source = "Sections 3.1 and 3.2"},
    };
};

} // namespace

const Variant& variant_subset_sum_parry_exhaustive() {
    static const SubsetSumParryExhaustive variant;
    return variant;
}

} // namespace ks::cpu

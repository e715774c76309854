// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 2.1: every bit string.
#include "solvers/core/variant.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/search_recording.h"
#include "solvers/problems/subset_sum/subsets.h"

namespace ks::cpu {

namespace {

class SubsetSumExhaustivePlain final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const double all = subsets::count(static_cast<const SubsetSumInstance&>(any).weights().size());
        KS_CHECK(subsets::check_count(info_.id, all));
        return Estimate{.operations = all};
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        KS_CHECK(estimate(any, parameters, context.memory_budget));
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
        context.begin_stage("compute");
        KS_TRY(const subsets::Best best,
               subsets::every_subset(instance.weights(), instance.target(), INT64_MAX, context));
        context.end_stage();
        return best.answer(Status::optimal);
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_search(info_.id, SubsetSearch::every, instance, std::move(stop));
    }

private:
    const VariantInfo info_{
        .id = "subset-sum.exhaustive.plain",
        .title = "Exhaustive: every subset",
        .kind = std::string(SubsetSumInstance::kind_id),
        .paper = "sso",
        .section = "2.1",
        .complexity = {.time = "Θ(2^n)", .space = "O(n)", .source = "Section 2.1"},
        .steps = true,
    };
};

} // namespace

const Variant& variant_subset_sum_exhaustive_plain() {
    static const SubsetSumExhaustivePlain variant;
    return variant;
}

} // namespace ks::cpu

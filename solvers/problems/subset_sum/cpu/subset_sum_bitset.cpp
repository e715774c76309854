// SPDX-License-Identifier: Apache-2.0
// Subset sum, 64 sums at a time: a row of bits, shifted by each weight and or-ed onto itself.
#include "solvers/core/variant.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/subset_sum/reached_sums.h"
#include "solvers/result/answer.h"

namespace ks::cpu {

namespace {

class SubsetSumBitset final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
        const std::int64_t limit = dp::last_column(instance);
        KS_TRY(const std::int64_t bytes, ReachedSums::bytes(limit));
        return Estimate{.host_bytes = bytes,
                        .operations = static_cast<double>(instance.weights().size()) *
                                      (static_cast<double>(limit) + 1)};
    }

    Result<Answer> solve(const Instance& any, const Parameters& parameters, Context& context) const override {
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
        KS_TRY(const Estimate needed, estimate(any, parameters, context.memory_budget));
        KS_CHECK(dp::check_memory(needed, context.memory_budget));
        const std::int64_t limit = dp::last_column(instance);
        context.begin_stage("compute");
        KS_TRY(ReachedSums sums, ReachedSums::allocate(limit));
        KS_CHECK(reach(sums, instance, limit, context,
                       [&](std::int64_t i, std::int64_t n) { context.report("compute", i, n); }));
        context.begin_stage("way-back");
        Answer answer = answer_of(instance, sums, sums.largest(), Status::optimal);
        context.end_stage();
        answer.facts = dp::end_facts(instance);
        return answer;
    }

private:
    const VariantInfo info_{
        .id = "subset-sum.bitset",
        .title = "Bits: 64 sums at a time",
        .kind = std::string(SubsetSumInstance::kind_id),
    };
};

} // namespace

const Variant& variant_subset_sum_bitset() {
    static const SubsetSumBitset variant;
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// SSO report, Section 3.3.1: whether a subset sums to exactly the target, by the full table of truths.
#include "solvers/core/variant.h"
#include "solvers/dp/fill.h"
#include "solvers/problems/subset_sum/recording.h"
#include "solvers/problems/subset_sum/rows.h"
#include "solvers/result/answer.h"

namespace ks::cpu {

namespace {

class SubsetSumDpV1 final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t memory) const override {
        KS_TRY(const dp::RowPlan plan,
               dp::plan_rows(dp::needs_of(static_cast<const SubsetSumInstance&>(any)), memory));
        return plan.estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const SubsetSumInstance&>(any);
        KS_TRY(const dp::RowPlan plan, dp::plan_rows(dp::needs_of(instance), context.memory_budget));
        KS_CHECK(dp::check_memory(plan.estimate, context.memory_budget));
        return dp::solve_sequentially<std::uint64_t>(instance, plan, context);
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_subset_sum(std::move(instance), std::move(stop));
    }
    Result<std::shared_ptr<const Recording>> map(InstancePtr instance, RowSource rows) const override {
        return map_subset_sum(std::move(instance), std::move(rows));
    }

private:
    const VariantInfo info_{
        .id = "subset-sum.dp.v1",
        .title = "Decision by the full table",
        .kind = std::string(SubsetSumInstance::kind_id),
        .question = Question::decide,
        .paper = "sso",
        .section = "3.3.1",

        .complexity = {.time = "Θ(n · c)", .space = "Θ(n · c)", .source = "Section 3.3.1"},
        .steps = true,
        .table = true,
    };
};

} // namespace

const Variant& variant_subset_sum_dp_v1() {
    static const SubsetSumDpV1 variant;
    return variant;
}

} // namespace ks::cpu

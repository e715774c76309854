// SPDX-License-Identifier: Apache-2.0
// Multiple-choice knapsack on one core: thesis, Algorithm 2.2 (line 6 put right: it initialises z_i, not
// z_0).
#include "solvers/core/variant.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/problems/multiple_choice/rows.h"
#include "solvers/result/answer.h"

namespace ks::cpu {

namespace {

class MckpSequential final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t memory) const override {
        KS_TRY(const dp::RowPlan plan,
               dp::plan_rows(dp::needs_of(static_cast<const MultipleChoiceInstance&>(any)), memory));
        return plan.estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const MultipleChoiceInstance&>(any);
        return dp::solve_within(dp::needs_of(instance), instance, context.memory_budget,
                                [&](auto cell, const dp::RowPlan& plan) {
                                    return dp::solve_sequentially<decltype(cell)>(instance, plan, context);
                                });
    }
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_multiple_choice(std::move(instance), std::move(stop));
    }
    Result<std::shared_ptr<const Recording>> map(InstancePtr instance, RowSource rows) const override {
        return map_multiple_choice(std::move(instance), std::move(rows));
    }

private:
    const VariantInfo info_{
        .id = "mckp.sequential",
        .title = "Sequential: one core, row by row",
        .kind = std::string(MultipleChoiceInstance::kind_id),
        .paper = "thesis",
        .section = "2.2.2",
        .algorithm = "2.2",
        .complexity = {.time = "O(m · (C + 1) · N)", .space = "O(m · C)", .source = "Section 2.2.2"},
        .steps = true,
        .table = true,
    };
};

} // namespace

const Variant& variant_mckp_sequential() {
    static const MckpSequential variant;
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// 0-1 knapsack on one core: thesis, Algorithm 2.1 (line 6 put right: an item does not fit when w_i > j).
#include "solvers/core/variant.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/knapsack/rows.h"
#include "solvers/result/answer.h"

namespace ks::cpu {

namespace {

class KnapsackSequential final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t memory) const override {
        KS_TRY(const dp::RowPlan plan,
               dp::plan_rows(dp::needs_of(static_cast<const KnapsackInstance&>(any)), memory));
        return plan.estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const KnapsackInstance&>(any);
        return dp::solve_within(dp::needs_of(instance), instance, context.memory_budget,
                                [&](auto cell, const dp::RowPlan& plan) {
                                    return dp::solve_sequentially<decltype(cell)>(instance, plan, context);
                                });
    }
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_knapsack(std::move(instance), std::move(stop));
    }
    Result<std::shared_ptr<const Recording>> map(InstancePtr instance, RowSource rows) const override {
        return map_knapsack(std::move(instance), std::move(rows));
    }

private:
    const VariantInfo info_{
        .id = "knapsack.sequential",
        .title = "Sequential: one core, row by row",
        .kind = std::string(KnapsackInstance::kind_id),
        .paper = "thesis",
        .section = "2.1.2",
        .algorithm = "2.1",
        .complexity = {.time = "O(N · C)", .space = "O(n · C)", .source = "Table 1.1; Section 2.1.2"},
        .steps = true,
        .table = true,
    };
};

} // namespace

const Variant& variant_knapsack_sequential() {
    static const KnapsackSequential variant;
    return variant;
}

} // namespace ks::cpu

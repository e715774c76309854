// SPDX-License-Identifier: Apache-2.0
// Instruction-set selection on one core: thesis, Algorithm 6.1 (line 8 put right: the minimum is over the row
// above and all choices), then Algorithm 6.3.
#include "solvers/core/variant.h"
#include "solvers/front/rows.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/recording.h"
#include "solvers/problems/instruction_set/rows.h"
#include "solvers/result/answer.h"

namespace ks::cpu {

namespace {

class InstructionSetSequential final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t memory) const override {
        KS_TRY(const dp::RowPlan plan, plan_of(static_cast<const InstructionSetInstance&>(any), memory));
        return plan.estimate;
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const InstructionSetInstance&>(any);
        KS_TRY(const dp::RowPlan plan, plan_of(instance, context.memory_budget));
        KS_CHECK(dp::check_memory(plan.estimate, context.memory_budget));
        return dp::solve_sequentially<double>(instance, plan, context);
    }
    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_instruction_set(std::move(instance), std::move(stop));
    }
    Result<std::shared_ptr<const Recording>> map(InstancePtr instance, RowSource rows) const override {
        return map_instruction_set(std::move(instance), std::move(rows));
    }

private:
    static Result<dp::RowPlan> plan_of(const InstructionSetInstance& instance, std::int64_t memory) {
        dp::RowNeeds needs = dp::needs_of(instance);
        needs.host_bytes = rounded_rows_bytes(dp::columns_of(instance));
        return dp::plan_rows(needs, memory);
    }

    const VariantInfo info_{
        .id = "instruction-set.sequential",
        .title = "Sequential: one core, row by row",
        .kind = std::string(InstructionSetInstance::kind_id),
        .paper = "thesis",
        .section = "6.1",
        .algorithm = "6.1",
        .complexity = {.time = "O(n · m · C)", .space = "O(m² · C)", .source = "Section 6.1"},
        .steps = true,
        .table = true,
    };
};

} // namespace

const Variant& variant_instruction_set_sequential() {
    static const InstructionSetSequential variant;
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
// Instruction-set selection without a table: lists of undominated points, merged task by task (Nemhauser and
// Ullmann 1969). Costs may be of any size; what counts is how many points a front has.
#include "solvers/core/formatted.h"
#include "solvers/core/variant.h"
#include "solvers/front/lists.h"
#include "solvers/problems/instruction_set/front_list_recording.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/parts.h"
#include "solvers/problems/instruction_set/way_back.h"
#include "solvers/result/answer.h"

namespace ks::cpu {

namespace {

class InstructionSetFrontList final : public Variant {
public:
    const VariantInfo& info() const override { return info_; }

    /// How long the lists become is known only when they are there; a list that grows beyond the memory is
    /// refused then.
    Result<Estimate> estimate(const Instance& any, const Parameters&, std::int64_t) const override {
        const auto& instance = static_cast<const InstructionSetInstance&>(any);
        const auto choices = static_cast<std::int64_t>(instance.all_choices().size());
        return Estimate{.host_bytes = choices * static_cast<std::int64_t>(sizeof(FrontProblem::Choice)),
                        .operations = static_cast<double>(choices)};
    }

    Result<Answer> solve(const Instance& any, const Parameters&, Context& context) const override {
        const auto& instance = static_cast<const InstructionSetInstance&>(any);
        KS_TRY(FrontLists lists, front_by_lists(front_problem(instance), context));
        Answer answer = answer_of(instance, std::move(lists.front));
        answer.facts = {
            {.name = "longest-list",
             .value = lists.longest_list,
             .unit = "points",
             .sentence = formatted("The longest list had {} points.", lists.longest_list)},
            {.name = "points-merged",
             .value = lists.points_merged,
             .unit = "points",
             .sentence = formatted("{} points of moved lists were merged.", lists.points_merged)}};
        return answer;
    }

    Result<std::shared_ptr<const Recording>> record(InstancePtr instance,
                                                    std::stop_token stop) const override {
        return record_front_list(std::move(instance), std::move(stop));
    }

private:
    const VariantInfo info_{
        .id = "instruction-set.front-list",
        .title = "Lists of undominated points",
        .kind = std::string(InstructionSetInstance::kind_id),
        .steps = true,
    };
};

} // namespace

const Variant& variant_instruction_set_front_list() {
    static const InstructionSetFrontList variant;
    return variant;
}

} // namespace ks::cpu

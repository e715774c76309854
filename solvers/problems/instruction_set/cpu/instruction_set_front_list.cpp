// SPDX-License-Identifier: Apache-2.0
// Instruction-set selection without a table: lists of undominated points, merged task by task (Nemhauser and
// Ullmann 1969). Costs may be of any size; the time depends on the number of points of the front.
#include "solvers/core/formatted.h"
#include "solvers/front/lists.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/instruction_set/front_list_recording.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/problems/instruction_set/parts.h"
#include "solvers/problems/instruction_set/way_back.h"

namespace ks::cpu {

namespace {

/// The length of the lists is not known beforehand; a run whose lists exceed the memory is stopped.
Result<Estimate> estimate_front_list(const InstructionSetInstance& instance, const Parameters&,
                                     std::int64_t) {
    const auto choices = static_cast<std::int64_t>(instance.all_choices().size());
    return Estimate{.host_bytes = choices * static_cast<std::int64_t>(sizeof(FrontProblem::Choice)),
                    .operations = static_cast<double>(choices)};
}

Result<Answer> solve_front_list(const InstructionSetInstance& instance, const Parameters&, Context& context) {
    KS_TRY(FrontLists lists, front_by_lists(front_problem(instance), context));
    Answer answer = answer_of(instance, std::move(lists.front));
    answer.facts = {{.name = "longest-list",
                     .value = lists.longest_list,
                     .unit = "points",
                     .sentence = counted("The longest list had {} point.", "The longest list had {} points.",
                                         lists.longest_list)},
                    {.name = "points-merged",
                     .value = lists.points_merged,
                     .unit = "points",
                     .sentence = counted("{} point of moved lists was merged.",
                                         "{} points of moved lists were merged.", lists.points_merged)}};
    return answer;
}

} // namespace

const Variant& variant_instruction_set_front_list() {
    static const VariantOf<InstructionSetInstance> variant({
        .info =
            {
                .id = "instruction-set.front-list",
                .title = "Lists of undominated points",
                .steps = true,
            },
        .estimate = estimate_front_list,
        .solve = solve_front_list,
        .record = record_front_list,
    });
    return variant;
}

} // namespace ks::cpu

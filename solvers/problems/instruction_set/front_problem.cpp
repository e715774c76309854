// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/instruction_set/parts.h"

namespace ks {

FrontProblem front_problem(const InstructionSetInstance& instance) {
    FrontProblem problem{.group_word = "task",
                         .limit = instance.capacity(),
                         .less_is_better = true,
                         .base = instance.software(),
                         .denominator = instance.denominator()};
    problem.groups.resize(instance.task_count());
    for (std::size_t i = 0; i < instance.task_count(); ++i) {
        Front::Chosen index = 0;
        for (const CustomInstruction& choice : instance.choices(i))
            problem.groups[i].choices.push_back(
                {.cost = choice.cost, .gain = instance.gain(i, choice), .index = index++});
    }
    return problem;
}

} // namespace ks

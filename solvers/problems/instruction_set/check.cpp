// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/instruction_set/parts.h"

namespace ks {

namespace {

__extension__ using Exact = __int128; // an execution time times the denominator is below 2^125

/// The cost and utilisation of a task with each of its choices, and at the end without a choice: fractions
/// over the instance's denominator, computed from the times.
struct Use {
    std::int64_t cost = 0;
    std::int64_t utilisation = 0;
};
using UsesOfTasks = std::vector<std::vector<Use>>;

UsesOfTasks uses_of(const InstructionSetInstance& instance) {
    UsesOfTasks uses(instance.task_count());
    for (std::size_t i = 0; i < instance.task_count(); ++i) {
        const auto over_denominator = [&](std::int64_t execution) {
            return static_cast<std::int64_t>(Exact{execution} * instance.denominator() /
                                             instance.task(i).period);
        };
        for (const CustomInstruction& choice : instance.choices(i))
            uses[i].push_back({choice.cost, over_denominator(instance.task(i).execution - choice.gain)});
        uses[i].push_back({0, over_denominator(instance.task(i).execution)});
    }
    return uses;
}

/// The cost and utilisation of a point's selection.
struct TotalUse {
    Exact cost = 0, utilisation = 0;
};

Result<TotalUse> total_of(const UsesOfTasks& uses, std::span<const Front::Chosen> chosen) {
    if (chosen.size() != uses.size())
        return wrong_answer(counted("a point has choices for {} task of {}",
                                    "a point has choices for {} tasks of {}", std::ssize(chosen),
                                    chosen.size(), uses.size()));
    TotalUse total;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const std::size_t none = uses[i].size() - 1;
        const std::size_t k = chosen[i] == Front::none ? none : static_cast<std::size_t>(chosen[i]);
        if (chosen[i] != Front::none && (chosen[i] < 0 || k >= none))
            return wrong_answer(formatted("task {} has no choice {}", i, chosen[i]));
        total.cost += uses[i][k].cost;
        total.utilisation += uses[i][k].utilisation;
    }
    return total;
}

} // namespace

Result<void> check_instruction_set(const InstructionSetInstance& instance, const Answer& answer) {
    if (!answer.front)
        return wrong_answer(
            "an instruction-set selection asks for a front: the empty selection is always legal");
    const Front& front = *answer.front;
    const UsesOfTasks uses = uses_of(instance);
    for (std::size_t p = 0; p < front.size(); ++p) {
        const Front::Point& point = front.points()[p];
        KS_TRY(const TotalUse totals, total_of(uses, front.chosen(p)));
        if (totals.cost > instance.capacity())
            return wrong_answer(formatted("a selection costs more than {}", instance.capacity()));
        if (totals.cost != point.cost)
            return wrong_answer(formatted("the selection of the point of cost {} costs {}", point.cost,
                                          static_cast<std::int64_t>(totals.cost)));
        if (totals.utilisation * front.denominator() != Exact{point.numerator} * instance.denominator())
            return wrong_answer(formatted("the point of cost {} has not the utilisation {}", point.cost,
                                          front.exact(p).text()));
    }
    return {};
}

} // namespace ks

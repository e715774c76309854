// SPDX-License-Identifier: Apache-2.0
#include "solvers/result/check.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/instruction_set/parts.h"

namespace ks {

namespace {

__extension__ using Exact = __int128; // an execution time times the common denominator is below 2^125

/// What a point's selection costs, and its utilisation over the instance's denominator, from the tasks'
/// times.
struct Totals {
    Exact cost = 0, utilisation = 0;
};

Result<Totals> totals_of(const InstructionSetInstance& instance, std::span<const Front::Chosen> chosen) {
    if (chosen.size() != instance.task_count())
        return wrong_answer(
            formatted("a point has choices for {} tasks of {}", chosen.size(), instance.task_count()));
    Totals totals;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        std::int64_t execution = instance.task(i).execution;
        if (chosen[i] != Front::none) {
            const auto choices = instance.choices(i);
            if (chosen[i] < 0 || static_cast<std::size_t>(chosen[i]) >= choices.size())
                return wrong_answer(formatted("task {} has no choice {}", i, chosen[i]));
            const CustomInstruction& choice = choices[static_cast<std::size_t>(chosen[i])];
            execution -= choice.gain;
            totals.cost += choice.cost;
        }
        totals.utilisation += Exact{execution} * instance.denominator() / instance.task(i).period;
    }
    return totals;
}

} // namespace

Result<void> check_instruction_set(const Instance& any, const Answer& answer) {
    const auto& instance = static_cast<const InstructionSetInstance&>(any);
    if (!answer.front)
        return wrong_answer(
            "an instruction-set selection asks for a front: the empty selection is always legal");
    const Front& front = *answer.front;
    for (std::size_t p = 0; p < front.size(); ++p) {
        const Front::Point& point = front.points()[p];
        KS_TRY(const Totals totals, totals_of(instance, front.chosen(p)));
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

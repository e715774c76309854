// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/known_selection_fact.h"

#include "solvers/core/formatted.h"
#include "solvers/instance/contents.h"
#include "solvers/kinds/kind.h"

namespace ks {

namespace {

Sentence sentence_of(const Item& known, const SumUnits& units, const Answer& answer) {
    if (units.limit && known.weight > *units.limit)
        return formatted("The file's solution is infeasible: its weight {} is above {}.",
                         with_quantity(known.weight, units.weight),
                         with_quantity(*units.limit, units.weight));
    const std::string theirs = with_quantity(known.value, units.value),
                      ours = with_quantity(*answer.objective, units.value);
    return answer.status == Status::optimal
               ? formatted("The file's solution has value {}, the optimum is {}.", theirs, ours)
               : formatted("The file's solution has value {}, this one has value {}.", theirs, ours);
}

} // namespace

std::optional<Fact> known_selection_fact(const Instance& instance, const Answer& answer) {
    const auto& known = instance.contents().known();
    if (!known || !answer.selection || !answer.objective)
        return std::nullopt;
    const Item sums = sums_of(instance, *known);
    return Fact{.name = "known-selection",
                .value = sums.value,
                .unit = "",
                .sentence = sentence_of(sums, sum_units_of(instance), answer)};
}

} // namespace ks

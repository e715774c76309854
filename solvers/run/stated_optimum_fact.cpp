// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/stated_optimum_fact.h"

#include "solvers/core/formatted.h"
#include "solvers/core/number_word.h"
#include "solvers/instance/contents.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/stated_optimum.h"

namespace ks {

namespace {

Sentence sentence_of(const std::string& stated, bool same, const std::string& ours, Status status) {
    if (status != Status::optimal)
        return formatted("The file states the optimum {}, this selection has value {}.", stated, ours);
    return same ? formatted("The file states the optimum {}, and that is the optimum.", stated)
                : formatted("The file states the optimum {}, but the optimum is {}.", stated, ours);
}

} // namespace

std::optional<Fact> stated_optimum_fact(const Instance& instance, const Answer& answer) {
    const auto stated = stated_optimum(instance.source());
    if (!stated || !answer.selection || !answer.objective)
        return std::nullopt;
    const Unit unit = sum_units_of(instance).value;
    const auto number = times(number_word(*stated, Point::decimal), unit.factor);
    return Fact{.name = "stated-optimum",
                .value = *stated,
                .unit = "",
                .sentence =
                    sentence_of(number ? with_quantity(*number, unit) : *stated, number == answer.objective,
                                with_quantity(*answer.objective, unit), answer.status)};
}

} // namespace ks

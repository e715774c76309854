// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/lp_bound_fact.h"

#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks {

namespace {

/// Returns "113/60", or with a unit "113/60 (at most 11.3 EUR)".
std::string bound_words(const Fraction& bound, std::int64_t whole, const Unit& unit) {
    return unit.any() ? std::string(formatted("{} (at most {})", bound.text(), quantity(whole, unit)))
                      : bound.text();
}

Sentence sentence_of(const std::string& bound, std::int64_t whole, const Unit& unit, const Answer& answer) {
    if (whole <= *answer.objective)
        return formatted("The LP bound is {}: nothing better is possible.", bound);
    if (answer.status == Status::optimal)
        return formatted("The LP bound is {}; it alone does not prove the optimum.", bound);
    return formatted("The LP bound is {}: the optimum is at most {} more than this.", bound,
                     with_quantity(whole - *answer.objective, unit));
}

} // namespace

std::optional<Fact> lp_bound_fact(const Instance& instance, const Answer& answer, const Context& context) {
    const Kind& kind = kind_of(instance);
    const bool selected = answer.selection && answer.objective &&
                          (answer.status == Status::optimal || answer.status == Status::feasible);
    if (!kind.lp_bound || !selected || std::ranges::count(answer.facts, "lp-bound", &Fact::name) > 0)
        return std::nullopt;
    const Result<std::optional<Fraction>> bound = kind.lp_bound(instance, context);
    if (!bound || !*bound)
        return std::nullopt;
    const auto whole = static_cast<std::int64_t>((*bound)->floor());
    const Unit unit = sum_units_of(instance).value;
    return Fact{.name = "lp-bound",
                .value = whole,
                .unit = "",
                .sentence = sentence_of(bound_words(**bound, whole, unit), whole, unit, answer)};
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/lp_bound_fact.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/kind.h"

#include <algorithm>

namespace ks {

namespace {

Sentence sentence_of(const Fraction& bound, std::int64_t whole, const Answer& answer) {
    if (whole <= *answer.objective)
        return formatted("The LP bound is {}: nothing better is possible.", bound.text());
    if (answer.status == Status::optimal)
        return formatted("The LP bound is {}; it alone does not prove the optimum.", bound.text());
    return formatted("The LP bound is {}: the optimum is at most {} more than this.", bound.text(),
                     whole - *answer.objective);
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
    return Fact{
        .name = "lp-bound", .value = whole, .unit = "", .sentence = sentence_of(**bound, whole, answer)};
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/lp_bound_fact.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/kind.h"

#include <algorithm>

namespace ks {

namespace {

std::string sentence_of(const Fraction& bound, std::int64_t whole, const Answer& answer) {
    const std::string bound_is = formatted("The LP bound is {}", bound.text());
    if (whole <= *answer.objective)
        return bound_is + ": nothing better is possible.";
    if (answer.status == Status::optimal)
        return bound_is + "; it alone does not prove the optimum.";
    return formatted("{}: the optimum is at most {} more than this.", bound_is, whole - *answer.objective);
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

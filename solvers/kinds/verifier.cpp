// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/verifier.h"

#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "solvers/result/check.h"

namespace ks {

namespace {

/// Checks that the answer has the parts that its status requires, and that they are consistent.
Result<void> check_parts(const Kind& kind, const Answer& answer, bool none) {
    const int parts = answer.selection.has_value() + answer.front.has_value() + answer.plan.has_value();
    if (none && (answer.objective || answer.weight || parts > 0))
        return wrong_answer(formatted("{} has no objective, weight or selection", to_text(answer.status)));
    if (none)
        return {};
    if (parts > 1)
        return wrong_answer("it is more than one of a selection, a front and a plan");
    if ((answer.front || answer.plan) && (answer.objective || answer.weight))
        return wrong_answer("a front or a plan has no objective and no weight");
    if (answer.front)
        return check_front(*answer.front, kind.front != nullptr && kind.front->less_is_better);
    if (answer.plan)
        return check_plan(*answer.plan);
    if (!(answer.objective && answer.weight && answer.selection))
        return wrong_answer("its objective, weight or selection is missing");
    return {};
}

} // namespace

Result<std::optional<bool>> verify(const Instance& instance, const Answer& answer) {
    if (answer.status == Status::bound) {
        KS_CHECK(check_bound(answer));
        return std::optional<bool>();
    }
    const bool none = answer.status == Status::infeasible || answer.status == Status::not_found ||
                      answer.status == Status::ran;
    const Kind& kind = kind_of(instance);
    KS_CHECK(check_parts(kind, answer, none));
    if (answer.status == Status::ran) // the variant solves no problem
        return std::optional<bool>();
    KS_CHECK(kind.check(instance, answer));
    return none ? std::optional<bool>() : std::optional(true);
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/front/problem.h"
#include "solvers/instance/contents.h"
#include "solvers/kinds/kind.h"

namespace ks {

/// KindFront::problem for a kind that defines `FrontProblem front_problem(const SomeInstance&)`.
template <class SomeInstance>
Result<FrontProblem> front_problem_of(const SomeInstance& instance) {
    if (instance.contents().all_records() > most_front_choices)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("a front is found of at most {} choices", most_front_choices),
                     .todo = "use a smaller instance"};
    return front_problem(instance);
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/fraction.h"
#include "solvers/core/text.h"
#include "solvers/result/check.h"

namespace ks {

Result<void> check_bound(const Answer& answer) {
    if (answer.selection || answer.weight)
        return wrong_answer("a bound has no selection and no weight");
    if (answer.front || answer.plan)
        return wrong_answer("a bound is neither a front nor a plan");
    const std::optional<Fraction> exact = Fraction::parse(answer.bound);
    if (!exact)
        return wrong_answer(
            formatted("its bound '{}' is no fraction in lowest terms", printable(answer.bound)));
    if (!answer.objective || *answer.objective < 0 ||
        exact->floor() != static_cast<Fraction::Wide>(*answer.objective))
        return wrong_answer(formatted("its objective is not the whole part of its bound {}", answer.bound));
    return {};
}

} // namespace ks

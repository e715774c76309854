// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/fraction.h"
#include "solvers/core/text.h"
#include "solvers/result/check.h"

#include <algorithm>
#include <cmath>

namespace ks {

namespace {

/// A value is the double nearest to its fraction, or a neighbour of that where it was summed up.
constexpr double closeness = 1e-12;

Result<void> check_exact(const FrontPoint& point) {
    if (point.exact.empty())
        return {};
    const std::optional<Fraction> exact = Fraction::parse(point.exact);
    if (!exact)
        return wrong_answer(
            formatted("'{}' of its front is no fraction in lowest terms", printable(point.exact)));
    if (std::abs(point.value - exact->value()) > closeness * std::max(1.0, exact->value()))
        return wrong_answer("a value of its front is not " + point.exact);
    return {};
}

} // namespace

Result<void> check_front(const Front& front) {
    if (front.empty())
        return wrong_answer("its front has no point");
    for (std::size_t i = 0; i < front.size(); ++i) {
        KS_CHECK(check_exact(front[i]));
        if (i > 0 && front[i].cost <= front[i - 1].cost)
            return wrong_answer(formatted("its front is not in order of cost: {} comes behind {}",
                                          front[i].cost, front[i - 1].cost));
        if (i > 0 && front[i].value <= front[i - 1].value)
            return wrong_answer(formatted(
                "the point of cost {} of its front is worth no more than a cheaper one", front[i].cost));
    }
    return {};
}

} // namespace ks

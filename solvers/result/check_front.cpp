// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/fraction.h"
#include "solvers/core/text.h"
#include "solvers/result/check.h"

#include <algorithm>
#include <cmath>

namespace ks {

namespace {

/// A value is the double nearest to its fraction, or one beside it where it was summed up.
constexpr double closeness = 1e-12;

Result<void> check_exact(const FrontPoint& point) {
    if (point.exact.empty())
        return {};
    const std::optional<Fraction> exact = Fraction::parse(point.exact);
    if (!exact)
        return wrong_answer("'" + printable(point.exact) + "' of its front is no fraction in lowest terms");
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
            return wrong_answer("its front is not in order of cost: " + std::to_string(front[i].cost) +
                                " comes behind " + std::to_string(front[i - 1].cost));
        if (i > 0 && front[i].value <= front[i - 1].value)
            return wrong_answer("the point of cost " + std::to_string(front[i].cost) +
                                " of its front is worth no more than a cheaper one");
    }
    return {};
}

} // namespace ks

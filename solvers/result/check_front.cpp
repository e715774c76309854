// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/result/check.h"

namespace ks {

Result<void> check_front(const Front& front, bool less_is_better) {
    if (front.empty())
        return wrong_answer("its front has no point");
    const auto points = front.points();
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (points[i].cost <= points[i - 1].cost)
            return wrong_answer(formatted("its front is not in order of cost: {} comes behind {}",
                                          points[i].cost, points[i - 1].cost));
        const bool better = less_is_better ? points[i].numerator < points[i - 1].numerator
                                           : points[i].numerator > points[i - 1].numerator;
        if (!better)
            return wrong_answer(formatted("the point of cost {} of its front is no better than a cheaper one",
                                          points[i].cost));
    }
    return {};
}

} // namespace ks

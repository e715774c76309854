// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/rows.h"

#include <cassert>

namespace ks {

RoundedRows rounded_rows(const FrontProblem& problem) {
    assert(problem.less_is_better);
    constexpr double roundings_a_row = 6, rounding = 0x1p-53;
    const double denominator = static_cast<double>(problem.denominator);
    const double start = static_cast<double>(problem.base) / denominator;
    const double rows = static_cast<double>(problem.groups.size()) + 1;
    return {.start = start, .per_gain = 1 / denominator, .error = rows * roundings_a_row * rounding * start};
}

} // namespace ks

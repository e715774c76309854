// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/parts.h"

#include <algorithm>

namespace ks {

Result<std::optional<Fraction>> lp_bound_subset_sum(const SubsetSumInstance& instance, const Context&) {
    std::int64_t fitting = 0;
    for (const std::int64_t weight : instance.weights())
        if (weight <= instance.target())
            fitting += weight;
    return std::optional(Fraction(static_cast<Fraction::Wide>(std::min(instance.target(), fitting)), 1));
}

} // namespace ks

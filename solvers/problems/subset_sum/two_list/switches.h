// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/parameters.h"
#include "solvers/problems/subset_sum/two_list/halves.h"

#include <vector>

namespace ks::two_list {

/// Which stages are the improved ones (Wan et al., Section 4); each can be switched separately.
struct Switches {
    bool generation = true; ///< sums above the target are discarded at once (Section 4.1)
    bool pruning = true;    ///< two binary searches per thread (Section 4.2)
    bool search = true;     ///< four binary searches cut a pair of blocks down (Section 4.3)

    /// Section 4.1 sorts the weights.
    Order order() const { return generation ? Order::nonincreasing : Order::as_given; }
};

/// Returns the parameters `generation`, `pruning` and `search`, improved by default.
std::vector<Parameter> switch_parameters();
Switches switches(const Parameters& parameters);

} // namespace ks::two_list

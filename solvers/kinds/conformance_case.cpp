// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/conformance_case.h"

#include <set>

namespace ks {

std::vector<std::int64_t> block_boundary_capacities() {
    std::set<std::int64_t> capacities; // a set, because two blocks of 256 are one of 512
    for (const std::int64_t block : {32, 256, 512, 672, 1024})
        for (const std::int64_t blocks : {1, 2})
            for (const std::int64_t beyond : {-1, 0, 1})
                capacities.insert(blocks * block + beyond - 1);
    return {capacities.begin(), capacities.end()};
}

Item random_item(Random& random, std::int64_t value, std::int64_t weight) {
    const std::int64_t drawn = random.between(0, value);
    return {drawn, random.between(0, weight)};
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/parts.h"

#include <algorithm>

namespace ks {

namespace {

/// Tries to take and to leave each weight; `room` is the remaining part of the target.
std::int64_t closest(std::span<const std::int64_t> weights, std::int64_t room) {
    if (weights.empty())
        return 0;
    const std::int64_t first = weights.front();
    const std::int64_t without = closest(weights.subspan(1), room);
    return first <= room ? std::max(without, first + closest(weights.subspan(1), room - first)) : without;
}

} // namespace

std::int64_t brute_force(const SubsetSumInstance& instance) {
    return closest(instance.weights(), instance.target());
}

} // namespace ks

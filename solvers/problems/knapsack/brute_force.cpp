// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/parts.h"

#include <algorithm>

namespace ks {

namespace {

/// Tries to take and to leave each item; `room` is the remaining capacity. Leaving all of them is always
/// legal.
std::int64_t best_of(std::span<const Item> items, std::int64_t room) {
    if (items.empty())
        return 0;
    const Item& first = items.front();
    std::int64_t best = best_of(items.subspan(1), room);
    if (first.weight <= room)
        best = std::max(best, first.value + best_of(items.subspan(1), room - first.weight));
    return best;
}

} // namespace

std::optional<std::int64_t> brute_force(const KnapsackInstance& instance) {
    return best_of(instance.items(), instance.capacity());
}

} // namespace ks

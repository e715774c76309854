// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/corpus.h"

#include <algorithm>
#include <set>

namespace ks {

namespace {

/// Takes or leaves each item; `room` is the capacity left. Leaving all of them is always legal.
std::int64_t best_of(std::span<const Item> items, std::int64_t room) {
    if (items.empty())
        return 0;
    const Item& first = items.front();
    std::int64_t best = best_of(items.subspan(1), room);
    if (first.weight <= room)
        best = std::max(best, first.value + best_of(items.subspan(1), room - first.weight));
    return best;
}

/// Takes each item of class `i` in turn.
std::optional<std::int64_t> best_from(const MultipleChoiceInstance& instance, std::size_t i,
                                      std::int64_t room) {
    if (i == instance.class_count())
        return 0;
    std::optional<std::int64_t> best;
    for (const Item& item : instance.items(i)) {
        if (item.weight > room)
            continue;
        if (const auto rest = best_from(instance, i + 1, room - item.weight))
            best = std::max(best, std::optional(item.value + *rest)); // nullopt compares as the least
    }
    return best;
}

} // namespace

std::optional<std::int64_t> brute_force(const KnapsackInstance& instance) {
    return best_of(instance.items(), instance.capacity());
}

std::optional<std::int64_t> brute_force(const MultipleChoiceInstance& instance) {
    return best_from(instance, 0, instance.capacity());
}

std::vector<std::int64_t> block_boundary_capacities() {
    std::set<std::int64_t> capacities; // two blocks of 256 are one of 512
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

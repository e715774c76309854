// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/multiple_choice/parts.h"

#include <algorithm>

namespace ks {

namespace {

/// Tries each item of class `i` in turn.
std::optional<std::int64_t> best_from(const MultipleChoiceInstance& instance, std::size_t i,
                                      std::int64_t room) {
    if (i == instance.class_count())
        return 0;
    std::optional<std::int64_t> best;
    for (const Item& item : instance.items(i)) {
        if (item.weight > room)
            continue;
        if (const auto rest = best_from(instance, i + 1, room - item.weight))
            best = std::max(best, std::optional(item.value + *rest)); // nullopt compares as the smallest
    }
    return best;
}

} // namespace

std::optional<std::int64_t> brute_force(const MultipleChoiceInstance& instance) {
    return best_from(instance, 0, instance.capacity());
}

} // namespace ks

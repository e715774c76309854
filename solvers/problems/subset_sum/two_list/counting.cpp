// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/two_list/counting.h"

#include "solvers/problems/subset_sum/two_list/stages.h"

#include <algorithm>

namespace ks::two_list {

namespace {

/// Returns the list with one more weight, limited to sums of at most `limit`.
std::vector<std::int64_t> with_weight(const std::vector<std::int64_t>& list, std::int64_t weight,
                                      std::int64_t limit) {
    const auto size = static_cast<std::int64_t>(list.size());
    const Range shifted = at_most<Direction::rising>(list.data(), size, weight, limit);
    std::vector<std::int64_t> grown(list.size() + static_cast<std::size_t>(shifted.size()));
    Silent silent;
    merge<Direction::rising>(list.data(), weight, {{0, size}, shifted}, 0, grown.data(), silent);
    return grown;
}

/// Returns how many pairs of a sum of one list and a sum of the other are together at most `limit`.
std::int64_t pairs_at_most(const std::vector<std::int64_t>& low, const std::vector<std::int64_t>& high,
                           std::int64_t limit) {
    std::int64_t pairs = 0;
    std::size_t fitting = low.size();
    for (const std::int64_t sum : high) {
        while (fitting > 0 && low[fitting - 1] > limit - sum)
            --fitting;
        pairs += static_cast<std::int64_t>(fitting);
    }
    return pairs;
}

} // namespace

std::vector<std::int64_t> sums_at_most(std::span<const std::int64_t> weights, std::int64_t limit) {
    std::vector<std::int64_t> counts{1}, low{0}, high{0};
    for (std::size_t j = 0; j < weights.size(); ++j) {
        std::vector<std::int64_t>& grows = j < (weights.size() + 1) / 2 ? low : high;
        grows = with_weight(grows, weights[j], limit);
        counts.push_back(pairs_at_most(low, high, limit));
    }
    return counts;
}

} // namespace ks::two_list

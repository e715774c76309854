// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/random.h"
#include "solvers/problems/subset_sum/two_list/stages.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <vector>

namespace ks::tests {

/// The sums of all subsets, including duplicates, in the list's order.
inline std::vector<std::int64_t> every_sum(std::span<const std::int64_t> weights,
                                           two_list::Direction direction = two_list::Direction::rising) {
    std::vector<std::int64_t> sums{0};
    for (const std::int64_t weight : weights)
        for (std::size_t i = 0, size = sums.size(); i < size; ++i)
            sums.push_back(sums[i] + weight);
    std::ranges::sort(sums);
    if (direction == two_list::Direction::falling)
        std::ranges::reverse(sums);
    return sums;
}

/// 0 to `most_n` weights, often with duplicates and with weights of 0.
inline std::vector<std::int64_t> few_weights(Random& random, std::int64_t most_n) {
    const std::int64_t most = random.between(0, 1) == 0 ? random.between(0, 9) : random.between(0, 1'000'000);
    std::vector<std::int64_t> weights;
    for (auto n = random.between(0, most_n); n > 0; --n)
        weights.push_back(random.between(0, most));
    return weights;
}

/// A random target: a subset's sum, a number close to one, any number, or one above all sums.
inline std::int64_t some_target(Random& random, std::span<const std::int64_t> weights) {
    const std::int64_t all = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    if (random.between(0, 2) == 0)
        return random.between(0, all + 3);
    std::int64_t sum = 0;
    for (const std::int64_t weight : weights)
        sum += random.between(0, 1) * weight;
    return std::max<std::int64_t>(0, sum + (random.between(0, 1) == 0 ? 0 : random.between(-1, 1)));
}

/// Even weights of `bits` bits and an odd target in the middle of their sums: no subset has this sum, so both
/// lists are walked completely.
inline std::vector<std::int64_t> even_weights(Random& random, std::int64_t n, int bits,
                                              std::int64_t& target) {
    std::vector<std::int64_t> weights;
    for (; n > 0; --n)
        weights.push_back(2 * random.between(0, (std::int64_t{1} << (bits - 1)) - 1));
    target = std::accumulate(weights.begin(), weights.end(), std::int64_t{0}) / 4 * 2 + 1;
    return weights;
}

} // namespace ks::tests

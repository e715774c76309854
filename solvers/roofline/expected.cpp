// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/measure.h"

#include <algorithm>
#include <array>

namespace ks::roofline::expected {

int max_plus(int thread, int rounds, int plus) {
    std::array<int, 8> chain{};
    for (std::size_t k = 0; k < chain.size(); ++k)
        chain[k] = (thread + 5 * static_cast<int>(k)) % 64;
    for (int sweep = 0; sweep < 8 * rounds; ++sweep)
        for (std::size_t k = 0; k < chain.size(); ++k)
            chain[k] = std::max(chain[k], chain[(k + 1) % chain.size()] + plus);
    return std::ranges::max(chain);
}

int shared(int thread_of_block, int rounds, int step) {
    int place = thread_of_block, sum = 0;
    for (int round = 0; round < rounds; ++round) {
        for (int k = 0; k < 16; ++k)
            sum += (place + 128 * k) % 13;
        place = (place + step) & 2047;
    }
    return sum;
}

int l2(std::span<const int> data, int thread, int threads, int rounds) {
    const std::size_t last = data.size() - 1;
    std::size_t place = static_cast<std::size_t>(thread);
    const auto all = static_cast<std::size_t>(threads);
    int sum = 0;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t k = 0; k < 8; ++k)
            sum += data[(place + k * all) & last];
        place = (place + 8 * all) & last;
    }
    return sum;
}

} // namespace ks::roofline::expected

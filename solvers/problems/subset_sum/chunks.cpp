// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/chunks.h"

#include <algorithm>
#include <numeric>

namespace ks::subsets {

Decreasing::Decreasing(std::span<const std::int64_t> given)
    : weights(given.begin(), given.end()), index(given.size()) {
    std::iota(index.begin(), index.end(), std::int64_t{0});
    std::ranges::stable_sort(index, std::greater(),
                             [&](std::int64_t i) { return given[static_cast<std::size_t>(i)]; });
    std::ranges::transform(index, weights.begin(),
                           [&](std::int64_t i) { return given[static_cast<std::size_t>(i)]; });
}

Chunks::Chunks(std::span<const std::int64_t> weights, std::size_t high)
    : weights_(weights), bits_(high), rest_(std::reduce(weights.begin() + static_cast<std::ptrdiff_t>(high),
                                                        weights.end(), std::int64_t{0})) {}

void Chunks::skip(std::size_t levels) {
    std::size_t end = bits_.size();
    for (; levels > 0 && end > 0 && bits_[end - 1] == 0; --levels)
        --end;
    add_at(end);
}

/// Adds 1 to the number formed by the bits [0, end); the later bits must be 0.
void Chunks::add_at(std::size_t end) {
    for (; end > 0 && bits_[end - 1] == 1; --end) {
        bits_[end - 1] = 0;
        smallest_ -= weights_[end - 1];
    }
    at_end_ = end == 0;
    if (at_end_)
        return;
    bits_[end - 1] = 1;
    smallest_ += weights_[end - 1];
}

} // namespace ks::subsets

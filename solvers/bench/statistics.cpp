// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/statistics.h"

#include <algorithm>
#include <cassert>

namespace ks {

double median_of(std::vector<double> samples) {
    assert(!samples.empty());
    std::ranges::sort(samples);
    const std::size_t middle = samples.size() / 2;
    return samples.size() % 2 == 1 ? samples[middle] : (samples[middle - 1] + samples[middle]) / 2;
}

Spread spread_of(std::vector<double> samples) {
    assert(!samples.empty());
    const auto [least, most] = std::ranges::minmax_element(samples);
    Spread spread{.median = median_of(samples), .min = *least, .max = *most};
    spread.samples = std::move(samples);
    return spread;
}

} // namespace ks

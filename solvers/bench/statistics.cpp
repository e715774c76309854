// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>

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

std::optional<Spread> ratio_of(const Spread& of, const Spread& over) {
    if (!(over.min > 0))
        return std::nullopt;
    return Spread{.median = of.median / over.median, .min = of.min / over.max, .max = of.max / over.min};
}

std::optional<Spread> geometric_mean_of(const std::vector<Spread>& ratios) {
    assert(!ratios.empty());
    Spread logarithms;
    for (const Spread& ratio : ratios) {
        if (!(ratio.min > 0))
            return std::nullopt;
        logarithms.median += std::log(ratio.median);
        logarithms.min += std::log(ratio.min);
        logarithms.max += std::log(ratio.max);
    }
    const auto mean = [count = static_cast<double>(ratios.size())](double sum) {
        return std::exp(sum / count);
    };
    return Spread{
        .median = mean(logarithms.median), .min = mean(logarithms.min), .max = mean(logarithms.max)};
}

} // namespace ks

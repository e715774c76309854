// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

namespace ks {

/// One measured quantity over its repetitions: milliseconds, or a number that a run reports.
struct Spread {
    double median = 0, min = 0, max = 0;
    std::vector<double> samples; ///< in the order they were taken

    friend bool operator==(const Spread&, const Spread&) = default;
};

/// The middle of the sorted samples, or the mean of the two in the middle. At least one sample.
double median_of(std::vector<double> samples);

/// The spread of at least one sample. It is exactly the same when it is computed again from samples that were
/// written and read.
Spread spread_of(std::vector<double> samples);

/// Returns how many times as long `of` took as `over`: the ratio of the medians, from the least to the most
/// that a sample of the one can be of a sample of the other, so it has the spread of both. It has no samples
/// because the two sides were not measured in pairs. Nothing if `over` has a time that is not above zero.
std::optional<Spread> ratio_of(const Spread& of, const Spread& over);

/// Returns the geometric means of the medians, minima and maxima, which summarise ratios of several
/// instances: the mean of the inverse ratios is then the inverse of the mean. At least one ratio. Nothing if
/// a ratio is not above zero.
std::optional<Spread> geometric_mean_of(const std::vector<Spread>& ratios);

} // namespace ks

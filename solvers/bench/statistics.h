// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

namespace ks {

/// One measured quantity over its repetitions: milliseconds, or a numeric fact of a run.
struct Spread {
    double median = 0, min = 0, max = 0;
    std::vector<double> samples; ///< in the order of measurement

    friend bool operator==(const Spread&, const Spread&) = default;
};

/// Returns the middle of the sorted samples, or the mean of the two in the middle. Requires at least one
/// sample.
double median_of(std::vector<double> samples);

/// Returns the spread of at least one sample. It is exactly the same when it is computed again from samples
/// that were written and read.
Spread spread_of(std::vector<double> samples);

/// Returns the time of `of` divided by the time of `over`: the ratio of the medians, and as minimum and
/// maximum the smallest and the largest ratio of a sample of one to a sample of the other, so it contains the
/// spread of both. It has no samples, because the two sides were not measured in pairs. Nothing if `over` has
/// a time that is not above zero.
std::optional<Spread> ratio_of(const Spread& of, const Spread& over);

/// Returns the geometric means of the medians, minima and maxima, which summarise ratios of several
/// instances: the mean of the inverse ratios is then the inverse of the mean. Requires at least one ratio.
/// Nothing if a ratio is not above zero.
std::optional<Spread> geometric_mean_of(const std::vector<Spread>& ratios);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

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

} // namespace ks

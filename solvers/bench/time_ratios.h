// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/results.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// The runs of a results file to compare: runs that differ only in one parameter.
struct RatioQuestion {
    std::string parameter;
    std::string of;              ///< value of the numerators; empty: each value except `over`
    std::string over;            ///< value of the denominators
    std::string stage;           ///< the stage whose time counts; empty: total time
    RecordedRow::Settings where; ///< settings that the instance's preset must have
};

/// The median time of one run divided by that of another run of the same instance.
struct TimeRatio {
    std::string instance; ///< as returned by instance_words()
    std::optional<std::int64_t> seed;
    double of_ms = 0, over_ms = 0; ///< both above zero

    double value() const { return of_ms / over_ms; }
};

/// The ratios of the instances of one preset and its settings; the instances differ in their seeds.
struct RatioGroup {
    std::string of;
    std::string instances;         ///< what distinguishes them from other groups, "kernels = 16"; may be
                                   ///< empty
    std::vector<TimeRatio> ratios; ///< at least one
};

/// Returns the groups by value of the parameter, otherwise in the order of the file. It is an input error if
/// the file has no such ratio.
Result<std::vector<RatioGroup>> ratio_groups(const RecordedResults& results, const RatioQuestion& question);

/// Returns how many numerator runs are in no group, because no matching denominator run exists.
std::size_t runs_without_partner(const RecordedResults& results, const RatioQuestion& question);

struct RatioSummary {
    std::size_t runs = 0, below_one = 0;
    double least = 0, mean = 0, most = 0;
};
/// Requires at least one ratio.
RatioSummary summary_of(const std::vector<TimeRatio>& ratios);

/// Bins of equal width on an axis for several groups. One bin begins at 1, so that no bin contains both
/// faster and slower runs.
struct RatioBins {
    double width = 1;
    std::int64_t first = 0, last = 0; ///< bin k contains ratios from edge(k) up to, but without, edge(k + 1)

    double edge(std::int64_t bin) const { return 1 + static_cast<double>(bin) * width; }
    std::size_t size() const { return static_cast<std::size_t>(last - first + 1); }
    /// Returns how many ratios each bin contains; every ratio is in a bin.
    std::vector<std::size_t> counts(const std::vector<TimeRatio>& ratios) const;
};
/// Returns the narrowest bins such that at most `most` reach from the smallest ratio to the largest, with at
/// least one on each side of 1. Their width is 1, 2 or 5 times a power of ten, and at least one thousandth.
/// `most` must be at least 3.
RatioBins bins_for(const std::vector<RatioGroup>& groups, std::size_t most);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/results.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// Which runs of a results file are compared: those that differ in one parameter alone.
struct RatioQuestion {
    std::string parameter;
    std::string of;              ///< its value whose times are divided; empty: each value but `over`
    std::string over;            ///< its value by whose times they are divided
    std::string stage;           ///< whose time counts; empty: whole times
    RecordedRow::Settings where; ///< settings that the preset of an instance must have for it to count
};

/// How many times as long one run took as another one of the same instance; medians.
struct TimeRatio {
    std::string instance; ///< as instance_words() has it
    std::optional<std::int64_t> seed;
    double of_ms = 0, over_ms = 0; ///< both above zero

    double value() const { return of_ms / over_ms; }
};

/// The ratios of the instances of one preset and its settings, which differ in their seeds.
struct RatioGroup {
    std::string of;
    std::string instances;         ///< what they have and others have not, "kernels = 16"; may be empty
    std::vector<TimeRatio> ratios; ///< at least one
};

/// The groups of one value of the parameter after those of another, otherwise in the order of the file. It is
/// an input error if there is nothing to divide.
Result<std::vector<RatioGroup>> ratio_groups(const RecordedResults& results, const RatioQuestion& question);

/// How many of the runs that were to be divided are in no group, for there is none like them to divide by.
std::size_t runs_without_partner(const RecordedResults& results, const RatioQuestion& question);

struct RatioSummary {
    std::size_t runs = 0, below_one = 0;
    double least = 0, mean = 0, most = 0;
};
/// Of at least one ratio.
RatioSummary summary_of(const std::vector<TimeRatio>& ratios);

/// Bins of equal width on an axis that groups share. One begins at 1, so that none holds both what was faster
/// and what was slower.
struct RatioBins {
    double width = 1;
    std::int64_t first = 0, last = 0; ///< bin k holds ratios from edge(k) up to, but without, edge(k + 1)

    double edge(std::int64_t bin) const { return 1 + static_cast<double>(bin) * width; }
    std::size_t size() const { return static_cast<std::size_t>(last - first + 1); }
    /// How many ratios each bin holds; all of them lie in a bin.
    std::vector<std::size_t> counts(const std::vector<TimeRatio>& ratios) const;
};
/// The narrowest bins, 1, 2 or 5 times a power of ten wide and of one thousandth at least, of which at most
/// `most` reach from the smallest ratio to the largest one, with one on each side of 1. `most` is at least 3.
RatioBins bins_for(const std::vector<RatioGroup>& groups, std::size_t most);

} // namespace ks

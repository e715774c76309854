// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/time_ratios.h"
#include "visual/scene/display_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// Ratios of times as histograms, a panel for each group, all with the same bins.
struct RatioHistograms {
    std::vector<RatioGroup> groups; ///< at least one, and at most `most_panels`
    std::size_t left_out = 0;       ///< runs without a matching run as divisor
    std::string over;               ///< the value whose times are the divisors

    static constexpr std::size_t most_panels = 9;

    std::vector<LegendEntry> legend() const;
    /// "random was faster in 45 of 100"
    std::string who_was_faster(const RatioGroup& group) const;
    /// States what was divided, the source and date of the measurements, and how often each value was faster.
    /// `stage`: the stage whose times are used; empty: whole times.
    std::string sentence(const std::string& stage, const RecordedResults& results) const;
    /// The ratios as a table with a header row.
    std::vector<std::vector<std::string>> rows() const;
};

/// Adds the panels to the area, each with its name, the number of runs in which each value was faster, and
/// the smallest, mean and largest ratio; returns the height used.
double add_ratio_histograms(DisplayList& list, const RatioHistograms& what, const Rect& area,
                            const TextMeasure& measure);

} // namespace ks::scene

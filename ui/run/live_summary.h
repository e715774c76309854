// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/figures.h"
#include "solvers/live/live_run.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ks::ui {

/// The few figures that a run which was watched is known by.
struct LiveSummary {
    std::int64_t solves = 0;
    std::optional<double> median_ms; ///< of the solves; never of the emulator's, whose time is no GPU's
    std::optional<double> sampled;   ///< mean occupancy of all samples, 0..1
    std::optional<live::AchievedOccupancy> achieved; ///< of the timeline
    /// Of the launch that runs longest, by the resources of its blocks; empty if other launches were on the
    /// SMs at the same time.
    std::optional<double> theoretical;
    std::optional<double> of_grid; ///< the same with no more blocks than its grid has, where that is less
    std::optional<std::size_t> longest_launch;
    live::Waves waves;   ///< of that launch
    double barriers = 0; ///< share of the blocks' time that they waited for the whole grid, 0..1
};

/// Looks at every block, so it belongs on a thread of its own where there are many.
LiveSummary summary_of(const live::LiveRun& run);

/// Of the solves without the probe, which take turns with those that have it; where there are none, of all.
std::optional<double> median_ms(const live::LiveRun& run);

} // namespace ks::ui

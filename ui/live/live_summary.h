// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/figures.h"
#include "solvers/live/live_run.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ks::ui {

/// The main numbers of a watched run.
struct LiveSummary {
    std::int64_t solves = 0;
    /// of the solves; empty for the emulator, whose time is not a GPU's time
    std::optional<double> median_ms;
    std::optional<double> sampled;                   ///< mean occupancy over all samples, 0..1
    std::optional<live::AchievedOccupancy> achieved; ///< from the timeline
    /// For the longest launch, from the resources of its blocks; empty if other launches were on the SMs at
    /// the same time.
    std::optional<double> theoretical;
    std::optional<double> of_grid; ///< the same limited by the number of blocks in the grid, if that is less
    std::optional<std::size_t> longest_launch;
    live::Waves waves;   ///< of the longest launch
    double barriers = 0; ///< the share of the blocks' time that they waited for the whole grid, 0..1
};

/// Visits every block, so call it in a separate thread if there are many.
LiveSummary summary_of(const live::LiveRun& run);

/// The median of the solves without the probe, which alternate with solves with it; if there are none, of all
/// solves.
std::optional<double> median_ms(const live::LiveRun& run);

} // namespace ks::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "solvers/occupancy/occupancy_advice.h"
#include "ui/live/live_summary.h"

#include <QString>

#include <optional>

namespace ks::ui {

/// The data that the Occupancy page needs to show the longest launch of a watched run.
struct LiveTheory {
    const DevicePreset* device = nullptr; ///< the preset most similar to the GPU
    BlockNeeds needs;
    LaunchGrid grid;
    QString kernel;
    bool alone = true; ///< false: other launches were on the SMs at the same time
    bool only = true;  ///< false: the run has other launches, too
};

/// Returns nothing if no launch was reported, or if no preset is similar to the GPU.
std::optional<LiveTheory> theory_of(const live::LiveRun& run, const LiveSummary& summary);

/// Sentences that state what limits that launch's occupancy (the grid first, then the resources of a block)
/// and what would raise it; empty if nothing limits it.
QString theory_sentences(const LiveTheory& theory);

} // namespace ks::ui

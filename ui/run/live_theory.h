// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "solvers/occupancy/occupancy_advice.h"
#include "ui/run/live_summary.h"

#include <QString>

#include <optional>

namespace ks::ui {

/// What the Occupancy page needs to show the launch of a watched run that ran longest.
struct LiveTheory {
    const DevicePreset* device = nullptr; ///< the one most like the GPU
    BlockNeeds needs;
    LaunchGrid grid;
    QString kernel;
    bool alone = true; ///< false: other launches were on the SMs at the same time
    bool only = true;  ///< false: the run has other launches, too
};

/// Nothing, where no launch was told of or no preset is like the GPU.
std::optional<LiveTheory> theory_of(const live::LiveRun& run, const LiveSummary& summary);

/// What limits that launch's occupancy, the grid before the resources of a block, and what would raise it, as
/// sentences; empty: nothing limits it.
QString theory_sentences(const LiveTheory& theory);

} // namespace ks::ui

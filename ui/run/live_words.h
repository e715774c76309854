// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/run/live_summary.h"

#include <QString>

namespace ks::ui {

/// How much can be seen of a run, in words: "GPU, blocks by the probe"; and why not more.
QString level_text(const live::LiveRun& run, const live::Watch& watch);
QString level_text(const live::LiveRun& run); ///< of one that has ended: what is there

/// "mckp.sync · block = 512 · NVIDIA H200".
QString name_of(const live::LiveRun& run);
/// "mckp.sync, block = 512": for a legend.
QString short_name_of(const live::LiveRun& run);
/// "NVIDIA H200", "emulator", "CPU".
QString device_of(const live::LiveRun& run);
/// The same with the machine, if it is known: "gpuhost, NVIDIA H200".
QString place_of(const live::LiveRun& run);

/// Achieved occupancy both ways, theory, waves, tail and waiting, as sentences.
QString sentences_of(const live::LiveRun& run, const LiveSummary& summary);

/// How a run compares with the baseline: its time as a ratio, its occupancy as a difference. Times of the
/// emulator, of two places or of two instances are not compared, and the sentence says why.
QString comparison_of(const live::LiveRun& run, const LiveSummary& summary, const live::LiveRun& baseline,
                      const LiveSummary& of_baseline);
/// The same in a few characters for a table: "1.35× as fast, +12 points".
QString short_comparison_of(const live::LiveRun& run, const LiveSummary& summary,
                            const live::LiveRun& baseline, const LiveSummary& of_baseline);

/// The occupancy that a run is known by: of the time that SMs were active, else the mean of its samples.
std::optional<double> occupancy_of(const LiveSummary& summary);

} // namespace ks::ui

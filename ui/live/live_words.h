// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/live/live_summary.h"

#include <QString>

namespace ks::ui {

/// The level of detail of a run: "GPU, blocks by the probe", and why there is not more.
QString level_text(const live::LiveRun& run, const live::Watch& watch);
QString level_text(const live::LiveRun& run); ///< of a run that has ended, from its data

/// "mckp.sync · block = 512 · NVIDIA H200".
QString name_of(const live::LiveRun& run);
/// "mckp.sync, block = 512": for a legend.
QString short_name_of(const live::LiveRun& run);
/// "NVIDIA H200", "emulator", "CPU".
QString device_of(const live::LiveRun& run);
/// The same with the machine, if it is known: "gpuhost, NVIDIA H200".
QString place_of(const live::LiveRun& run);

/// Sentences on achieved occupancy (both definitions), theoretical occupancy, waves, tail and waiting.
QString sentences_of(const live::LiveRun& run, const LiveSummary& summary);

/// Compares a run with the baseline: time as a ratio, occupancy as a difference. Times of the emulator, of
/// two places or of two instances are not compared; the sentence then states why.
QString comparison_of(const live::LiveRun& run, const LiveSummary& summary, const live::LiveRun& baseline,
                      const LiveSummary& of_baseline);
/// The same in a few characters, for a table: "1.35× as fast, +12 points".
QString short_comparison_of(const live::LiveRun& run, const LiveSummary& summary,
                            const live::LiveRun& baseline, const LiveSummary& of_baseline);

/// The occupancy that represents a run: over the time in which SMs were active; without that, the mean of its
/// samples.
std::optional<double> occupancy_of(const LiveSummary& summary);

} // namespace ks::ui

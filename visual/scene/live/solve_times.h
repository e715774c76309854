// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "visual/scene/live/live_view.h"
#include "visual/scene/measure.h"

#include <optional>
#include <span>
#include <string>

namespace ks::scene {

/// The solves of a run that repeats.
struct SolveTimes {
    std::span<const live::SolveTime> solves;
    std::span<const live::StageTime> stages; ///< of a solve, without the probe if there is one; may be empty
    TimeSpan window;                         ///< in seconds; empty: the whole run
    std::optional<double> cursor;            ///< in seconds
    std::optional<double> rows_per_second;   ///< in the stage `compute` of that solve
    std::string source;                      ///< "measured on NVIDIA H200"
};

/// Draws a point for each solve over the time of the run, or smallest and largest where they are too close,
/// those with the probe outlined; the median (without the probe, where there are both) as a line, half and
/// all of them as bands in words, and the stages of a solve as a strip with its legend. Wants 160
/// pixels of height or more.
DrawnPlot add_solve_times(DisplayList& list, const SolveTimes& times, const Rect& area,
                          const TextMeasure& measure);

/// "124 solves: median 1.88 ms, half of them from 1.87 ms to 1.90 ms, all from 1.85 ms to 2.40 ms." Where
/// solves with and without the probe take turns, those without it, the others' median and what the probe
/// costs.
std::string sentence_of(std::span<const live::SolveTime> solves);

} // namespace ks::scene

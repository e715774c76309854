// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"
#include "visual/scene/live/live_view.h"
#include "visual/scene/measure.h"

#include <optional>
#include <span>
#include <string>

namespace ks::scene {

/// The solves of a run that repeats its solve.
struct SolveTimes {
    std::span<const live::SolveTime> solves;
    /// the stages of a solve, without the probe if possible; may be empty
    std::span<const live::StageTime> stages;
    TimeSpan window;                       ///< in seconds; empty: the whole run
    std::optional<double> cursor;          ///< in seconds
    std::optional<double> rows_per_second; ///< in the stage `compute` of the same solve
    std::string source;                    ///< "measured on NVIDIA H200"
};

/// Draws a point per solve over the time of the run, or the smallest and largest if points are too close;
/// solves with the probe are outlined. Also draws the median (of the solves without the probe, if both occur)
/// as a line, the middle half and the range as bands with words, and the stages of a solve as a strip with a
/// legend. It needs a height of at least 160 pixels.
DrawnPlot add_solve_times(DisplayList& list, const SolveTimes& times, const Rect& area,
                          const TextMeasure& measure);

/// "124 solves: median 1.88 ms, half of them from 1.87 ms to 1.90 ms, all from 1.85 ms to 2.40 ms." If solves
/// with and without the probe alternate: the numbers without it, the median with it, and the cost of the
/// probe.
std::string sentence_of(std::span<const live::SolveTime> solves);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/counters.h"
#include "solvers/live/figures.h"
#include "visual/scene/live/live_view.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>

namespace ks::scene {

/// The hardware's counters of a run.
struct CountersPicture {
    const live::Counters* counters = nullptr;     ///< null: none were asked for
    std::optional<live::AchievedOccupancy> probe; ///< the probe's own, to be held against the counter's
    TimeSpan window;                              ///< of the curves, in seconds; empty: all
    std::optional<double> cursor;                 ///< of the curves, in seconds
    std::string device;                           ///< "NVIDIA H200"
    double scroll = 0;                            ///< rows of the table that are left out at the top
};

/// Draws a table (name, value with its unit, the counter's name in the hardware's list) for each kernel, and
/// small curves below it; achieved occupancy stands beside the probe's. Where there are no counters it says
/// why. Gives the height used; a last line counts the rows that do not fit.
double add_counters_picture(DisplayList& list, const CountersPicture& picture, const Rect& area,
                            const TextMeasure& measure);

/// A counter's value with its unit: "66.4 %", "1.20 GiB", "1.88 ms", "303 501".
std::string counter_text(const live::Counter& counter);

} // namespace ks::scene

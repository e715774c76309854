// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/counters.h"
#include "solvers/live/figures.h"
#include "visual/scene/live/live_view.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>

namespace ks::scene {

/// The hardware counters of a run.
struct CountersPicture {
    const live::Counters* counters = nullptr;     ///< null: none were requested
    std::optional<live::AchievedOccupancy> probe; ///< the probe's occupancy, to compare with the counter's
    TimeSpan window;                              ///< time span of the curves, in seconds; empty: all
    std::optional<double> cursor;                 ///< time in the curves, in seconds
    std::string device;                           ///< "NVIDIA H200"
    double scroll = 0;                            ///< the number of table rows scrolled off at the top
};

/// Draws a table for each kernel (name, value with its unit, the counter's name in the hardware's list), with
/// small curves below. Achieved occupancy is next to the probe's. Without counters, the reason is
/// shown. Returns the height used; a last line states how many rows do not fit.
double add_counters_picture(DisplayList& list, const CountersPicture& picture, const Rect& area,
                            const TextMeasure& measure);

/// A counter's value with its unit: "66.4 %", "1.20 GiB", "1.88 ms", "303 501".
std::string counter_text(const live::Counter& counter);

} // namespace ks::scene

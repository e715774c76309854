// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/plot_frame.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// A small curve with a title, its last value and its own axis.
struct SmallCurve {
    std::string title, value; ///< "Power", "412 W"
    std::vector<double> times, values;
    double bin = 0; ///< as in CurveData
    ValueAxis axis;
    std::vector<TimeSpan> marked; ///< drawn hatched: times of reduced clocks
};

/// Adds curves side by side with the same time axis, as many per line as are wide enough. Returns the height
/// used and, in `plots`, the plot of each curve.
double add_small_curves(DisplayList& list, std::span<const SmallCurve> curves, TimeSpan shown,
                        std::optional<double> cursor, const Rect& area, const TextMeasure& measure,
                        std::vector<DrawnPlot>& plots);
/// The smallest height that `add_small_curves` needs at this width.
double least_height_of(std::size_t curves, double width);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/plot_frame.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// A small curve with a title, its last value and an axis of its own.
struct SmallCurve {
    std::string title, value; ///< "Power", "412 W"
    std::vector<double> times, values;
    double bin = 0; ///< as in CurveData
    ValueAxis axis;
    std::vector<TimeSpan> marked; ///< hatched: clocks held down
};

/// Adds curves side by side, all with the same times, as many a line as are wide enough. Gives the height
/// used and, in `plots`, where each was drawn.
double add_small_curves(DisplayList& list, std::span<const SmallCurve> curves, TimeSpan shown,
                        std::optional<double> cursor, const Rect& area, const TextMeasure& measure,
                        std::vector<DrawnPlot>& plots);
/// What `add_small_curves` takes of this width at least.
double least_height_of(std::size_t curves, double width);

} // namespace ks::scene

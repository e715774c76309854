// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "visual/charts/bar_chart.h"
#include "visual/charts/set_chart.h"

namespace ks::visual {

enum class AxisScale { linear, log };

/// The value axis of a chart. A linear axis starts at zero. A log axis starts at a power of ten, and its
/// title says "log".
struct Axis {
    AxisScale scale = AxisScale::linear;
    double unit = 1;          ///< values are divided by this: 1e-3 for an axis in ms
    double low = 0, high = 1; ///< the ends, in that unit; powers of ten for log
    std::string title;        ///< "Time (ms)", "Time (ms, log)"

    struct Tick {
        double value; ///< in that unit
        std::string label;
    };
    std::vector<Tick> ticks; ///< both ends included

    /// Returns the position of `value` on the axis: 0 at `low`, 1 at `high`; values outside give less than 0
    /// or more than 1. On a log axis values <= 0 give 0.
    double share(double value) const;
};

/// An axis whose ends enclose every bar and its spread, with ticks at 1, 2 or 5 times a power of ten.
Axis axis_for(const BarChart& chart, AxisScale scale);
Axis axis_for(const SetChart& chart, AxisScale scale);

} // namespace ks::visual

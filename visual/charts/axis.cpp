// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/axis.h"
#include "solvers/core/language.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

namespace ks::visual {
namespace {

struct Extent {
    double smallest = std::numeric_limits<double>::infinity(); ///< above zero
    double largest = 0;

    void take(double value) {
        if (value > 0)
            smallest = std::min(smallest, value);
        largest = std::max(largest, value);
    }
    void take(double value, const std::optional<Spread>& spread) {
        take(value);
        if (spread) {
            take(spread->min);
            take(spread->max);
        }
    }
};

/// 1, 2 or 5 times a power of ten, so that about five steps reach `largest`.
double nice_step(double largest) {
    const double rough = largest / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough)
            return factor * power;
    return 10 * power;
}

std::pair<double, std::string> time_unit(double seconds) {
    constexpr std::array<std::pair<double, const char*>, 3> units{{{1e-9, "ns"}, {1e-6, "µs"}, {1e-3, "ms"}}};
    for (const auto& [size, name] : units)
        if (seconds / size < 1000)
            return {size, name};
    return {1, "s"};
}

void set_linear(Axis& axis, double largest) {
    const double step = nice_step(largest);
    const int steps = static_cast<int>(std::ceil(largest / step - 1e-9));
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    for (int i = 0; i <= steps; ++i)
        axis.ticks.push_back({.value = i * step, .label = scene::number(i * step, decimals)});
    axis.high = steps * step;
}

/// The low end is strictly below the smallest value, whose bar would otherwise have length 0.
void set_log(Axis& axis, double smallest, double largest) {
    const int first = static_cast<int>(std::ceil(std::log10(smallest) - 1e-9)) - 1;
    const int last = static_cast<int>(std::ceil(std::log10(largest) - 1e-9));
    for (int power = first; power <= last; ++power)
        axis.ticks.push_back(
            {.value = std::pow(10, power), .label = scene::number(std::pow(10, power), std::max(0, -power))});
    axis.low = std::pow(10, first);
    axis.high = std::pow(10, last);
}

Axis axis_of(const std::string& what, BarChart::Unit kind, Extent extent, AxisScale scale) {
    if (extent.largest == 0)
        extent = {.smallest = 1, .largest = 1};
    Axis axis;
    axis.scale = scale;
    std::string unit;
    if (kind == BarChart::Unit::seconds) {
        // On a log axis the unit that suits the middle keeps the labels short at both ends.
        const double typical =
            scale == AxisScale::log ? std::sqrt(extent.smallest * extent.largest) : extent.largest;
        std::tie(axis.unit, unit) = time_unit(typical);
    } else if (kind == BarChart::Unit::ratio) {
        unit = "×";
    }
    const double smallest = extent.smallest / axis.unit, largest = extent.largest / axis.unit;
    if (scale == AxisScale::linear) {
        set_linear(axis, largest);
    } else {
        set_log(axis, smallest, largest);
        unit += unit.empty() ? said("log") : said(", log");
    }
    axis.title = unit.empty() ? what : formatted("{} ({})", what, unit);
    return axis;
}

} // namespace

double Axis::share(double value) const {
    const double scaled = value / unit;
    if (scale == AxisScale::linear)
        return (scaled - low) / (high - low);
    return scaled > 0 ? std::log(scaled / low) / std::log(high / low) : 0;
}

Axis axis_for(const BarChart& chart, AxisScale scale) {
    Extent extent;
    for (const BarChart::Bar& bar : chart.bars())
        extent.take(bar.value, bar.spread);
    return axis_of(chart.axis(), chart.unit(), extent, scale);
}

Axis axis_for(const SetChart& chart, AxisScale scale) {
    Extent extent;
    for (const SetChart::Series& series : chart.series())
        for (const SetChart::Point& point : series.points)
            if (point.missing.empty())
                extent.take(point.value, point.spread);
    return axis_of(chart.axis(), chart.unit(), extent, scale);
}

} // namespace ks::visual

// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/small_multiples.h"

#include "visual/scene/drawing.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double least_curve_width = 200, curve_space = 24, curve_title = 20, least_curve_height = 36;

std::size_t curves_a_line(std::size_t curves, double width) {
    const double fitting = std::floor((width + curve_space) / (least_curve_width + curve_space));
    const auto most = static_cast<std::size_t>(std::max(1.0, fitting));
    if (curves <= most)
        return std::max<std::size_t>(1, curves);
    const std::size_t lines = (curves + most - 1) / most;
    return (curves + lines - 1) / lines; // lines of the same length
}

std::size_t lines_of(std::size_t curves, double width) {
    const std::size_t a_line = curves_a_line(curves, width);
    return (curves + a_line - 1) / a_line;
}

/// Adds title and value above the curve. The value is right-aligned and never cut.
void add_title(DisplayList& list, const SmallCurve& curve, const Rect& rect, const TextMeasure& measure) {
    const double value =
        std::min(rect.width, std::ceil(measure.width(curve.value, Face::mono, 12, Weight::medium)) + 2);
    add_text(list, measure, {rect.x, rect.y, rect.width - value - 6, rect.height}, curve.title,
             {.size = 12, .weight = Weight::medium});
    add_text(list, measure, {rect.x + rect.width - value, rect.y, value, rect.height}, curve.value,
             {.size = 12, .align = Align::right, .weight = Weight::medium, .face = Face::mono});
}

} // namespace

double least_height_of(std::size_t curves, double width) {
    return static_cast<double>(lines_of(curves, width)) *
           (curve_title + least_curve_height + time_axis_height + 8);
}

double add_small_curves(DisplayList& list, std::span<const SmallCurve> curves, TimeSpan shown,
                        std::optional<double> cursor, const Rect& area, const TextMeasure& measure,
                        std::vector<DrawnPlot>& plots) {
    if (curves.empty())
        return 0;
    const std::size_t a_line = curves_a_line(curves.size(), area.width);
    const auto lines = static_cast<double>(lines_of(curves.size(), area.width));
    const double pitch = (area.width + curve_space) / static_cast<double>(a_line);
    const double line = std::max(least_height_of(1, area.width), std::floor(area.height / lines));
    double labels = 0; // the same width for all, so that the plots are aligned
    for (const SmallCurve& curve : curves)
        labels = std::max(labels, std::ceil(label_width(curve.axis, measure)) + 8);
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const SmallCurve& curve = curves[i];
        const double x = std::round(area.x + pitch * static_cast<double>(i % a_line));
        const double y = area.y + line * static_cast<double>(i / a_line);
        const double width = std::floor(pitch - curve_space);
        add_title(list, curve, {x, y, width, curve_title}, measure);
        DrawnPlot drawn;
        drawn.plot = {x + labels, std::round(y + curve_title + 6), std::max(1.0, width - labels),
                      std::floor(line - curve_title - 6 - time_axis_height - 8)};
        drawn.shown = shown;
        drawn.used = line;
        add_value_axis(list, curve.axis, drawn.plot, measure);
        add_time_axis(list, TimeUnit::seconds, drawn, cursor, measure);
        for (const TimeSpan& span : curve.marked) {
            const double from = std::max(drawn.plot.x, drawn.x_of(span.begin));
            const double to = std::min(drawn.plot.x + drawn.plot.width, drawn.x_of(span.end));
            if (to > from)
                list.add(Box{.rect = {from, drawn.plot.y, std::max(1.0, to - from), drawn.plot.height},
                             .fill = Fill{.role = Role::optimal, .opacity = 0.6, .pattern = Pattern::hatch}});
        }
        const CurveData data{.count = std::min(curve.times.size(), curve.values.size()),
                             .time = [&](std::size_t at) { return curve.times[at]; },
                             .value = [&](std::size_t at) { return curve.values[at]; },
                             .bin = curve.bin};
        add_curve(list, drawn, curve.axis, data, {.role = Role::read, .width = 1.5});
        add_cursor(list, TimeUnit::seconds, drawn, cursor, measure);
        list.regions.push_back(
            {.rect = drawn.plot, .id = curve.title, .description = curve.title + ": " + curve.value});
        plots.push_back(drawn);
    }
    return line * lines;
}

} // namespace ks::scene

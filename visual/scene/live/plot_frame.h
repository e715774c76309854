// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/live/live_view.h"
#include "visual/scene/measure.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

// Shared parts of the pictures over time: axes, curves, the cross-hair and their letters.

inline constexpr double time_axis_height = 22; ///< below a plot: its marks and their labels

/// A place on an axis with its label.
struct Tick {
    double at = 0;
    std::string label;
};

/// Ticks at 1, 2 or 5 times a power of ten, as many as have room for their labels in `width` pixels. All
/// labels of an axis have the same unit, and enough decimals to differ.
std::vector<Tick> time_ticks(TimeUnit unit, TimeSpan shown, double width, const TextMeasure& measure);

/// An axis of values. A picture whose axis does not begin at zero must state it.
struct ValueAxis {
    double low = 0, high = 1;
    std::vector<Tick> ticks;

    double y_of(const Rect& plot, double value) const;
};
/// An axis from zero to at least `most`, with two to five ticks; `unit` follows each label, as in "1 500
/// MHz".
ValueAxis value_axis(double most, const std::string& unit);
/// An axis for points that are close together: it begins below `least`.
ValueAxis close_axis(double least, double most, const std::string& unit);
/// An axis with 0, 50 and 100 %, or fewer ticks in a low plot.
ValueAxis percent_axis(double height);

/// Adds the labels left of the plot and hairlines across it.
void add_value_axis(DisplayList& list, const ValueAxis& axis, const Rect& plot, const TextMeasure& measure);
/// The width that the labels need.
double label_width(const ValueAxis& axis, const TextMeasure& measure);
/// Adds the times below the plot, except where the cross-hair's time is.
void add_time_axis(DisplayList& list, TimeUnit unit, const DrawnPlot& plot, std::optional<double> cursor,
                   const TextMeasure& measure);

/// The look of a curve. Runs in one picture differ in colour and in their mark: none, or one of four.
struct CurveLook {
    Role role = Role::read;
    int mark = -1; ///< 0: disc, 1: outlined square, 2: square, 3: ring; -1: none
    double width = 2;
};
CurveLook look_of_series(std::size_t series, std::size_t of);
Box curve_mark(const CurveLook& look, const Point& at);
/// A short piece of the curve with its mark, for a legend: a line of steps, or points.
void add_curve_sample(DisplayList& list, const CurveLook& look, const Rect& rect, bool steps);
/// A value of one moment.
Box curve_point(const CurveLook& look, const Point& at);

/// Values over time. With `bin` 0 each is of one moment and drawn as a point; otherwise each is the mean over
/// `bin` from its time on and drawn as a step.
struct CurveData {
    std::size_t count = 0;
    std::function<double(std::size_t)> time, value; ///< a value of NaN is a gap
    double bin = 0;
};
/// Adds the visible part of the curve, clipped to the plot, with at most four points per pixel. Unknown
/// values are gaps.
void add_curve(DisplayList& list, const DrawnPlot& plot, const ValueAxis& axis, const CurveData& data,
               const CurveLook& look);

/// Adds the cross-hair's line with its time on top, if it is in the plot.
void add_cursor(DisplayList& list, TimeUnit unit, const DrawnPlot& plot, std::optional<double> cursor,
                const TextMeasure& measure);

/// `asked` or, where it is empty, `all`; never empty.
TimeSpan shown_of(TimeSpan asked, TimeSpan all);

/// Adds a title and, after it or below it if it does not fit, the quiet text. Returns the height used.
double add_heading(DisplayList& list, const std::string& title, const std::string& quiet, const Rect& area,
                   const TextMeasure& measure);
/// Adds a sentence in place of an empty picture. Returns the height used.
double add_nothing(DisplayList& list, const std::string& sentence, const Rect& area,
                   const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/plot_frame.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ks::scene {

namespace {

constexpr double axis_letters = 11, tick_length = 4, label_gap = 18;

/// 1, 2 or 5 times a power of ten, at least `rough`.
double nice_step(double rough) {
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

int decimals_for(double step) {
    return std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 12);
}

struct UnitName {
    double size; ///< in the picture's unit
    std::string name;
};

/// The unit in which an axis that ends at `end` is labelled.
UnitName axis_unit(TimeUnit unit, double end) {
    if (unit == TimeUnit::steps)
        return {1, "steps"};
    const double second = unit == TimeUnit::seconds ? 1 : 1e9;
    constexpr std::array<std::pair<double, const char*>, 3> units{{{1e-9, "ns"}, {1e-6, "µs"}, {1e-3, "ms"}}};
    for (const auto& [size, name] : units)
        if (end / second / size < 1000)
            return {size * second, name};
    return {second, "s"};
}

/// An axis from `low`, a multiple of the step, to the first multiple that is >= `most`.
ValueAxis stepped_axis(double low, double most, double step, const std::string& unit) {
    const double steps = std::max(1.0, std::ceil((most - low) / step - 1e-9));
    ValueAxis axis{.low = low, .high = low + steps * step, .ticks = {}};
    for (double i = 0; i <= steps; ++i) {
        const std::string text = number(low + i * step, decimals_for(step));
        axis.ticks.push_back({.at = low + i * step,
                              .label = unit.empty() ? text : formatted("{}{}{}", text, thin_space, unit)});
    }
    return axis;
}

double letters_width(const TextMeasure& measure, const std::string& text, double size = axis_letters) {
    return std::ceil(measure.width(text, Face::interface, size, Weight::regular)) + 1;
}

bool is_shown(const DrawnPlot& plot, std::optional<double> cursor) {
    return cursor && *cursor >= plot.shown.begin && *cursor <= plot.shown.end && plot.plot.width > 0;
}

/// The rectangle of the cross-hair's time below the plot; nothing without a cross-hair or without room.
std::optional<Rect> cursor_tag(TimeUnit unit, const DrawnPlot& plot, std::optional<double> cursor,
                               const TextMeasure& measure) {
    if (!is_shown(plot, cursor))
        return {};
    const double width = letters_width(measure, time_text(unit, *cursor)) + 12;
    if (width > plot.plot.width)
        return {};
    const double right = plot.plot.x + plot.plot.width;
    return Rect{std::clamp(std::round(plot.x_of(*cursor)) - width / 2, plot.plot.x, right - width),
                plot.plot.y + plot.plot.height + 3, width, time_axis_height - 4};
}

} // namespace

std::vector<Tick> time_ticks(TimeUnit unit, TimeSpan shown, double width, const TextMeasure& measure) {
    std::vector<Tick> ticks;
    if (shown.empty() || width < 1 || !std::isfinite(shown.begin) || !std::isfinite(shown.end))
        return ticks;
    const UnitName in = axis_unit(unit, std::max(std::abs(shown.begin), std::abs(shown.end)));
    const auto label = [&](double at, double step) {
        return formatted("{}{}{}", number(at / in.size, decimals_for(step / in.size)), thin_space, in.name);
    };
    double step = nice_step(shown.length() / 20);
    while (letters_width(measure, label(shown.end, step)) + label_gap > width * step / shown.length() &&
           step < shown.length())
        step = nice_step(step * 1.5);
    if (unit == TimeUnit::steps)
        step = std::max(step, 1.0);
    const double first = std::ceil(shown.begin / step - 1e-9) + 0.0; // never -0
    for (double i = first; i * step <= shown.end + 1e-9 * shown.length() && ticks.size() < 100; ++i)
        ticks.push_back({.at = i * step, .label = label(i * step, step)});
    return ticks;
}

double ValueAxis::y_of(const Rect& plot, double value) const {
    return plot.y + plot.height * (1 - std::clamp((value - low) / (high - low), 0.0, 1.0));
}

ValueAxis value_axis(double most, const std::string& unit) {
    if (!(most > 0) || !std::isfinite(most))
        most = 1;
    return stepped_axis(0, most, nice_step(most / 2), unit);
}

ValueAxis close_axis(double least, double most, const std::string& unit) {
    if (!(most > least) || !(least >= 0) || !std::isfinite(most))
        return value_axis(most, unit);
    const double step = nice_step((most - least) / 2);
    return stepped_axis(std::floor(least / step + 1e-9) * step, most, step, unit);
}

ValueAxis percent_axis(double height) {
    ValueAxis axis;
    for (const int percent : {0, 25, 50, 75, 100})
        if (height >= 160 || (percent % 50 == 0 && (height >= 44 || percent != 50)))
            axis.ticks.push_back({.at = percent / 100.0, .label = formatted("{}{}%", percent, thin_space)});
    return axis;
}

double label_width(const ValueAxis& axis, const TextMeasure& measure) {
    double width = 0;
    for (const Tick& tick : axis.ticks)
        width = std::max(width, letters_width(measure, tick.label));
    return width;
}

void add_value_axis(DisplayList& list, const ValueAxis& axis, const Rect& plot, const TextMeasure& measure) {
    const double width = label_width(axis, measure);
    for (const Tick& tick : axis.ticks) {
        const double y = std::round(axis.y_of(plot, tick.at));
        list.add(Polyline{.points = {{plot.x, y}, {plot.x + plot.width, y}}, .stroke = Stroke{}});
        add_text(list, measure, {plot.x - 6 - width, y - 7, width, 14}, tick.label,
                 {.size = axis_letters, .role = Role::quiet, .align = Align::right});
    }
}

void add_time_axis(DisplayList& list, TimeUnit unit, const DrawnPlot& plot, std::optional<double> cursor,
                   const TextMeasure& measure) {
    const double left = plot.plot.x, right = plot.plot.x + plot.plot.width;
    const double bottom = std::round(plot.plot.y + plot.plot.height);
    const std::optional<Rect> tag = cursor_tag(unit, plot, cursor, measure);
    for (const Tick& tick : time_ticks(unit, plot.shown, plot.plot.width, measure)) {
        const double x = std::round(plot.x_of(tick.at)), width = letters_width(measure, tick.label);
        if (width > plot.plot.width)
            continue;
        list.add(Polyline{.points = {{x, bottom}, {x, bottom + tick_length}}, .stroke = Stroke{}});
        const double begin = std::min(std::max(x - width / 2, left - width / 2), right - width);
        if (tag && begin < tag->x + tag->width + 2 && begin + width > tag->x - 2)
            continue;
        add_text(list, measure, {begin, bottom + tick_length + 2, width, 14}, tick.label,
                 {.size = axis_letters, .role = Role::quiet, .align = Align::centre});
    }
}

CurveLook look_of_series(std::size_t series, std::size_t of) {
    constexpr std::array roles{Role::read, Role::optimal, Role::changed, Role::about};
    const std::size_t at = series % roles.size();
    return {.role = roles[at], .mark = of > 1 ? static_cast<int>(at) : -1};
}

Box curve_mark(const CurveLook& look, const Point& at) {
    constexpr double size = 8;
    Box box{.rect = {at.x - size / 2, at.y - size / 2, size, size}};
    const bool outlined = look.mark % 2 == 1, round = look.mark <= 0 || look.mark == 3;
    box.fill = Fill{.role = outlined ? Role::surface : look.role};
    box.stroke = Stroke{.role = look.role, .width = 2};
    box.radius = round ? size / 2 : 0;
    return box;
}

Box curve_point(const CurveLook& look, const Point& at) {
    const double size = 3 * look.width;
    return {.rect = {at.x - size / 2, at.y - size / 2, size, size},
            .fill = Fill{.role = look.role},
            .radius = size / 2};
}

void add_curve_sample(DisplayList& list, const CurveLook& look, const Rect& rect, bool steps) {
    const double y = std::round(rect.y + rect.height / 2);
    if (steps)
        list.add(Polyline{.points = {{rect.x, y}, {rect.x + rect.width, y}},
                          .stroke = Stroke{.role = look.role, .width = look.width}});
    else
        for (const double part : {1.0 / 6, 1.0 / 2, 5.0 / 6})
            list.add(curve_point(look, {rect.x + part * rect.width, y}));
    if (look.mark >= 0)
        list.add(curve_mark(look, {rect.x + rect.width / 2, y}));
}

void add_cursor(DisplayList& list, TimeUnit unit, const DrawnPlot& plot, std::optional<double> cursor,
                const TextMeasure& measure) {
    if (!is_shown(plot, cursor))
        return;
    const double x = std::round(plot.x_of(*cursor));
    list.add(Polyline{.points = {{x, plot.plot.y}, {x, plot.plot.y + plot.plot.height}},
                      .stroke = Stroke{.role = Role::text, .width = 1}});
    const std::optional<Rect> tag = cursor_tag(unit, plot, cursor, measure);
    if (!tag)
        return;
    list.add(Box{.rect = *tag,
                 .fill = Fill{.role = Role::raised},
                 .stroke = Stroke{.role = Role::quiet, .width = 1},
                 .radius = 3});
    add_text(list, measure, *tag, time_text(unit, *cursor), {.size = axis_letters, .align = Align::centre});
}

TimeSpan shown_of(TimeSpan asked, TimeSpan all) {
    const auto usable = [](const TimeSpan& span) {
        return !span.empty() && std::isfinite(span.begin) && std::isfinite(span.end);
    };
    if (usable(asked))
        return asked;
    if (usable(all))
        return all;
    return {.begin = std::isfinite(all.begin) ? all.begin : 0,
            .end = (std::isfinite(all.begin) ? all.begin : 0) + 1};
}

double add_heading(DisplayList& list, const std::string& title, const std::string& quiet, const Rect& area,
                   const TextMeasure& measure) {
    const double width = std::ceil(measure.width(title, Face::interface, 13, Weight::medium)) + 1;
    add_text(list, measure, {area.x, area.y, std::min(width, area.width), 20}, title,
             {.size = 13, .weight = Weight::medium});
    if (quiet.empty())
        return 20;
    if (width + 16 + letters_width(measure, quiet, 12) <= area.width) {
        add_text(list, measure, {area.x + width + 16, area.y, area.width - width - 16, 20}, quiet,
                 {.size = 12, .role = Role::quiet});
        return 20;
    }
    return 20 + add_paragraph(list, measure, {area.x, area.y + 20, area.width, 36}, quiet,
                              Text{.role = Role::quiet, .size = 12});
}

double add_nothing(DisplayList& list, const std::string& sentence, const Rect& area,
                   const TextMeasure& measure) {
    return add_paragraph(list, measure, area, sentence, Text{.role = Role::quiet, .size = 13});
}

} // namespace ks::scene

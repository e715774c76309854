// SPDX-License-Identifier: GPL-3.0-or-later
// Everything here is a display list, because Qt Charts has no series whose line has gaps and its name at the
// end.
#include "visual/charts/set_picture.h"

#include "solvers/core/formatted.h"
#include "visual/charts/elided_name.h"
#include "visual/charts/footnotes.h"
#include "visual/charts/series_style.h"
#include "visual/export/export.h"
#include "visual/paint/fonts.h"

#include <algorithm>
#include <cmath>

namespace ks::visual {
namespace {

using namespace scene;

constexpr double edge = 24, gap = 8, line = 24, name_line = 18, least_plot = 240, most_plot = 640;

/// The mark shows where the values come from, as patterns do in a bar chart: filled, outlined ...
enum class Mark { square, outlined_square, diamond, cross };
Mark mark_of(Source source) {
    switch (source) {
    case Source::measured:
        return Mark::square;
    case Source::recorded:
        return Mark::outlined_square;
    case Source::printed:
        return Mark::diamond;
    case Source::emulated:
    case Source::modelled:
        break;
    }
    return Mark::cross;
}

class Layout {
public:
    Layout(const SetChart& chart, AxisScale scale, double width)
        : chart_(chart), axis_(axis_for(chart, scale)), width_(width),
          notes_(measure_, chart.notes(), width - 2 * edge) {
        for (const Axis::Tick& tick : axis_.ticks)
            left_ = std::max(left_, mono_width(tick.label));
        for (const SetChart::Series& series : chart.series()) {
            figures_ = std::max(figures_, mono_width(last_figure(series)));
            right_ = std::max(right_, mono_width(chart.name(series)));
        }
        left_ += edge + gap;
        right_ = std::min(figures_ + right_ + edge + 60, 0.5 * width);
    }

    /// The number of lines that have room for their names in a picture of this height, if there are few notes
    /// below.
    std::size_t lines_in(double height) const {
        const double free = height - top - line - 2 * gap - std::min(notes_.count(), 4.0) * line;
        return static_cast<std::size_t>(std::max(1.0, std::floor(free / name_line)));
    }

    double least_height() const { return top + least_plot_height() + footer(); }

    DisplayList draw(double height) && {
        notes_.fit(static_cast<std::size_t>(
            std::max(0.0, std::floor((height - top - least_plot_height() - line - 2 * gap) / line))));
        list_.width = width_;
        list_.height = height;
        plot_ = {std::round(left_), top, std::max(1.0, std::floor(width_ - left_ - right_)),
                 std::clamp(std::floor(height - top - footer()), 1.0,
                            std::max(most_plot, least_height() - top - footer()))};
        add(Text{.rect = {edge, 16, width_ - 2 * edge, 32},
                 .text = chart_.title(),
                 .role = Role::text,
                 .face = Face::interface,
                 .size = 20,
                 .weight = Weight::bold});
        add(Text{.rect = {edge, 52, width_ - 2 * edge, line},
                 .text = axis_.title,
                 .role = Role::text,
                 .face = Face::interface,
                 .size = 13,
                 .weight = Weight::medium});
        add_grid();
        for (std::size_t i = 0; i < chart_.series().size(); ++i)
            add_series(i);
        add_names();
        double y = plot_.y + plot_.height + line + gap;
        for (const std::string& note : notes_.lines()) {
            add(Text{.rect = {edge, y, width_ - 2 * edge, line}, .text = note, .role = Role::quiet});
            y += line;
        }
        return std::move(list_);
    }

private:
    static constexpr double top = 88;

    /// The plot must have room for the names at its right end.
    double least_plot_height() const {
        return std::max(least_plot, static_cast<double>(chart_.series().size()) * name_line);
    }
    double footer() const { return line + gap + notes_.count() * line + gap; }
    double bottom() const { return plot_.y + plot_.height; }
    double mono_width(const std::string& text) const {
        return measure_.width(text, Face::mono, 12, Weight::regular);
    }
    double slot() const { return plot_.width / static_cast<double>(chart_.sets().size()); }
    double y_of(double value) const { return bottom() - plot_.height * std::max(0.0, axis_.share(value)); }
    /// The series are a little apart at an instance, so that their whiskers do not hide each other.
    double x_of(std::size_t set, std::size_t series) const {
        const auto all = static_cast<double>(chart_.series().size());
        const double apart = std::min(6.0, slot() / 2 / all);
        return std::round(plot_.x + slot() * (static_cast<double>(set) + 0.5) +
                          apart * (static_cast<double>(series) - (all - 1) / 2));
    }

    void add(Text text) {
        text.text = elided(measure_, text);
        list_.add(std::move(text));
    }

    void add_grid() {
        for (const Axis::Tick& tick : axis_.ticks) {
            const double y = std::round(y_of(tick.value * axis_.unit)) + 0.5;
            list_.add(Polyline{.points = {{plot_.x, y}, {plot_.x + plot_.width, y}},
                               .stroke = Stroke{.role = Role::hairline}});
            add(Text{.rect = {0, y - 8, plot_.x - gap, 16},
                     .text = tick.label,
                     .role = Role::quiet,
                     .face = Face::mono,
                     .size = 12,
                     .weight = Weight::regular,
                     .align = Align::right});
        }
        if (chart_.unit() == BarChart::Unit::ratio && axis_.share(1) > 0 && axis_.share(1) < 1)
            list_.add(Polyline{
                .points = {{plot_.x, std::round(y_of(1))}, {plot_.x + plot_.width, std::round(y_of(1))}},
                .stroke = Stroke{.role = Role::text, .width = 1, .dashed = true}});
        for (std::size_t i = 0; i < chart_.sets().size(); ++i)
            list_.add(
                Text{.rect = {plot_.x + slot() * static_cast<double>(i) + 2, bottom() + 4, slot() - 4, 16},
                     .text = elided_name(measure_, chart_.sets()[i], slot() - 4),
                     .role = Role::text,
                     .face = Face::mono,
                     .size = 12,
                     .weight = Weight::regular,
                     .align = Align::centre});
    }

    struct LineStyle {
        Role role;
        Mark mark;
        bool dashed; ///< an earlier series has the same colour
    };
    LineStyle style_of(std::size_t index) const {
        const auto& all = chart_.series();
        const Role role = colour_of(all[index].colour);
        const auto before =
            std::count_if(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(index),
                          [role](const auto& other) { return colour_of(other.colour) == role; });
        return {.role = role, .mark = mark_of(all[index].group.source), .dashed = before % 2 == 1};
    }

    /// Adds lines between neighbours that both have a value, then whiskers, then the marks.
    void add_series(std::size_t index) {
        const SetChart::Series& series = chart_.series()[index];
        const LineStyle style = style_of(index);
        std::vector<Point> run;
        const auto end_run = [&] {
            if (run.size() > 1)
                list_.add(Polyline{.points = run,
                                   .stroke = Stroke{.role = style.role, .width = 2, .dashed = style.dashed}});
            run.clear();
        };
        for (std::size_t i = 0; i < series.points.size(); ++i)
            series.points[i].missing.empty() ? run.push_back({x_of(i, index), y_of(series.points[i].value)})
                                             : end_run();
        end_run();
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const SetChart::Point& point = series.points[i];
            if (!point.missing.empty())
                continue;
            if (point.spread && point.spread->max > point.spread->min)
                add_whisker(x_of(i, index), y_of(point.spread->min), y_of(point.spread->max));
            const scene::Point at{x_of(i, index), y_of(point.value)};
            add_mark(at, style);
            list_.regions.push_back({.rect = {at.x - 8, at.y - 8, 16, 16},
                                     .id = written("point {} {}", index, i),
                                     .description = chart_.in_words(series, i)});
        }
    }

    void add_whisker(double x, double from, double to) {
        list_.add(Polyline{.points = {{x, from}, {x, to}}, .stroke = Stroke{.role = Role::text, .width = 1}});
        for (const double y : {from, to})
            list_.add(Polyline{.points = {{x - 4, y}, {x + 4, y}},
                               .stroke = Stroke{.role = Role::text, .width = 1}});
    }

    void add_mark(Point at, const LineStyle& style) {
        constexpr double r = 5;
        const Stroke stroke{.role = style.role, .width = 2};
        const Rect box{at.x - r, at.y - r, 2 * r, 2 * r};
        if (style.mark == Mark::square)
            list_.add(Box{.rect = box, .fill = Fill{.role = style.role}, .stroke = stroke});
        if (style.mark == Mark::outlined_square)
            list_.add(Box{.rect = box, .fill = Fill{.role = Role::surface}, .stroke = stroke});
        if (style.mark == Mark::diamond)
            list_.add(Polyline{.points = {{at.x - r, at.y},
                                          {at.x, at.y - r},
                                          {at.x + r, at.y},
                                          {at.x, at.y + r},
                                          {at.x - r, at.y},
                                          {at.x, at.y - r}},
                               .stroke = stroke});
        if (style.mark == Mark::cross)
            for (const double way : {-r, r})
                list_.add(
                    Polyline{.points = {{at.x - r, at.y - way}, {at.x + r, at.y + way}}, .stroke = stroke});
    }

    /// The last instance's figure, which is written before the name.
    std::string last_figure(const SetChart::Series& series) const {
        const SetChart::Point& last = series.points.back();
        return last.missing.empty() ? figure(chart_.unit(), last.value) : "–";
    }

    /// Adds the names at the right end, each as close to its line as the other names allow.
    void add_names() {
        struct Name {
            std::size_t series;
            Point end; ///< of the series' line
            double y;
        };
        std::vector<Name> names;
        for (std::size_t i = 0; i < chart_.series().size(); ++i) {
            const auto& points = chart_.series()[i].points;
            const auto last = std::ranges::find_if(points.rbegin(), points.rend(),
                                                   [](const auto& point) { return point.missing.empty(); });
            const auto at = static_cast<std::size_t>(points.rend() - last) - 1;
            const double y = y_of(last->value);
            names.push_back({.series = i, .end = {x_of(at, i), y}, .y = y});
        }
        std::ranges::stable_sort(names, {}, &Name::y);
        double lowest = plot_.y;
        for (Name& name : names)
            lowest = (name.y = std::max(name.y, lowest)) + name_line;
        double highest = bottom();
        for (auto name = names.rbegin(); name != names.rend(); ++name)
            highest = (name->y = std::min(name->y, highest)) - name_line;
        const double x = plot_.x + plot_.width + 16;
        for (const Name& name : names) {
            const LineStyle style = style_of(name.series);
            list_.add(Polyline{.points = {{name.end.x + 8, name.end.y}, {x - 2, name.y}},
                               .stroke = Stroke{.role = Role::hairline}});
            add_mark({x + 5, name.y}, style);
            const SetChart::Series& series = chart_.series()[name.series];
            const double from = x + 16 + figures_ + gap;
            add({.rect = {x + 16, name.y - 8, figures_ + 1, 16},
                 .text = last_figure(series),
                 .role = Role::text,
                 .face = Face::mono,
                 .size = 12,
                 .weight = Weight::bold,
                 .align = Align::right});
            add({.rect = {from, name.y - 8, width_ - edge - from, 16},
                 .text = chart_.name(series),
                 .role = Role::text,
                 .face = Face::mono,
                 .size = 12});
        }
    }

    const SetChart& chart_;
    Axis axis_;
    double width_, left_ = 0, right_ = 0, figures_ = 0;
    Rect plot_;
    paint::FontMeasure measure_;
    Footnotes notes_;
    DisplayList list_;
};

/// The chart with as many lines as have room for their names.
SetChart fitting(const SetChart& chart, AxisScale scale, QSizeF size) {
    return chart.first(Layout(chart, scale, size.width()).lines_in(size.height()));
}

} // namespace

Picture chart_picture(const SetChart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size) {
    const QSizeF inner = size / theme.scale();
    const SetChart part = fitting(chart, scale, inner);
    return picture_of(Layout(part, scale, inner.width()).draw(inner.height()), theme);
}

std::vector<Region> chart_regions(const SetChart& chart, AxisScale scale, const paint::Theme& theme,
                                  QSizeF size) {
    const QSizeF inner = size / theme.scale();
    const SetChart part = fitting(chart, scale, inner);
    return Layout(part, scale, inner.width()).draw(inner.height()).regions;
}

double chart_height(const SetChart& chart, const paint::Theme& theme, double width) {
    return Layout(chart, AxisScale::linear, width / theme.scale()).least_height() * theme.scale();
}

QString chart_in_words(const SetChart& chart) {
    std::string out = formatted("{}. {}: ", chart.title(), chart.axis());
    for (const SetChart::Series& series : chart.series()) {
        out += chart.name(series) + " ";
        for (std::size_t i = 0; i < chart.sets().size(); ++i)
            if (series.points[i].missing.empty())
                out += formatted(
                    "{} {}, ", chart.sets()[i],
                    figure_in_words(chart.unit(), series.points[i].value, {}, series.points[i].quality));
        out += to_text(series.group.source) + "; ";
    }
    for (const std::string& note : chart.notes())
        out += note + " ";
    return QString::fromStdString(out).trimmed();
}

} // namespace ks::visual

// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/occupancy_chart.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/live/plot_frame.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::scene {

namespace {

constexpr std::size_t most_series = 4;
constexpr double key_line = 18, sample_width = 28, least_plot = 40;

bool is_known(const OccupancySeries& series) {
    return std::ranges::any_of(series.values, [](float value) { return std::isfinite(value); });
}

/// Whether each value was taken at one moment, so that the values between are unknown.
bool has_moments(const OccupancySeries& series) {
    return series.bin <= 0 && is_known(series);
}

TimeSpan extent_of(std::span<const OccupancySeries> all) {
    TimeSpan extent;
    bool first = true;
    for (const OccupancySeries& series : all) {
        if (series.times.empty())
            continue;
        const TimeSpan own{.begin = series.times.front(), .end = series.times.back() + series.bin};
        extent = first ? own
                       : TimeSpan{.begin = std::min(extent.begin, own.begin),
                                  .end = std::max(extent.end, own.end)};
        first = false;
    }
    return extent;
}

/// "achieved 71.2 % over the launches, 76.0 % while an SM had warps"
std::string achieved_words(const live::AchievedOccupancy& achieved) {
    return formatted("achieved {} over the launches, {} while an SM had warps", percent(achieved.of_span),
                     percent(achieved.of_active));
}

/// The words about a series in the line below the plot: current value, theoretical occupancy, achieved
/// occupancy.
std::string key_words(const OccupancySeries& series, const OccupancyChart& chart) {
    std::vector<std::string> parts;
    if (chart.cursor) {
        const auto at = index_at(series, *chart.cursor);
        parts.push_back(!at || std::isnan(series.values[*at]) ? said("not known here")
                        : series.bin > 0                      ? percent(series.values[*at]) + said(" here")
                                         : formatted("{} at {}", percent(series.values[*at]),
                                                     time_text(chart.unit, series.times[*at])));
    } else if (series.bin <= 0 && !series.values.empty()) {
        const float last = series.values.back();
        parts.push_back(std::isnan(last) ? said("last: not known") : said("last: ") + percent(last));
    }
    if (series.theoretical)
        parts.push_back(formatted("theory {}", percent(*series.theoretical)));
    if (series.achieved)
        parts.push_back(achieved_words(*series.achieved));
    std::string words = series.name;
    for (const std::string& part : parts)
        words += (words.empty() ? "" : " · ") + part;
    return words;
}

class OccupancyDrawing {
public:
    OccupancyDrawing(DisplayList& list, const OccupancyChart& chart, const Rect& area,
                     const TextMeasure& measure)
        : list_(list), chart_(chart), area_(area), measure_(measure),
          series_(std::span(chart.series).first(std::min(most_series, chart.series.size()))) {}

    DrawnPlot draw() {
        std::string quiet = chart_.source;
        if (!chart_.slow_motion.empty())
            quiet += (quiet.empty() ? "" : " · ") + chart_.slow_motion;
        if (std::ranges::any_of(series_, has_moments))
            quiet += std::string(quiet.empty() ? "" : " · ") + said("each point is one moment");
        const double head = add_heading(list_, said("Occupancy of all SMs"), quiet, area_, measure_);
        DrawnPlot drawn;
        if (std::ranges::none_of(series_, is_known)) {
            drawn.used = head + 8 +
                         add_nothing(list_, nothing(),
                                     {area_.x, area_.y + head + 8, area_.width,
                                      std::max(20.0, area_.height - head - 8)},
                                     measure_);
            return drawn;
        }
        lay_out_keys();
        const double top = head + 8;
        drawn.plot.height = std::max(least_plot, area_.height - top - time_axis_height - keys_height_ - 6);
        axis_ = percent_axis(drawn.plot.height);
        const double left = std::ceil(label_width(axis_, measure_)) + 8;
        drawn.plot.x = area_.x + left;
        drawn.plot.y = std::round(area_.y + top);
        drawn.plot.width = std::max(1.0, area_.width - left - margin());
        drawn.plot.height = std::floor(drawn.plot.height);
        drawn.shown = shown_of(chart_.window, extent_of(series_));
        add_value_axis(list_, axis_, drawn.plot, measure_);
        add_time_axis(list_, chart_.unit, drawn, chart_.cursor, measure_);
        add_theories(drawn);
        for (std::size_t i = 0; i < series_.size(); ++i)
            add_one(drawn, i);
        if (margin() > 2)
            add_theory_labels(drawn);
        for (std::size_t i = 0; i < series_.size(); ++i)
            add_end(drawn, i);
        add_cursor(list_, chart_.unit, drawn, chart_.cursor, measure_);
        add_values_at_cursor(drawn);
        const double below = drawn.plot.y + drawn.plot.height + time_axis_height + 6;
        add_keys(below);
        drawn.used = below + keys_height_ - area_.y;
        list_.regions.push_back({.rect = drawn.plot, .id = "occupancy", .description = description()});
        return drawn;
    }

private:
    std::string nothing() const {
        return chart_.nothing.empty()
                   ? said("There is no occupancy yet: it comes with the first blocks of the run.")
                   : chart_.nothing;
    }

    CurveLook look(std::size_t i) const { return look_of_series(i, series_.size()); }

    void lay_out_keys() {
        keys_.clear();
        keys_height_ = 0;
        for (const OccupancySeries& series : series_) {
            keys_.push_back(
                wrapped_plain(measure_, key_words(series, chart_), key_style(), area_.width - key_left()));
            keys_height_ += key_line * static_cast<double>(keys_.back().size());
        }
    }
    static Text key_style() { return Text{.role = Role::text, .size = 12}; }
    double key_left() const { return sample_width + 8; }

    void add_keys(double y) {
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            add_curve_sample(list_, look(i), {area_.x, y, sample_width, key_line}, series_[i].bin > 0);
            for (const std::string& line : keys_[i]) {
                add_text(list_, measure_, {area_.x + key_left(), y, area_.width - key_left(), key_line}, line,
                         {.size = 12});
                y += key_line;
            }
        }
    }

    void add_one(const DrawnPlot& drawn, std::size_t i) {
        const OccupancySeries& series = series_[i];
        const CurveData data{.count = std::min(series.times.size(), series.values.size()),
                             .time = [&](std::size_t at) { return series.times[at]; },
                             .value = [&](std::size_t at) { return static_cast<double>(series.values[at]); },
                             .bin = series.bin};
        add_curve(list_, drawn, axis_, data, look(i));
    }

    /// Writes the time at which a run ended next to the end of its curve, unless it would cover another end
    /// time.
    void add_end(const DrawnPlot& drawn, std::size_t i) {
        const OccupancySeries& series = series_[i];
        if (!series.end || *series.end <= drawn.shown.begin || *series.end > drawn.shown.end ||
            !is_known(series))
            return;
        const Rect& plot = drawn.plot;
        const std::string label = time_text(chart_.unit, *series.end);
        const double width = std::ceil(measure_.width(label, Face::interface, 13, Weight::bold)) + 8;
        const double x = drawn.x_of(*series.end), left = std::max(plot.x, x - width);
        const auto [low, high] = range_since(series, drawn, left);
        const double above = axis_.y_of(plot, high) - 24, below = axis_.y_of(plot, low) + 6;
        std::vector<Rect> places{{left, above, width, 18}, {left, below, width, 18}};
        if (x < plot.x + plot.width / 4) // the curve of a short run is narrow
            places.insert(places.begin(), {x + 2, axis_.y_of(plot, low) - 24, width, 18});
        for (Rect box : places) {
            box.y = std::max(plot.y, box.y);
            if (box.y + box.height > plot.y + plot.height || box.x + width > plot.x + plot.width ||
                std::ranges::any_of(ends_, [&](const Rect& other) { return overlap(box, other); }))
                continue;
            ends_.push_back(box);
            list_.add(Box{.rect = box, .fill = Fill{.role = Role::surface, .opacity = 0.85}});
            return add_text(
                list_, measure_, box, label,
                {.size = 13, .role = theory_role(i), .align = Align::centre, .weight = Weight::bold});
        }
    }
    static bool overlap(const Rect& a, const Rect& b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }
    /// The smallest and the largest value of a curve to the right of a place.
    std::pair<double, double> range_since(const OccupancySeries& series, const DrawnPlot& drawn,
                                          double x) const {
        double low = axis_.high, high = axis_.low;
        for (std::size_t at = series.values.size(); at-- > 0;) {
            if (std::isfinite(series.values[at])) {
                low = std::min(low, static_cast<double>(series.values[at]));
                high = std::max(high, static_cast<double>(series.values[at]));
            }
            if (drawn.x_of(series.times[at]) < x)
                break;
        }
        return {low, high};
    }

    /// Adds a dashed line for each theoretical occupancy; equal ones share a line and its label.
    void add_theories(const DrawnPlot& drawn) {
        for (std::size_t i = 0; i < series_.size(); ++i) {
            if (!series_[i].theoretical || !std::isfinite(*series_[i].theoretical))
                continue;
            const double y = std::round(axis_.y_of(drawn.plot, *series_[i].theoretical));
            const auto near = [y](const Theory& other) { return std::abs(other.y - y) < 1; };
            if (std::ranges::any_of(theories_, near))
                continue;
            const Rect& plot = drawn.plot;
            list_.add(Polyline{.points = {{plot.x, y}, {plot.x + plot.width, y}},
                               .stroke = Stroke{.role = theory_role(i), .width = 1.5, .dashed = true}});
            theories_.push_back({.series = i, .y = y});
        }
    }
    Role theory_role(std::size_t i) const { return series_.size() > 1 ? look(i).role : Role::text; }

    std::string theory_words(std::size_t i) const {
        return formatted("theory {}", percent(*series_[i].theoretical));
    }
    double theory_width(std::size_t i) const {
        return std::ceil(measure_.width(theory_words(i), Face::interface, 12, Weight::medium)) + 1;
    }

    /// Labels are to the right of the plot, outside all curves, each as close to its line as the
    /// others allow.
    void add_theory_labels(const DrawnPlot& drawn) {
        constexpr double height = 16;
        std::ranges::sort(theories_, {}, &Theory::y);
        double free_from = drawn.plot.y - height / 2;
        for (const Theory& theory : theories_) {
            const double y = std::max(free_from, theory.y - height / 2);
            if (y > drawn.plot.y + drawn.plot.height - height / 2)
                break;
            add_text(list_, measure_,
                     {drawn.plot.x + drawn.plot.width + 6, y, theory_width(theory.series), height},
                     theory_words(theory.series),
                     {.size = 12, .role = theory_role(theory.series), .weight = Weight::medium});
            free_from = y + height - 2;
        }
    }

    /// The width that these labels need to the right of the plot.
    double margin() const {
        double width = 2;
        for (std::size_t i = 0; i < series_.size(); ++i)
            if (series_[i].theoretical)
                width = std::max(width, theory_width(i) + 6);
        return area_.width >= 360 ? width : 2;
    }

    /// Adds a disc and the value where the cross-hair meets each curve.
    void add_values_at_cursor(const DrawnPlot& drawn) {
        if (!chart_.cursor || *chart_.cursor < drawn.shown.begin || *chart_.cursor > drawn.shown.end)
            return;
        double free_from = drawn.plot.y; // labels are placed downwards in the order of the values
        std::vector<std::pair<double, std::size_t>> values;
        for (std::size_t i = 0; i < series_.size(); ++i)
            if (const float value = value_at(series_[i], *chart_.cursor); std::isfinite(value))
                values.emplace_back(axis_.y_of(drawn.plot, value), i);
        std::ranges::sort(values);
        for (const auto& [y, i] : values) {
            const double time =
                series_[i].bin > 0 ? *chart_.cursor : series_[i].times[*index_at(series_[i], *chart_.cursor)];
            const double x =
                std::clamp(std::round(drawn.x_of(time)), drawn.plot.x, drawn.plot.x + drawn.plot.width);
            list_.add(curve_mark({.role = look(i).role, .mark = std::max(0, look(i).mark)}, {x, y}));
            const std::string label = percent(value_at(series_[i], *chart_.cursor));
            const double width = std::ceil(measure_.width(label, Face::interface, 12, Weight::medium)) + 8;
            const bool right = x + 10 + width <= drawn.plot.x + drawn.plot.width;
            const Rect box{
                right ? x + 8 : x - 8 - width,
                std::clamp(y - 8, free_from, std::max(free_from, drawn.plot.y + drawn.plot.height - 16)),
                width, 16};
            if (box.x < drawn.plot.x || box.y + box.height > drawn.plot.y + drawn.plot.height + 1)
                continue; // the line below the plot states it, too
            list_.add(Box{.rect = box, .fill = Fill{.role = Role::surface, .opacity = 0.85}});
            add_text(list_, measure_, box, label,
                     {.size = 12, .role = look(i).role, .align = Align::centre, .weight = Weight::medium});
            free_from = box.y + 16;
        }
    }

    std::string description() const {
        std::string words = said("Occupancy of all SMs over time.");
        for (const OccupancySeries& series : series_)
            words += " " + key_words(series, chart_) + ".";
        return words;
    }

    DisplayList& list_;
    const OccupancyChart& chart_;
    Rect area_;
    const TextMeasure& measure_;
    std::span<const OccupancySeries> series_;
    ValueAxis axis_;
    std::vector<std::vector<std::string>> keys_;
    double keys_height_ = 0;
    struct Theory {
        std::size_t series = 0;
        double y = 0;
    };
    std::vector<Theory> theories_;
    std::vector<Rect> ends_; ///< the rectangles of the end times
};

} // namespace

DrawnPlot add_occupancy_chart(DisplayList& list, const OccupancyChart& chart, const Rect& area,
                              const TextMeasure& measure) {
    return OccupancyDrawing(list, chart, area, measure).draw();
}

} // namespace ks::scene

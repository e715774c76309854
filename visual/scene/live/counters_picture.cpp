// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/counters_picture.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sentence_json.h"
#include "visual/scene/drawing.h"
#include "visual/scene/live/small_multiples.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double counter_line = 22, column_space = 24;
constexpr const char* achieved_name = "achieved_occupancy";

/// A line of the table: the heading of a range, or one of its counters.
struct CounterLine {
    std::string name, value, probe, metric;
    bool head = false;
};

std::string probe_words(const std::optional<live::AchievedOccupancy>& probe) {
    return probe ? percent(probe->of_active) : "";
}

/// The lines of all ranges. The probe's value is next to the value of the whole solve or, if there is only
/// one range, of that range.
std::vector<CounterLine> lines_of(const CountersPicture& picture) {
    std::vector<CounterLine> lines;
    const auto& ranges = picture.counters->ranges;
    for (const live::CounterRange& range : ranges) {
        lines.push_back({.name = formatted("{}: {} {}", range.name, number(range.launches),
                                           counted("launch", "launches", range.launches)),
                         .value = {},
                         .probe = {},
                         .metric = {},
                         .head = true});
        const bool whole = ranges.size() == 1 || range.name == "solve";
        for (const live::Counter& counter : range.counters)
            lines.push_back(
                {.name = counter.name,
                 .value = counter_text(counter),
                 .probe = whole && counter.name == achieved_name ? probe_words(picture.probe) : "",
                 .metric = counter.metric});
    }
    return lines;
}

class CounterTable {
public:
    CounterTable(DisplayList& list, std::vector<CounterLine> lines, const Rect& area,
                 const TextMeasure& measure)
        : list_(list), lines_(std::move(lines)), area_(area), measure_(measure) {
        name_ = widest(&CounterLine::name, said("Counter"), Face::interface);
        value_ = widest(&CounterLine::value, said("Hardware"), Face::mono);
        if (std::ranges::any_of(lines_, [](const CounterLine& line) { return !line.probe.empty(); }))
            probe_ = widest(&CounterLine::probe, said("Probe"), Face::mono);
        name_ = std::min(name_, std::max(60.0, area.width * 0.4));
    }

    double height() const { return counter_line * (1 + static_cast<double>(lines_.size())); }

    /// Draws lines from `scroll` on, as many as fit. Returns the height used.
    double draw(double scroll, double room) {
        double y = area_.y;
        add_line({.name = said("Counter"),
                  .value = said("Hardware"),
                  .probe = said("Probe"),
                  .metric = said("Name in the hardware's list")},
                 y, Role::quiet, Face::interface);
        y += counter_line;
        list_.add(Polyline{.points = {{area_.x, y - 1}, {area_.x + area_.width, y - 1}}, .stroke = Stroke{}});
        const auto fitting = static_cast<std::size_t>(std::max(1.0, std::floor(room / counter_line) - 1));
        const auto first = static_cast<std::size_t>(
            std::clamp(scroll, 0.0, std::max(0.0, static_cast<double>(lines_.size()) - 1)));
        const std::size_t left = lines_.size() - first;
        const std::size_t shown = left <= fitting ? left : std::max<std::size_t>(1, fitting - 1);
        for (std::size_t i = first; i < first + shown; ++i, y += counter_line)
            add_line(lines_[i], y, Role::text, Face::mono);
        if (shown < left) {
            const auto more = static_cast<std::int64_t>(left - shown);
            add_text(list_, measure_, {area_.x, y, area_.width, counter_line},
                     formatted("and {} more {}", number(more), counted("line", "lines", more)),
                     {.size = 12, .role = Role::quiet});
            y += counter_line;
        }
        return y - area_.y;
    }

private:
    double widest(std::string CounterLine::*text, const std::string& title, Face face) const {
        double width = measure_.width(title, Face::interface, 12, Weight::regular);
        for (const CounterLine& line : lines_)
            if (!line.head)
                width = std::max(width, measure_.width(line.*text, face, 12, Weight::regular));
        return std::ceil(width) + 2;
    }

    void add_line(const CounterLine& line, double y, Role role, Face numbers) {
        double x = area_.x;
        if (line.head)
            return add_text(list_, measure_, {x, y, area_.width, counter_line}, line.name,
                            {.size = 12, .weight = Weight::bold});
        add_text(list_, measure_, {x, y, name_, counter_line}, line.name, {.size = 12, .role = role});
        x += name_ + column_space;
        add_text(list_, measure_, {x, y, value_, counter_line}, line.value,
                 {.size = 12, .role = role, .align = Align::right, .face = numbers});
        x += value_ + column_space;
        if (probe_ > 0) {
            add_text(list_, measure_, {x, y, probe_, counter_line}, line.probe,
                     {.size = 12, .role = role, .align = Align::right, .face = numbers});
            x += probe_ + column_space;
        }
        if (const double rest = area_.x + area_.width - x; rest > 80)
            add_text(list_, measure_, {x, y, rest, counter_line}, line.metric,
                     {.size = 11,
                      .role = Role::quiet,
                      .face = role == Role::quiet ? Face::interface : Face::mono});
    }

    DisplayList& list_;
    std::vector<CounterLine> lines_;
    Rect area_;
    const TextMeasure& measure_;
    double name_ = 0, value_ = 0, probe_ = 0;
};

/// The length of the time slice that each value averages; the value's time is the middle of the slice.
double part_of(const live::CounterCurve& curve) {
    double part = 0;
    for (std::size_t i = 1; i < curve.times.size(); ++i)
        if (const double gap = curve.times[i] - curve.times[i - 1]; gap > 0 && (part == 0 || gap < part))
            part = gap;
    return part;
}

SmallCurve small_curve(const live::CounterCurve& curve, std::optional<double> cursor) {
    SmallCurve small{.title = curve.name,
                     .value = {},
                     .times = curve.times,
                     .values = curve.values,
                     .axis = {},
                     .marked = {}};
    const std::size_t count = std::min(curve.times.size(), curve.values.size());
    double most = 0;
    for (const double value : curve.values)
        most = std::isfinite(value) ? std::max(most, value) : most;
    small.axis = value_axis(most, curve.unit);
    small.bin = part_of(curve);
    for (double& time : small.times)
        time -= small.bin / 2;
    std::size_t at = count > 0 ? count - 1 : 0;
    if (cursor)
        at = static_cast<std::size_t>(std::max<std::ptrdiff_t>(
            0, std::upper_bound(curve.times.begin(), curve.times.begin() + static_cast<std::ptrdiff_t>(count),
                                *cursor) -
                   curve.times.begin() - 1));
    if (at < count)
        small.value = counter_text({.name = {}, .metric = {}, .unit = curve.unit, .value = curve.values[at]});
    return small;
}

TimeSpan extent_of(const std::vector<live::CounterCurve>& curves) {
    TimeSpan extent;
    for (const live::CounterCurve& curve : curves)
        if (!curve.times.empty())
            extent.end = std::max(extent.end, curve.times.back());
    return extent;
}

std::string counters_source(const CountersPicture& picture) {
    const live::Counters& counters = *picture.counters;
    std::string words = said("measured by the hardware's counters");
    if (!picture.device.empty())
        words += said(" on ") + picture.device;
    if (!counters.chip.empty())
        words += formatted(" ({})", counters.chip);
    if (counters.passes > 0)
        words += counted(", in one pass", ", in {} passes: launches were replayed", counters.passes,
                         number(counters.passes));
    return words;
}

} // namespace

std::string counter_text(const live::Counter& counter) {
    if (!std::isfinite(counter.value))
        return said("not known");
    if (counter.unit == "bytes" && counter.value >= 0 && counter.value < 1e18)
        return bytes(static_cast<std::uint64_t>(counter.value));
    if (counter.unit == "ns")
        return duration(counter.value / 1e9);
    if (counter.unit == "%")
        return percent(counter.value / 100);
    const bool whole = counter.value == std::floor(counter.value) || std::abs(counter.value) >= 1e6;
    const std::string value = number(counter.value, whole ? 0 : std::abs(counter.value) < 10 ? 2 : 1);
    return counter.unit.empty() ? value : formatted("{}{}{}", value, thin_space, counter.unit);
}

double add_counters_picture(DisplayList& list, const CountersPicture& picture, const Rect& area,
                            const TextMeasure& measure) {
    const auto nothing = [&](const std::string& why) {
        const double head = add_heading(list, said("Hardware counters"), "", area, measure);
        return head + 8 + add_nothing(list, why, {area.x, area.y + head + 8, area.width, 100}, measure);
    };
    if (!picture.counters)
        return nothing(said("No counters were asked for in this run."));
    const live::Counters& counters = *picture.counters;
    if (!counters.unavailable.empty())
        return nothing(voiced(counters.unavailable));
    if (counters.ranges.empty() && counters.curves.empty())
        return nothing(said("The counters saw no launch."));
    double y =
        area.y + add_heading(list, said("Hardware counters"), counters_source(picture), area, measure) + 4;
    const double curves_height =
        counters.curves.empty() ? 0 : least_height_of(counters.curves.size(), area.width) + 8;
    if (!counters.ranges.empty()) {
        CounterTable table(list, lines_of(picture), {area.x, y, area.width, area.height}, measure);
        y += table.draw(picture.scroll, area.y + area.height - y - curves_height) + 8;
    }
    if (!counters.curves.empty()) {
        std::vector<SmallCurve> small;
        for (const live::CounterCurve& curve : counters.curves)
            small.push_back(small_curve(curve, picture.cursor));
        std::vector<DrawnPlot> plots;
        y += add_small_curves(
            list, small, shown_of(picture.window, extent_of(counters.curves)), picture.cursor,
            {area.x, y, area.width, std::max(curves_height - 8, area.y + area.height - y)}, measure, plots);
    }
    return y - area.y;
}

} // namespace ks::scene

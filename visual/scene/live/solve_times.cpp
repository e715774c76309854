// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/solve_times.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/live/figures.h"
#include "visual/scene/drawing.h"
#include "visual/scene/legend.h"
#include "visual/scene/live/plot_frame.h"
#include "visual/scene/live/stage_strip.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double least_points = 40, point_size = 5, kinds_line = 20;
/// the ratio of shortest to longest time above which times count as close
constexpr double close_share = 0.7;

/// Smallest, largest, median and quartiles of the times, in milliseconds.
struct Spread {
    double least = 0, quarter = 0, median = 0, three_quarters = 0, most = 0;

    explicit Spread(std::span<const live::SolveTime> solves) {
        std::vector<double> times;
        for (const live::SolveTime& solve : solves)
            if (std::isfinite(solve.total_ms))
                times.push_back(solve.total_ms);
        if (times.empty())
            return;
        std::ranges::sort(times);
        const auto at = [&](double part) {
            const double place = part * static_cast<double>(times.size() - 1);
            const auto low = static_cast<std::size_t>(place);
            const std::size_t high = std::min(low + 1, times.size() - 1);
            return times[low] + (times[high] - times[low]) * (place - static_cast<double>(low));
        };
        least = times.front();
        quarter = at(0.25);
        median = at(0.5);
        three_quarters = at(0.75);
        most = times.back();
    }
};

/// The solves with the probe, or those without it.
std::vector<live::SolveTime> of_kind(std::span<const live::SolveTime> solves, bool probe) {
    std::vector<live::SolveTime> found;
    for (const live::SolveTime& solve : solves)
        if ((solve.probe != live::Grain::none) == probe)
            found.push_back(solve);
    return found;
}

Box solve_mark(bool probe) {
    Box box{.fill = Fill{.role = probe ? Role::surface : Role::read}, .radius = point_size / 2};
    if (probe)
        box.stroke = Stroke{.role = Role::optimal, .width = 1.5};
    return box;
}

std::string ms_text(double ms) {
    return duration(ms / 1000);
}

/// An axis in a unit that suits the largest time. It begins at zero unless all times lie close together.
ValueAxis ms_axis(double least_ms, double most_ms) {
    struct Unit {
        double ms;
        const char* name;
    };
    constexpr std::array units{Unit{1e-6, "ns"}, Unit{1e-3, "µs"}, Unit{1, "ms"}, Unit{1000, "s"}};
    Unit unit = units.back();
    for (const Unit& each : units)
        if (most_ms / each.ms < 1000) {
            unit = each;
            break;
        }
    ValueAxis axis = least_ms > close_share * most_ms
                         ? close_axis(least_ms / unit.ms, most_ms / unit.ms, unit.name)
                         : value_axis(most_ms / unit.ms, unit.name);
    axis.low *= unit.ms;
    axis.high *= unit.ms;
    for (Tick& tick : axis.ticks)
        tick.at *= unit.ms;
    return axis;
}

class SolveDrawing {
public:
    SolveDrawing(DisplayList& list, const SolveTimes& times, const Rect& area, const TextMeasure& measure)
        : list_(list), times_(times), area_(area), measure_(measure), without_(of_kind(times.solves, false)),
          with_(of_kind(times.solves, true)), spread_(without_.empty() ? with_ : without_),
          stages_(times.stages, stages_title(), area.width, measure) {}

    DrawnPlot draw() {
        const Spread all(times_.solves);
        const ValueAxis axis = ms_axis(all.least, all.most);
        std::string quiet = times_.source;
        if (axis.low > 0)
            quiet += formatted("{}the axis begins at {}, not at zero", quiet.empty() ? "" : " · ",
                               ms_text(axis.low));
        double y = area_.y + add_heading(list_, said("Time of each solve"), quiet, area_, measure_);
        DrawnPlot drawn;
        if (times_.solves.empty()) {
            y += 8 + add_nothing(list_, said("No solve is done yet."), {area_.x, y + 8, area_.width, 40},
                                 measure_);
            stages_.draw(list_, area_.x, y + 8);
            drawn.used = y + 8 + stages_.height() - area_.y;
            return drawn;
        }
        y += 8 + add_paragraph(list_, measure_, {area_.x, y, area_.width, 60}, words(),
                               Text{.role = Role::text, .size = 13});
        const double below = time_axis_height + kinds_height() + stages_.height();
        const double left = std::ceil(label_width(axis, measure_)) + 8;
        drawn.plot = {area_.x + left, std::round(y), std::max(1.0, area_.width - left - 2),
                      std::floor(std::max(least_points, area_.y + area_.height - below - y))};
        drawn.shown = shown_of(times_.window, {.begin = 0, .end = times_.solves.back().t});
        add_value_axis(list_, axis, drawn.plot, measure_);
        add_time_axis(list_, TimeUnit::seconds, drawn, times_.cursor, measure_);
        add_median(drawn, axis);
        add_points(drawn, axis, without_, solve_mark(false));
        add_points(drawn, axis, with_, solve_mark(true));
        add_cursor(list_, TimeUnit::seconds, drawn, times_.cursor, measure_);
        y = drawn.plot.y + drawn.plot.height + time_axis_height;
        y += add_kinds(y);
        stages_.draw(list_, area_.x, y);
        drawn.used = y + stages_.height() - area_.y;
        list_.regions.push_back({.rect = drawn.plot, .id = "solves", .description = words()});
        return drawn;
    }

private:
    std::string words() const {
        std::string text = sentence_of(times_.solves);
        if (times_.rows_per_second && std::isfinite(*times_.rows_per_second))
            text += formatted(" {} rows per second while it computes.",
                              number(*times_.rows_per_second, *times_.rows_per_second < 100 ? 1 : 0));
        return text;
    }

    void add_median(const DrawnPlot& drawn, const ValueAxis& axis) {
        const double low = axis.y_of(drawn.plot, spread_.quarter),
                     high = axis.y_of(drawn.plot, spread_.three_quarters);
        if (low - high >= 2)
            list_.add(Box{.rect = {drawn.plot.x, high, drawn.plot.width, low - high},
                          .fill = Fill{.role = Role::read, .opacity = 0.15}});
        const double y = std::round(axis.y_of(drawn.plot, spread_.median));
        list_.add(Polyline{.points = {{drawn.plot.x, y}, {drawn.plot.x + drawn.plot.width, y}},
                           .stroke = Stroke{.role = Role::text, .width = 1.5, .dashed = true}});
    }

    /// Adds a point per solve; several in one pixel column become a bar from the shortest to the longest.
    void add_points(const DrawnPlot& drawn, const ValueAxis& axis, std::span<const live::SolveTime> solves,
                    Box mark) {
        double column = -1, low = 0, high = 0;
        const auto put = [&] {
            if (column < 0)
                return;
            const double top = axis.y_of(drawn.plot, high), bottom = axis.y_of(drawn.plot, low);
            const double x = drawn.plot.x + column * point_size;
            mark.rect = {x, top - point_size / 2, point_size, bottom - top + point_size};
            list_.add(mark);
        };
        const double last = std::floor(drawn.plot.width / point_size) - 1;
        for (const live::SolveTime& solve : solves) {
            if (solve.t < drawn.shown.begin || solve.t > drawn.shown.end || !std::isfinite(solve.total_ms))
                continue;
            const double at =
                std::clamp(std::floor((drawn.x_of(solve.t) - drawn.plot.x) / point_size), 0.0, last);
            if (at != column) {
                put();
                column = at;
                low = high = solve.total_ms;
            }
            low = std::min(low, solve.total_ms);
            high = std::max(high, solve.total_ms);
        }
        put();
    }

    double kinds_height() const { return without_.empty() || with_.empty() ? 0 : kinds_line; }

    /// Adds the key of the two kinds of points, if both occur. Returns the height used.
    double add_kinds(double y) {
        if (kinds_height() == 0)
            return 0;
        const std::vector<LegendEntry> legend{
            {.text = said("without the probe, with its median"), .sample = {solve_mark(false)}},
            {.text = said("with the probe"), .sample = {solve_mark(true)}}};
        add_legend(list_, {area_.x, y, area_.width, kinds_line}, legend, measure_);
        return kinds_line;
    }

    std::string stages_title() const {
        return times_.solves.size() == 1                ? said("Stages of the solve")
               : times_.solves.empty() || with_.empty() ? said("Stages of one of the solves")
               : without_.empty()                       ? said("Stages of one of the solves, with the probe")
                                                        : said("Stages of a solve without the probe");
    }

    DisplayList& list_;
    const SolveTimes& times_;
    Rect area_;
    const TextMeasure& measure_;
    std::vector<live::SolveTime> without_, with_;
    Spread spread_; ///< of the solves without the probe, if there are any
    StageStrip stages_;
};

/// "124 solves: median 1.88 ms, half of them from 1.87 ms to 1.90 ms, all from 1.85 ms to 2.40 ms"
std::string solves_words(std::span<const live::SolveTime> solves) {
    const Spread spread(solves);
    if (solves.size() == 1)
        return formatted("1 solve: {}", ms_text(spread.median));
    return formatted("{} solves: median {}, half of them from {} to {}, all from {} to {}",
                     number(static_cast<std::int64_t>(solves.size())), ms_text(spread.median),
                     ms_text(spread.quarter), ms_text(spread.three_quarters), ms_text(spread.least),
                     ms_text(spread.most));
}

} // namespace

std::string sentence_of(std::span<const live::SolveTime> solves) {
    if (solves.empty())
        return said("No solve is done yet.");
    const std::vector<live::SolveTime> without = of_kind(solves, false), with = of_kind(solves, true);
    if (without.empty() || with.empty())
        return solves_words(solves) + (without.empty() ? said(", with the probe.") : ".");
    std::string words =
        formatted("Without the probe {}. With it {}, median {}.", solves_words(without),
                  number(static_cast<std::int64_t>(with.size())), ms_text(Spread(with).median));
    if (const auto costs = live::probe_overhead(solves, with.back().probe))
        words += *costs > 0 ? formatted(" The probe costs {} of the time.", percent(*costs))
                            : formatted(" The probe costs nothing that shows ({}).", percent(*costs));
    return words;
}

DrawnPlot add_solve_times(DisplayList& list, const SolveTimes& times, const Rect& area,
                          const TextMeasure& measure) {
    return SolveDrawing(list, times, area, measure).draw();
}

} // namespace ks::scene

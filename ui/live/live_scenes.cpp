// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/live_scenes.h"

#include "solvers/core/formatted.h"
#include "ui/live/live_words.h"
#include "visual/scene/drawing.h"
#include "visual/scene/live/counters_picture.h"
#include "visual/scene/live/run_names.h"
#include "visual/scene/live/sm_strip.h"
#include "visual/scene/live/solve_times.h"
#include "visual/scene/live/telemetry_curves.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ks::ui {
namespace {

/// Of the stage `compute` of the last solve.
std::optional<double> rows_a_second(const live::LiveRun& run) {
    for (const live::StageTime& stage : run.stages)
        if (stage.name == "compute" && stage.ms > 0 && run.rows > 0)
            return static_cast<double>(run.rows) / stage.ms * 1000;
    return std::nullopt;
}

using scene::DisplayList;
using scene::DrawnPlot;
using scene::Rect;
using scene::Role;
using scene::TextMeasure;

constexpr double gap = 12;
/// heights below this occur with a projector's text size in a small window
constexpr double little_room = 340;
constexpr double some_room = 480;
constexpr double least_chart = 170, least_lanes = 200, least_telemetry = 280; ///< smallest heights

std::string words(const char* text) {
    return QCoreApplication::translate("Live", text).toStdString();
}

/// Removes the part that is already drawn from the top of an area.
void take_off(Rect& area, double used) {
    const double off = used > 0 ? used + gap : 0;
    area.y += off;
    area.height = std::max(0.0, area.height - off);
}

Rect whole(const DisplayList& list) {
    return {0, 0, list.width, list.height};
}

/// Makes the picture higher if it has too little room; the widget then scrolls.
void make_high_enough(DisplayList& list, double bottom) {
    list.height = std::max(list.height, bottom);
}

/// Writes the run's name and level of detail and, below, further remarks.
double add_head(DisplayList& list, const LiveScene& shown, const Rect& area, const TextMeasure& measure) {
    constexpr double line = 20;
    const bool little = area.height < little_room; // otherwise the picture would be cut
    const std::string first = little ? shown.name + " · " + shown.level : shown.name;
    scene::add_text(list, measure, {area.x, area.y, area.width, line}, first,
                    {.size = little ? 13.0 : 15.0, .weight = scene::Weight::medium});
    if (!little)
        scene::add_text(list, measure, {area.x, area.y + line, area.width, line}, shown.level,
                        {.size = 13, .role = Role::quiet});
    const double used = little ? line : 2 * line;
    if (shown.words.empty())
        return used;
    const double lines = area.height < some_room ? 4 : 6;
    const Rect rest{area.x, area.y + used + 2, area.width, lines * line};
    return used + 2 + scene::add_paragraph(list, measure, rest, shown.words, {.size = 13});
}

std::optional<double> last_occupancy(const LiveScene& shown) {
    if (!shown.samples || shown.samples->values.empty())
        return {};
    const double at =
        shown.cursor.value_or(shown.window.empty() ? shown.samples->times.back() : shown.window.end);
    const float value = scene::value_at(*shown.samples, std::min(at, shown.samples->times.back()));
    return std::isnan(value) ? std::nullopt : std::optional<double>(value);
}

/// Draws the main numbers, large enough for the last row of a classroom.
double add_figures(DisplayList& list, const LiveScene& shown, const Rect& area, const TextMeasure& measure) {
    std::vector<scene::KeyNumber> numbers;
    const LiveSummary* of = shown.summary;
    const bool several = shown.run->timeline && shown.run->timeline->launches.size() > 1;
    if (of && of->achieved && !shown.running)
        numbers.push_back(
            {words("occupancy, while SMs had work"), scene::percent(of->achieved->of_active), true});
    else if (const auto now = last_occupancy(shown))
        numbers.push_back({shown.running ? words("occupancy now") : words("occupancy at one moment"),
                           scene::percent(*now), true});
    if (shown.theoretical)
        numbers.push_back({several ? words("theory, longest launch") : words("theory"),
                           scene::percent(*shown.theoretical)});
    if (shown.of_grid)
        numbers.push_back({words("theory with its grid"), scene::percent(*shown.of_grid)});
    const live::LiveRun& run = *shown.run;
    if (run.on != "emulator")
        if (const auto median = median_ms(run))
            numbers.push_back({run.solves.size() > 1 ? words("median of the solves") : words("time"),
                               scene::duration(*median / 1000), numbers.empty()});
    if (run.solves.size() > 1)
        numbers.push_back({words("solves"), scene::number(static_cast<std::int64_t>(run.solves.size()))});
    if (of && of->waves.waves > 0)
        numbers.push_back({words("waves of blocks"),
                           of->waves.waves < 1 ? words("below 1") : scene::number(of->waves.waves, 1)});
    return numbers.empty() ? 0 : scene::add_key_numbers(list, measure, area, numbers);
}

std::string source_of(const LiveScene& shown) {
    return scene::source_words(*shown.run);
}

/// States the source of the times, with the date if they were recorded.
std::string source_of_times(const live::LiveRun& run) {
    if (run.on == "emulator")
        return words("times of the emulator, which say nothing about a GPU");
    const std::string place = place_of(run).toStdString();
    return run.date.empty() ? formatted("measured on {}", place)
                            : formatted("recorded {} on {}", run.date.substr(0, run.date.find('T')), place);
}

/// States why the occupancy curve is missing.
std::string why_no_samples(const LiveScene& shown) {
    if (shown.run->on == "cpu")
        return words("The CPU has no SMs to be full; its solves are under Timing.");
    if (shown.run->on == "emulator")
        return shown.running ? words("The emulator deals the blocks out when the run has ended.")
                             : words("The emulator has no time to show occupancy over; see Blocks.");
    return shown.running
               ? words("Nothing was told of the SMs yet.")
               : words("Nothing was told of the SMs while it ran. Tick Watch, and Repeat for a run that "
                       "is over in milliseconds.");
}

/// The occupancy of each SM at the cross-hair, or at the end of the visible time.
scene::SmStrip strip_of_samples(const LiveScene& shown) {
    scene::SmStrip strip{.source = source_of(shown), .nothing = why_no_samples(shown)};
    const auto& samples = shown.run->samples;
    const double until = shown.cursor.value_or(shown.window.empty() ? INFINITY : shown.window.end);
    auto at = std::ranges::upper_bound(samples, until, {}, &live::Sample::t);
    while (at != samples.begin() && (--at)->occupancy.empty())
        ;
    if (at == samples.end() || at->occupancy.empty())
        return strip;
    strip.occupancy = at->occupancy;
    const bool newest = &*at == &samples.back();
    strip.when = newest && shown.running ? words("now")
                                         : words("at ") + scene::time_text(scene::TimeUnit::seconds, at->t);
    return strip;
}

double height_of_strip(const Rect& area, const std::vector<float>& occupancy) {
    if (occupancy.empty())
        return 0;
    const double cells_a_line = std::max(8.0, area.width / 14);
    const double lines = std::ceil(static_cast<double>(occupancy.size()) / cells_a_line);
    return std::min(area.height * 0.45, 44 + lines * 34);
}

DrawnPlot add_occupancy(DisplayList& list, scene::OccupancyChart chart, Rect area,
                        const TextMeasure& measure) {
    area.height = std::max(area.height, least_chart);
    const DrawnPlot drawn = scene::add_occupancy_chart(list, chart, area, measure);
    make_high_enough(list, area.y + std::max(drawn.used, area.height));
    return drawn;
}

} // namespace

DrawnPlot draw_live(DisplayList& list, const LiveScene& shown, const TextMeasure& measure) {
    Rect area = whole(list);
    take_off(area, add_head(list, shown, area, measure));
    take_off(area, add_figures(list, shown, area, measure));
    const scene::SmStrip strip = strip_of_samples(shown);
    double below = strip.occupancy.empty() ? 0 : height_of_strip(area, strip.occupancy) + gap;
    if (area.height - below < least_chart) // lower cells are still legible
        below *= 0.85;
    scene::OccupancyChart chart{.series = {shown.samples ? *shown.samples : scene::OccupancySeries{}},
                                .window = shown.window,
                                .cursor = shown.cursor,
                                .source = source_of(shown),
                                .nothing = why_no_samples(shown)};
    chart.series.front().theoretical = shown.theoretical;
    if (shown.summary)
        chart.series.front().achieved = shown.summary->achieved;
    for (const auto& other : shown.others)
        chart.series.push_back(other);
    const Rect chart_area{area.x, area.y, area.width, std::max(least_chart, area.height - below)};
    const DrawnPlot drawn = add_occupancy(list, std::move(chart), chart_area, measure);
    if (below > 0) {
        const double top = chart_area.y + chart_area.height + gap;
        const auto cells =
            scene::add_sm_strip(list, strip, {area.x, top, area.width, std::max(below - gap, 60.0)}, measure);
        make_high_enough(list, top + cells.used);
    }
    return drawn;
}

namespace {

/// The occupancy curve above the lanes, for the same time window.
scene::OccupancyChart chart_of_window(const LiveScene& shown, const Rect& area) {
    const scene::LaidOutTimeline& timeline = *shown.timeline;
    const auto bins = static_cast<std::size_t>(std::clamp(area.width / 2, 32.0, 1000.0));
    const scene::TimeSpan window = shown.window.empty() ? timeline.all() : shown.window;
    scene::OccupancyChart chart{.series = {scene::series_of(timeline, window, bins)},
                                .unit = timeline.unit(),
                                .window = window,
                                .cursor = shown.cursor,
                                .source = source_of(shown)};
    if (shown.summary)
        chart.series.front().achieved = shown.summary->achieved;
    return chart;
}

/// Draws the curve above the lanes so that times are aligned: the lanes leave free the room of the curve's
/// labels on the right, and the curve leaves free the room of the lanes' labels on the left.
scene::DrawnTimeline add_curve_and_lanes(DisplayList& list, const LiveScene& shown, const Rect& area,
                                         double curve, const scene::TimelineView& view,
                                         const TextMeasure& measure) {
    Rect above{area.x, area.y, area.width, curve}, below = area;
    take_off(below, curve);
    if (curve <= 0)
        return scene::add_timeline(list, *shown.timeline, view, below, measure);
    const scene::OccupancyChart chart = chart_of_window(shown, above);
    DisplayList tried{list.width, list.height, {}, {}};
    const Rect plot = scene::add_occupancy_chart(tried, chart, above, measure).plot;
    below.width -= above.x + above.width - plot.x - plot.width;
    const auto lanes = scene::add_timeline(list, *shown.timeline, view, below, measure);
    const double shift = std::max(0.0, lanes.time.plot.x - plot.x);
    above.x += shift;
    above.width -= shift;
    scene::add_occupancy_chart(list, chart, above, measure);
    return lanes;
}

} // namespace

DrawnPlot draw_blocks(DisplayList& list, const LiveScene& shown, const TextMeasure& measure,
                      scene::DrawnTimeline& lanes) {
    Rect area = whole(list);
    lanes = {};
    take_off(area, add_head(list, shown, area, measure));
    if (!shown.timeline) {
        scene::add_no_live_timeline(list,
                                    shown.laying_out ? words("The blocks are being laid out.")
                                    : shown.running
                                        ? words("The blocks are told when the run has ended.")
                                        : words("Nothing was told of the blocks of this run. Tick "
                                                "Watch before it begins."),
                                    area, measure);
        return {};
    }
    const scene::LaidOutTimeline& timeline = *shown.timeline;
    const scene::TimeSpan window = shown.window.empty() ? timeline.all() : shown.window;
    scene::SmStrip strip{.source = source_of(shown)};
    if (shown.cursor) {
        strip.occupancy = timeline.occupancy_at(*shown.cursor);
        strip.when = words("at ") + scene::time_text(timeline.unit(), *shown.cursor);
    }
    const bool roomy = area.height >= least_chart + least_lanes + 140;
    const double below = roomy && !strip.occupancy.empty() ? height_of_strip(area, strip.occupancy) + gap : 0;
    const bool with_curve = area.height >= least_chart + gap + least_lanes;
    const double curve = with_curve ? std::max(least_chart, (area.height - below) * 0.3) : 0;
    const scene::TimelineView view{.window = window,
                                   .chosen = shown.block,
                                   .cursor = shown.cursor,
                                   .per_second = shown.per_second,
                                   .device = shown.run->device};
    area.height = std::max(curve + (with_curve ? gap : 0) + least_lanes, area.height - below);
    lanes = add_curve_and_lanes(list, shown, area, curve, view, measure);
    make_high_enough(list, area.y + area.height);
    if (below > 0)
        scene::add_sm_strip(list, strip, {area.x, area.y + area.height + gap, area.width, below - gap},
                            measure);
    return lanes.time;
}

DrawnPlot draw_timing(DisplayList& list, const LiveScene& shown, const TextMeasure& measure) {
    Rect area = whole(list);
    take_off(area, add_head(list, shown, area, measure));
    const live::LiveRun& run = *shown.run;
    const bool told =
        std::ranges::any_of(run.samples, [](const auto& each) { return each.telemetry.has_value(); });
    const scene::SolveTimes times{.solves = run.solves,
                                  .stages = run.stages,
                                  .window = shown.window,
                                  .cursor = shown.cursor,
                                  .rows_per_second = rows_a_second(run),
                                  .source = source_of_times(run)};
    const double height =
        std::max(least_chart + 30, told ? area.height * 0.45 : std::min(area.height, 420.0));
    const DrawnPlot drawn =
        scene::add_solve_times(list, times, {area.x, area.y, area.width, height}, measure);
    take_off(area, height);
    make_high_enough(list, area.y);
    if (!told)
        return drawn;
    const scene::TelemetryCurves curves{
        .samples = run.samples, .window = shown.window, .cursor = shown.cursor, .device = run.device};
    const double below = std::max(area.height, least_telemetry);
    const auto telemetry = scene::add_telemetry(list, curves, {area.x, area.y, area.width, below}, measure);
    make_high_enough(list, area.y + std::max(telemetry.used, below));
    return drawn;
}

void draw_limit(DisplayList& list, const LiveScene& shown, const TextMeasure& measure) {
    Rect area = whole(list);
    take_off(area, add_head(list, shown, area, measure));
    const LiveLimit* limit = shown.limit;
    if (!limit || !limit->roofline) {
        const std::string why = limit           ? limit->words.toStdString()
                                : shown.running ? words("What limits it is said when the run has ended.")
                                                : words("The work of its kernels is being counted.");
        const double used = scene::add_paragraph(list, measure, {area.x, area.y, area.width, 80}, why,
                                                 {.role = Role::quiet, .size = 15});
        return make_high_enough(list, area.y + used);
    }
    const scene::RooflinePicture picture{
        .ceilings = limit->ceilings.get(), .runs = shown.below_roof, .sentence = limit->words.toStdString()};
    DisplayList roofs = scene::draw_roofline(picture, area.width, area.height, measure);
    const double bottom = area.y + roofs.height;
    roofs.move(area.x, area.y);
    for (scene::Primitive& item : roofs.items)
        list.add(std::move(item));
    for (scene::Region& region : roofs.regions)
        list.regions.push_back(std::move(region));
    make_high_enough(list, bottom);
}

void draw_counters(DisplayList& list, const LiveScene& shown, const TextMeasure& measure) {
    Rect area = whole(list);
    take_off(area, add_head(list, shown, area, measure));
    scene::CountersPicture picture{.counters = shown.run->counters ? &*shown.run->counters : nullptr,
                                   .window = shown.window,
                                   .cursor = shown.cursor,
                                   .device = shown.run->device,
                                   .scroll = shown.scroll};
    if (shown.summary)
        picture.probe = shown.summary->achieved;
    const double used = scene::add_counters_picture(list, picture, area, measure);
    make_high_enough(list, area.y + used);
}

DrawnPlot draw_compared(DisplayList& list, const LiveScene& shown, const TextMeasure& measure) {
    Rect area = whole(list);
    if (!shown.words.empty())
        take_off(area, scene::add_paragraph(list, measure, {area.x, area.y, area.width, 60}, shown.words,
                                            {.size = 15}));
    scene::OccupancyChart chart{.series = shown.others,
                                .window = shown.window,
                                .cursor = shown.cursor,
                                .source = shown.others_source,
                                .nothing =
                                    words("Tick runs in the list to see their occupancy over each other.")};
    return add_occupancy(list, std::move(chart), area, measure);
}

} // namespace ks::ui

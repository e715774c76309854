// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/block_timeline.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/occupancy/occupancy_words.h"
#include "visual/scene/drawing.h"
#include "visual/scene/lanes.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::scene {

namespace {

constexpr double wave_height = 18, axis_height = 36, most_row = 22, least_bar = 3;
constexpr std::int64_t most_bars = 4096;

/// The layout: SMs downwards, time to the right.
struct Chart {
    Rect area; ///< of the bars
    const BlockTimeline& timeline;
    int sms = 0;            ///< the largest number of blocks on an SM at one time
    std::int64_t slots = 0; ///< places of an SM that are used

    Chart(const BlockTimeline& of, const Rect& bars) : area(bars), timeline(of) {
        sms = static_cast<int>(std::min<std::int64_t>(of.sms, of.count()));
        for (const ScheduledBlock& block : of.blocks)
            slots = std::max<std::int64_t>(slots, block.slot + 1);
    }
    double x(std::int64_t time) const {
        return area.x + area.width * static_cast<double>(time) /
                            static_cast<double>(std::max<std::int64_t>(1, timeline.length));
    }
    /// Whether there is room for a bar for each block.
    bool has_bars() const {
        if (timeline.count() > most_bars || area.height < least_lane * static_cast<double>(sms * slots))
            return false;
        return std::ranges::all_of(timeline.blocks, [&](const ScheduledBlock& block) {
            return block.begin == block.end || x(block.end) - x(block.begin) >= least_bar;
        });
    }
};

std::string words_of(const BlockTimeline& timeline, std::int64_t index) {
    const ScheduledBlock& block = timeline.blocks[static_cast<std::size_t>(index)];
    if (timeline.stuck)
        return formatted("block {}: SM {}, waits for ever", number(index), block.sm);
    return counted("block {}: SM {}, from {} to {} warp instruction",
                   "block {}: SM {}, from {} to {} warp instructions", block.end, number(index), block.sm,
                   number(block.begin), number(block.end));
}

/// Adds a bar for each block; the places of an SM are adjacent. Returns the height used.
double add_bars(DisplayList& list, const Chart& chart, const TextMeasure& measure) {
    const double height =
        std::min(most_row, std::floor(chart.area.height / static_cast<double>(chart.sms * chart.slots)));
    const double pitch = height * static_cast<double>(chart.slots);
    const int every = lanes_a_label(pitch);
    for (int sm = 0; sm < chart.sms; sm += every)
        add_lane_label(list, measure,
                       {chart.area.x - lane_label_width, chart.area.y + sm * pitch, lane_label_width,
                        std::max(pitch, 14.0)},
                       formatted("SM {}", sm));
    for (std::int64_t i = 0; i < chart.timeline.count(); ++i) {
        const ScheduledBlock& block = chart.timeline.blocks[static_cast<std::size_t>(i)];
        const double left = chart.x(block.begin), right = chart.x(block.end);
        const Rect bar{left, chart.area.y + block.sm * pitch + static_cast<double>(block.slot) * height,
                       std::max(1.0, right - left - 1), std::max(3.0, height - 2)};
        const bool recorded = chart.timeline.recorded == i;
        if (chart.timeline.stuck)
            add_mark(list, bar, idle_mark());
        else
            list.add(Box{.rect = bar,
                         .fill = Fill{.role = Role::read, .opacity = recorded ? 0.6 : tint},
                         .stroke = Stroke{.role = Role::read, .width = 1},
                         .radius = std::min(2.0, bar.width / 2)});
        if (recorded)
            list.add(Box{.rect = bar,
                         .stroke = Stroke{.role = Role::optimal, .width = 2},
                         .radius = 2,
                         .corner_mark = bar.width >= 8});
        const std::string name = number(i);
        if (bar.height >= 12 && measure.width(name, Face::mono, 10, Weight::regular) <= bar.width - 6)
            list.add(Text{.rect = bar,
                          .text = name,
                          .role = Role::text,
                          .face = Face::mono,
                          .size = 10,
                          .weight = Weight::regular,
                          .align = Align::centre});
        list.regions.push_back(
            {.rect = bar, .id = written("block {}", i), .description = words_of(chart.timeline, i)});
    }
    return pitch * chart.sms;
}

/// The utilisation of a group of SMs in a time slice, 0 to 1, by row and column.
class Busy {
public:
    Busy(const Chart& chart, int rows, int columns) : columns_(columns), shares_(place(rows, 0)) {
        const BlockTimeline& timeline = chart.timeline;
        const double length = static_cast<double>(std::max<std::int64_t>(1, timeline.length)) / columns;
        std::vector<double> sms(static_cast<std::size_t>(rows), 0); // groups can differ by one
        for (int sm = 0; sm < chart.sms; ++sm)
            ++sms[static_cast<std::size_t>(row_of(sm, rows, chart))];
        for (const ScheduledBlock& block : timeline.blocks) {
            const int row = row_of(block.sm, rows, chart);
            const double places =
                sms[static_cast<std::size_t>(row)] * static_cast<double>(chart.slots) * length;
            const auto begin = static_cast<double>(block.begin), end = static_cast<double>(block.end);
            for (int c = static_cast<int>(begin / length); c < columns && c * length < end; ++c)
                shares_[place(row, c)] +=
                    (std::min(end, (c + 1) * length) - std::max(begin, c * length)) / places;
        }
    }
    double share(int row, int column) const { return shares_[place(row, column)]; }

private:
    static int row_of(int sm, int rows, const Chart& chart) {
        return std::min(rows - 1, sm * rows / chart.sms);
    }
    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column);
    }

    int columns_;
    std::vector<double> shares_;
};

/// Adds groups of SMs, darker the more of their places are busy. Returns the height used.
double add_summary(DisplayList& list, const Chart& chart, const TextMeasure& measure) {
    const int fitting = std::max(1, static_cast<int>(chart.area.height / least_lane));
    const int rows = std::min(chart.sms, fitting);
    const int columns = std::max(1, static_cast<int>(chart.area.width / lane_bucket));
    const double pitch = std::min(most_row, std::floor(chart.area.height / rows));
    const Busy busy(chart, rows, columns);
    const int every = lanes_a_label(pitch);
    for (int row = 0; row < rows; ++row) {
        const double y = chart.area.y + row * pitch;
        const int first = (row * chart.sms + rows - 1) / rows;
        if (row % every == 0)
            add_lane_label(list, measure,
                           {chart.area.x - lane_label_width, y, lane_label_width, std::max(pitch, 14.0)},
                           formatted("SM {}", first));
        if (!chart.timeline.stuck)
            add_shaded_lane(list, {chart.area.x, y, chart.area.width, pitch >= 5 ? pitch - 1 : pitch},
                            columns, [&](int column) { return busy.share(row, column); });
    }
    if (chart.timeline.stuck)
        add_mark(list, {chart.area.x, chart.area.y, chart.area.width, pitch * rows}, idle_mark());
    return pitch * rows;
}

/// Marks the beginning of each wave, as long as there is room for the names.
void add_waves(DisplayList& list, const Chart& chart, double bottom, const TextMeasure& measure) {
    const BlockTimeline& timeline = chart.timeline;
    double next = chart.area.x;
    for (std::int64_t wave = 0; wave < timeline.waves(); ++wave) {
        const double x =
            std::round(chart.x(timeline.blocks[static_cast<std::size_t>(wave * timeline.places())].begin)) +
            0.5;
        if (x < next)
            continue;
        const std::string name = formatted("wave {}", number(wave + 1));
        const double width = std::ceil(measure.width(name, Face::interface, 11, Weight::regular)) + 6;
        if (x + width > chart.area.x + chart.area.width)
            break;
        if (wave > 0)
            list.add(Polyline{.points = {{x, chart.area.y - wave_height + 2}, {x, bottom}},
                              .stroke = Stroke{.role = Role::quiet, .width = 1, .dashed = true}});
        add_text(list, measure, {x + 4, chart.area.y - wave_height, width, wave_height - 2}, name,
                 {.size = 11, .role = Role::quiet});
        next = x + width + 8;
    }
}

/// Adds the tail's bracket and the ends of the axis, below the bars.
void add_axis(DisplayList& list, const Chart& chart, double y, const TextMeasure& measure) {
    const BlockTimeline& timeline = chart.timeline;
    const Rect& area = chart.area;
    const double right = area.x + area.width, tail = chart.x(timeline.tail());
    list.add(Polyline{.points = {{area.x, y + 2.5}, {right, y + 2.5}}, .stroke = Stroke{}});
    if (!timeline.stuck && timeline.waves() > 1)
        list.add(Polyline{.points = {{tail, y + 8}, {tail, y + 12}, {right, y + 12}, {right, y + 8}},
                          .stroke = Stroke{.role = Role::optimal, .width = 1.5}});
    if (timeline.stuck)
        return add_text(list, measure, {area.x, y + 16, area.width, 16}, said("for ever"),
                        {.size = 11, .role = Role::quiet, .align = Align::right});
    const std::string end = counted("{} warp instruction (model)", "{} warp instructions (model)",
                                    timeline.length, number(timeline.length));
    const double width = std::ceil(measure.width(end, Face::interface, 11, Weight::regular)) + 4;
    add_text(list, measure, {area.x, y + 16, 40, 16}, "0", {.size = 11, .role = Role::quiet});
    add_text(list, measure,
             {std::max(area.x + 40, right - width), y + 16, std::min(width, area.width - 40), 16}, end,
             {.size = 11, .role = Role::quiet, .align = Align::right});
    if (const double room = tail - area.x - 8; timeline.waves() > 1 && room > 160)
        add_text(list, measure, {area.x, y + 4, room, 14}, said("the tail: places run empty"),
                 {.size = 11, .role = Role::quiet, .align = Align::right});
}

/// Whether the launch ended because all blocks waited for each other.
bool is_deadlock(const Trace& trace, std::int64_t launch) {
    return std::ranges::any_of(trace.findings, [&](const Finding& finding) {
        return finding.launch == launch && finding.kind == "deadlock";
    });
}

std::string stuck_sentence(const BlockTimeline& timeline) {
    const std::int64_t outside = timeline.grid - timeline.count();
    if (outside == 0)
        return formatted("A deadlock: {} on the device and no block ends.",
                         timeline.count() == 1 ? said("1 block waits")
                                               : formatted("all {} blocks wait", number(timeline.count())));
    return counted("A deadlock: {} hold every place and wait, so the other {} never begins.",
                   "A deadlock: {} hold every place and wait, so the other {} never begin.", outside,
                   counted("{} block", "{} blocks", timeline.count(), number(timeline.count())),
                   number(outside));
}

/// States what the model of the picture omits.
std::string model_of(const BlockTimeline& timeline) {
    if (timeline.stuck)
        return said("A block gives its place to the next one only when it has ended.");
    std::string model =
        said("A model, never seconds: a block takes its warp instructions, and the next one goes "
             "to the place that is free first.");
    if (timeline.cooperative)
        model += said(" The blocks meet at barriers of the grid; how long they wait there is left out.");
    if (timeline.counted < timeline.grid)
        model += formatted(" {} of {} were counted; the others take their mean{}.", number(timeline.counted),
                           counted("{} block", "{} blocks", timeline.grid, number(timeline.grid)),
                           timeline.finished ? "" : said(", as if the launch had gone on"));
    return model;
}

} // namespace

std::string why_no_timeline(const Trace& trace, std::int64_t launch) {
    if (launch < 0 || launch >= static_cast<std::int64_t>(trace.launches.size()))
        return said("The trace has no such launch.");
    const TraceLaunch& of = trace.launches[static_cast<std::size_t>(launch)];
    if (!of.schedule || of.schedule->costs.empty())
        return said(
            "No schedule was modelled for this launch: a block does not fit the device, or there are too "
            "many of them.");
    const bool deadlock = is_deadlock(trace, launch);
    if (of.schedule->counted == 0 && !of.finished && !deadlock)
        return said("There is no schedule: the launch was ended before any of its blocks had.");
    if (of.schedule->counted > 0 && deadlock)
        return formatted("There is no schedule: the launch came to a deadlock when {} of {} had ended.",
                         number(of.schedule->counted),
                         counted("{} block", "{} blocks", of.grid, number(of.grid)));
    return "";
}

std::optional<BlockTimeline> timeline_of(const Trace& trace, std::int64_t launch) {
    if (!why_no_timeline(trace, launch).empty())
        return {};
    const TraceLaunch& of = trace.launches[static_cast<std::size_t>(launch)];
    BlockTimeline timeline;
    timeline.launch = launch;
    timeline.kernel = of.kernel;
    timeline.grid = of.grid;
    timeline.threads = of.block;
    timeline.cooperative = of.cooperative;
    timeline.finished = of.finished;
    timeline.stuck = is_deadlock(trace, launch);
    timeline.sms = of.schedule->sms;
    timeline.blocks_per_sm = of.schedule->blocks_per_sm;
    timeline.counted = of.schedule->counted;
    timeline.measured = of.schedule->measured;
    BlockSchedule schedule = *of.schedule;
    if (timeline.stuck) // at any cost per block, the first blocks take every place
        schedule.costs = {{.blocks = of.grid, .cost = 1}};
    timeline.blocks = schedule_blocks(schedule, timeline.stuck ? timeline.places() : most_scheduled_blocks);
    for (const ScheduledBlock& block : timeline.blocks)
        timeline.length = std::max(timeline.length, block.end);
    if (trace.window && trace.window->at.launch == launch)
        timeline.recorded = trace.window->at.block;
    return timeline;
}

std::string sentence_of(const BlockTimeline& timeline) {
    if (timeline.stuck)
        return stuck_sentence(timeline);
    const double full = static_cast<double>(timeline.last_wave()) / static_cast<double>(timeline.places());
    if (timeline.waves() == 1)
        return formatted("1 wave, {} full: {} on {}.", share(full),
                         counted("{} block", "{} blocks", timeline.count(), number(timeline.count())),
                         counted("{} place", "{} places", timeline.places(), number(timeline.places())));
    const std::string waves = formatted("{} waves of at most {} blocks; the last is {} full",
                                        number(timeline.waves()), number(timeline.places()), share(full));
    if (timeline.length == 0)
        return waves + ".";
    const double tail =
        static_cast<double>(timeline.length - timeline.tail()) / static_cast<double>(timeline.length);
    return formatted("{}, and the tail takes {} of the modelled time.", waves, share(tail));
}

double add_block_timeline(DisplayList& list, const BlockTimeline& timeline, const Rect& area,
                          const TextMeasure& measure) {
    const Text loud{.role = Role::text,
                    .face = Face::interface,
                    .size = 15,
                    .weight = Weight::medium,
                    .align = Align::left};
    const Text quiet{.role = Role::quiet,
                     .face = Face::interface,
                     .size = 12,
                     .weight = Weight::regular,
                     .align = Align::left};
    const std::string unknown = timeline.measured ? "" : formatted(" ({})", said(not_measured));
    const std::string what =
        formatted("Launch {} · {} · {} of {} on {}, at most {} at once on each{}", number(timeline.launch),
                  timeline.kernel, counted("{} block", "{} blocks", timeline.grid, number(timeline.grid)),
                  counted("{} thread", "{} threads", timeline.threads, number(timeline.threads)),
                  counted("{} SM", "{} SMs", timeline.sms, number(timeline.sms)),
                  number(timeline.blocks_per_sm), unknown);
    double y = area.y + add_paragraph(list, measure, {area.x, area.y, area.width, 36}, what, quiet) + 4;
    const std::string sentence = sentence_of(timeline);
    const double said = add_paragraph(list, measure, {area.x, y, area.width, 44}, sentence, loud);
    list.regions.push_back(
        {.rect = {area.x, y, area.width, said}, .id = "sentence", .description = sentence});
    y += said + 4;
    y += add_paragraph(list, measure, {area.x, y, area.width, 96}, model_of(timeline), quiet) + 8;

    const bool idle = timeline.count() < timeline.sms;
    const double below = axis_height + (idle ? 20 : 0);
    const Rect bars{area.x + lane_label_width, y + wave_height, area.width - lane_label_width,
                    area.y + area.height - below - y - wave_height};
    if (bars.height < least_lane || bars.width < 40)
        return y - area.y;
    const Chart chart(timeline, bars);
    const double used = chart.has_bars() ? add_bars(list, chart, measure) : add_summary(list, chart, measure);
    if (!timeline.stuck)
        add_waves(list, chart, bars.y + used, measure);
    add_axis(list, chart, bars.y + used, measure);
    y = bars.y + used + axis_height;
    if (idle) {
        const bool one = timeline.count() == timeline.sms - 1;
        add_text(list, measure, {area.x, y, area.width, 20},
                 one ? formatted("SM {} has no block.", timeline.sms - 1)
                     : formatted("SMs {} to {} have no block.", number(timeline.count()), timeline.sms - 1),
                 {.size = 12, .role = Role::quiet});
        y += 20;
    }
    return y - area.y;
}

double add_no_timeline(DisplayList& list, const std::string& why, const Rect& area,
                       const TextMeasure& measure) {
    return add_paragraph(list, measure, {area.x, area.y, area.width, 60}, why,
                         Text{.role = Role::quiet,
                              .face = Face::interface,
                              .size = 13,
                              .weight = Weight::regular,
                              .align = Align::left});
}

} // namespace ks::scene

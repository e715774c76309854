// SPDX-License-Identifier: Apache-2.0
#include "app/runner/live_text.h"

#include "app/runner/table.h"
#include "solvers/bench/statistics.h"
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/live/figures.h"

#include <algorithm>

namespace ks::runner {

namespace {

std::string solves_text(const live::LiveRun& run) {
    std::vector<double> times;
    for (const live::SolveTime& solve : run.solves)
        if (solve.probe == live::Grain::none)
            times.push_back(solve.total_ms);
    std::string text =
        counted("{} solve", "{} solves", std::ssize(run.solves), grouped(std::ssize(run.solves)));
    if (!times.empty()) {
        if (run.on == "emulator")
            text += "; times of the emulation on this machine, not of a GPU";
        else if (times.size() < run.solves.size())
            text += formatted(", {} without the probe", times.size());
        const auto [least, most] = std::ranges::minmax(times);
        text += formatted(": median {:.3f} ms ({:.3f} to {:.3f})", median_of(times), least, most);
    }
    for (const auto& [grain, word] : {std::pair(live::Grain::warp, "warp"), {live::Grain::block, "block"}})
        if (const auto overhead = live::probe_overhead(run.solves, grain))
            text += formatted("; a record for each {} takes {:+.1f} %", word, 100 * *overhead);
    return text + "\n";
}

std::string timeline_text(const live::Timeline& timeline) {
    const live::AchievedOccupancy achieved = live::achieved_occupancy(timeline);
    const std::string length =
        timeline.nanoseconds()
            ? formatted("{:.3f} ms", static_cast<double>(timeline.length) / 1e6)
            : counted("{} step of a model", "{} steps of a model", timeline.length, grouped(timeline.length));
    std::string text = formatted(
        "{}, {}, {}, recorded by {}\n",
        counted("{} launch", "{} launches", std::ssize(timeline.launches),
                grouped(std::ssize(timeline.launches))),
        counted("{} block", "{} blocks", std::ssize(timeline.blocks), grouped(std::ssize(timeline.blocks))),
        length, timeline.by_block ? "block" : "warp");
    if (timeline.launches_left_out > 0)
        text += counted("{} launch before those is left out\n", "{} launches before those are left out\n",
                        timeline.launches_left_out, grouped(timeline.launches_left_out));
    text += formatted(
        "occupancy: {:.1f} % of the launches' time, {:.1f} % of the time in which an SM was active\n",
        tenths_of_percent(achieved.of_span), tenths_of_percent(achieved.of_active));
    if (!timeline.waits.empty())
        text +=
            formatted("{} waits at grid barriers, {:.1f} % of the blocks' time\n",
                      grouped(std::ssize(timeline.waits)), tenths_of_percent(live::barrier_share(timeline)));
    return text;
}

/// What the hardware counted of the kernel's occupancy, or nothing.
std::string counted_occupancy(const live::LiveRun& run, std::string_view kernel) {
    if (run.counters)
        for (const live::CounterRange& range : run.counters->ranges)
            for (const live::Counter& counter : range.counters)
                if (range.name == kernel && counter.name == "achieved_occupancy")
                    return formatted("{:.1f} %", counter.value);
    return "";
}

/// Occupancy kernel by kernel: by the rules, with the blocks that its grid has, by the probe, by the
/// hardware's counter.
std::string kernels_text(const live::LiveRun& run) {
    const live::Timeline& timeline = *run.timeline;
    std::vector<Table::Align> columns(8, Table::Align::right);
    columns.front() = Table::Align::left;
    Table table(columns);
    table.row({"KERNEL", "LAUNCHES", "REGISTERS", "THEORY", "WITH GRID", "OF SPAN", "OF ACTIVE", "COUNTED"});
    for (const live::KernelOccupancy& each : live::occupancy_by_kernel(timeline)) {
        const auto theory = live::theoretical_occupancy(timeline, each.example);
        const auto percent = [](double share) { return formatted("{:.1f} %", tenths_of_percent(share)); };
        table.row({each.example.kernel, grouped(each.launches), std::to_string(each.example.registers),
                   theory ? percent(theory->of_sm) : "-", theory ? percent(theory->of_grid) : "-",
                   percent(each.achieved.of_span), percent(each.achieved.of_active),
                   counted_occupancy(run, each.example.kernel)});
    }
    return table.text();
}

std::string counters_text(const live::Counters& counters) {
    if (!counters.unavailable.empty())
        return formatted("no counters: {}\n", counters.unavailable);
    Table table({Table::Align::left, Table::Align::left, Table::Align::right, Table::Align::left});
    table.row({"KERNEL", "COUNTER", "VALUE", "METRIC"});
    for (const live::CounterRange& range : counters.ranges)
        for (const live::Counter& counter : range.counters)
            table.row({range.name, counter.name, formatted("{:.6g} {}", counter.value, counter.unit),
                       counter.metric});
    for (const live::CounterCurve& curve : counters.curves)
        if (!curve.values.empty())
            table.row({formatted("{} points", curve.values.size()), curve.name,
                       formatted("at most {:.6g} {}", *std::ranges::max_element(curve.values), curve.unit),
                       curve.metric});
    return formatted("counters of {}, {} pass(es)\n{}", counters.chip, counters.passes, table.text());
}

} // namespace

std::string live_text(const live::LiveRun& run) {
    std::string text = "\nWatched: " + solves_text(run);
    if (run.timeline)
        text += timeline_text(*run.timeline) + kernels_text(run);
    if (run.counters)
        text += counters_text(*run.counters);
    return text;
}

} // namespace ks::runner

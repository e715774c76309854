// SPDX-License-Identifier: Apache-2.0
#include "app/runner/trace_text.h"

#include "app/runner/table.h"
#include "solvers/occupancy/occupancy_words.h"

#include <cstdio>
#include <map>
#include <set>
#include <tuple>

namespace ks::runner {

namespace {

using Align = Table::Align;
using Position =
    std::tuple<std::string, int, int, std::string, std::string>; ///< file, line, column, op, space

std::map<Position, Counters> sites_of(const Trace& trace) {
    std::map<Position, Counters> sites;
    for (const TraceLaunch& launch : trace.launches)
        for (const TraceSite& site : launch.sites)
            if (site.op != "watch") // costs nothing
                sites[{site.file, site.line, site.column, site.op, site.space}] += site.counters;
    return sites;
}

std::string ratio(std::int64_t part, std::int64_t whole) {
    if (whole == 0)
        return "-";
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f", static_cast<double>(part) / static_cast<double>(whole));
    return text.data();
}

std::string percent(double share) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f %%", share * 100);
    return text.data();
}

std::string sites_text(const Trace& trace) {
    Table table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right,
                 Align::right, Align::right});
    table.row(
        {"SOURCE", "WHAT", "REQUESTS", "SECTORS/REQ", "EFFICIENCY", "WAVEFRONTS", "CONFLICTS", "LANES/REQ"});
    for (const auto& [position, counters] : sites_of(trace)) {
        const auto& [file, line, column, op, space] = position;
        const bool global = space == "global", banks = space == "shared" || space == "constant";
        table.row(
            {file.substr(file.rfind('/') + 1) + ":" + std::to_string(line) + ":" + std::to_string(column),
             space.empty() ? op : space + " " + op, grouped(counters.requests),
             global ? ratio(counters.sectors, counters.requests) : "",
             global ? percent(counters.efficiency()) : "", banks ? grouped(counters.wavefronts) : "",
             banks ? grouped(counters.conflicts) : "", ratio(counters.active_lanes, counters.requests)});
    }
    return table.text();
}

std::string window_text(const Trace& trace) {
    if (!trace.window)
        return "";
    const RecordedWarp& window = *trace.window;
    const auto recorded = static_cast<std::int64_t>(window.instructions.size());
    return "Window: " + grouped(recorded) + " instructions of launch " + grouped(window.at.launch) +
           ", block " + grouped(window.at.block) + ", warp " + std::to_string(window.at.warp) +
           "; --json or -o shows its lanes" + (window.cut.empty() ? "" : "\n" + window.cut) + "\n";
}

std::string value_text(const std::optional<CellNumber>& value) {
    if (!value)
        return "minus infinity";
    return value->is_integer() ? grouped(value->integer()) : to_text(*value);
}

/// What became of the rows; nothing where there were none to compare.
std::string rows_text(const Trace& trace) {
    if (!trace.compared)
        return "";
    const auto& wrong = trace.compared->first_wrong;
    if (!wrong)
        return "Rows: all " + grouped(trace.compared->rows) + " compared are right\n";
    std::string text = "Rows: row " + grouped(wrong->row) + ", capacity " + grouped(wrong->capacity) +
                       " is the first wrong cell, " + value_text(wrong->got) + " where " +
                       value_text(wrong->expected) + " is right";
    if (const auto& by = wrong->writer)
        text += "; --window " + std::to_string(by->launch) + ":" + std::to_string(by->block) + ":" +
                std::to_string(by->warp) + " is the warp that wrote it";
    return text + "\n";
}

std::string findings_text(const Trace& trace) {
    if (trace.findings.empty())
        return trace.watched ? "Nothing wrong was seen: no race, no read of what nobody wrote.\n"
                             : "Races and unwritten memory were not looked for.\n";
    std::string text = "Findings:\n";
    for (const Finding& finding : trace.findings)
        text += "  " + finding.severity + ", " + finding.kind + " (" + grouped(finding.count) +
                " times): " + finding.text + "\n";
    return text;
}

/// What launches rest on that nobody has measured; nothing where all is known.
std::string figures_text(const Trace& trace) {
    std::set<std::string> kernels;
    for (const TraceLaunch& launch : trace.launches)
        if (launch.schedule && !launch.schedule->measured)
            kernels.insert(launch.kernel);
    std::string text;
    for (const std::string& kernel : kernels)
        text +=
            kernel + ": " + std::string(not_measured) + "; fewer blocks may be resident than this run had\n";
    return text;
}

} // namespace

std::string trace_text(const Trace& trace) {
    std::string text = trace.variant + " in the emulator (" + trace.device.name + "), " +
                       grouped(static_cast<std::int64_t>(trace.launches.size())) + " launches\n";
    if (trace.sampled)
        text += "Recorded: " + grouped(trace.sampled->first) + " of " + grouped(trace.sampled->second) +
                " blocks\n";
    return text + "Counts of the emulation, summed over the launches:\n\n" + sites_text(trace) + "\n" +
           grouped(trace.totals.divergent) + " of " + grouped(trace.totals.branches) +
           " branches diverged\n" + window_text(trace) + rows_text(trace) + findings_text(trace) +
           figures_text(trace);
}

} // namespace ks::runner

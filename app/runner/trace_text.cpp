// SPDX-License-Identifier: Apache-2.0
#include "app/runner/trace_text.h"

#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/emulator/op_words.h"
#include "solvers/occupancy/occupancy_words.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <tuple>

namespace ks::runner {

namespace {

using emulator::Memory;
using emulator::Op;

using Align = Table::Align;
/// The sites of all launches, in the order of the table. Accesses of different sizes at one place are added
/// up.
std::vector<TraceSite> sites_of(const Trace& trace) {
    using Position = std::tuple<std::string_view, int, int, std::string_view, std::string_view>;
    std::map<Position, TraceSite> sites;
    for (const TraceLaunch& launch : trace.launches)
        for (const TraceSite& site : launch.sites) {
            if (site.op == Op::watch) // costs nothing
                continue;
            const Position position{site.file, site.line, site.column, to_text(site.op), to_text(site.space)};
            if (const auto [at, added] = sites.emplace(position, site); !added)
                at->second.counters += site.counters;
        }
    const auto all = sites | std::views::values;
    return {all.begin(), all.end()};
}

std::string ratio(std::int64_t part, std::int64_t whole) {
    if (whole == 0)
        return "-";
    return formatted("{:.2f}", static_cast<double>(part) / static_cast<double>(whole));
}

std::string percent(double share) {
    return formatted("{:.2f} %", share * 100);
}

/// What the tables' requests and the pieces of global memory are.
std::string counting_text(const Trace& trace) {
    std::string text =
        "Counts of the emulation, summed over the launches. A request is an access of a warp to "
        "memory, a branch, a barrier, a fence,\nan exchange between lanes or a wait; arithmetic "
        "is not counted. A sector of global memory has 32 bytes.\n";
    if (trace.load_bytes == 128)
        text += "This device loads lines of 128 bytes of global memory, and what it stores are sectors; the "
                "efficiency is of these.\n";
    return text;
}

std::string sites_text(const Trace& trace) {
    // A column of 128-byte lines is there only for a device that loads them.
    const bool lines = trace.load_bytes == 128;
    std::vector<Align> aligned(lines ? 9 : 8, Align::right);
    aligned[0] = aligned[1] = Align::left;
    std::vector<std::string> head{"SOURCE",     "WHAT",       "REQUESTS",  "SECTORS/REQ",
                                  "EFFICIENCY", "WAVEFRONTS", "CONFLICTS", "LANES/REQ"};
    if (lines)
        head.insert(head.begin() + 3, "LINES/REQ");
    Table table(aligned);
    table.row(head);
    for (const TraceSite& site : sites_of(trace)) {
        const Counters& counters = site.counters;
        const bool global = site.space == Memory::global,
                   banks = site.space == Memory::shared || site.space == Memory::constant;
        const bool whole = lines && global && site.op == Op::load;
        const std::string op(to_text(site.op));
        std::vector<std::string> row{
            formatted("{}:{}:{}", site.file.substr(site.file.rfind('/') + 1), site.line, site.column),
            banks || global ? formatted("{} {}", to_text(site.space), op) : op,
            grouped(counters.requests),
            global && !whole ? ratio(counters.sectors, counters.requests) : "",
            global ? percent(counters.efficiency()) : "",
            banks ? grouped(counters.wavefronts) : "",
            banks ? grouped(counters.conflicts) : "",
            ratio(counters.active_lanes, counters.requests)};
        if (lines)
            row.insert(row.begin() + 3, whole ? ratio(counters.lines_128, counters.requests) : "");
        table.row(row);
    }
    return table.text();
}

std::string window_text(const Trace& trace) {
    if (!trace.window)
        return "";
    const RecordedWarp& window = *trace.window;
    const auto& sites = trace.launches[static_cast<std::size_t>(window.at.launch)].sites;
    const auto recorded = std::ranges::count_if(window.instructions, [&](const TraceInstruction& each) {
        return sites[static_cast<std::size_t>(each.site)].op != Op::watch; // as the Kernel page counts
    });
    const std::string cut = window.cut.empty() ? "" : "\n" + window.cut;
    return counted(
        "Window: {} instruction of launch {}, block {}, warp {}; --json or -o shows its lanes{}\n",
        "Window: {} instructions of launch {}, block {}, warp {}; --json or -o shows its lanes{}\n", recorded,
        grouped(recorded), grouped(window.at.launch), grouped(window.at.block), window.at.warp, cut);
}

std::string value_text(const std::optional<CellNumber>& value) {
    if (!value)
        return "minus infinity";
    return value->is_integer() ? grouped(value->integer()) : to_text(*value);
}

/// Whether the rows are right; empty where no rows were compared.
std::string rows_text(const Trace& trace) {
    if (!trace.compared)
        return "";
    const auto& wrong = trace.compared->first_wrong;
    if (!wrong)
        return formatted("Rows: all {} compared are right\n", grouped(trace.compared->rows));
    const auto& by = wrong->writer;
    const std::string writer =
        by ? formatted("; --window {}:{}:{} is the warp that wrote it", by->launch, by->block, by->warp) : "";
    return formatted("Rows: row {}, capacity {} is the first wrong cell, {} where {} is right{}\n",
                     grouped(wrong->row), grouped(wrong->capacity), value_text(wrong->got),
                     value_text(wrong->expected), writer);
}

std::string findings_text(const Trace& trace) {
    if (trace.findings.empty())
        return trace.watched ? "Nothing wrong was seen: no race, no read of what nobody wrote.\n"
                             : "Races and unwritten memory were not looked for.\n";
    std::string text = "Findings:\n";
    for (const Finding& finding : trace.findings)
        text += formatted(
            "  {}, {} ({}): {}\n", finding.severity, finding.kind,
            counted("once", "{} times", static_cast<std::int64_t>(finding.count), grouped(finding.count)),
            finding.text);
    return text;
}

/// The kernels whose registers nobody has measured yet, a line for each; empty where all are known.
std::string figures_text(const Trace& trace) {
    std::set<std::string> kernels;
    for (const TraceLaunch& launch : trace.launches)
        if (launch.schedule && !launch.schedule->measured)
            kernels.insert(launch.kernel);
    std::string text;
    for (const std::string& kernel : kernels)
        text +=
            formatted("{}: {}; fewer blocks may be resident than this run had\n", kernel, said(not_measured));
    return text;
}

/// What the run found out about itself, as `solve` prints it: that the table is narrower than C, for example.
std::string facts_text(const Trace& trace) {
    std::string text;
    if (trace.outcome)
        for (const Fact& fact : trace.outcome->answer.facts)
            text += fact.sentence + "\n";
    return text;
}

} // namespace

std::string trace_text(const Trace& trace) {
    const std::string head =
        formatted("{} in the emulator ({}), {}\n", trace.variant, trace.device.name,
                  trace.launches.size() == 1
                      ? "1 launch"
                      : formatted("{} launches", grouped(static_cast<std::int64_t>(trace.launches.size()))));
    const std::string sample = trace.sampled
                                   ? formatted("Recorded: {} of {} blocks\n", grouped(trace.sampled->first),
                                               grouped(trace.sampled->second))
                                   : "";
    const std::string counts =
        formatted("{}\n{}\n{} of {} branches diverged\n", counting_text(trace), sites_text(trace),
                  grouped(trace.totals.divergent), grouped(trace.totals.branches));
    return head + sample + counts + window_text(trace) + rows_text(trace) + findings_text(trace) +
           facts_text(trace) + figures_text(trace);
}

} // namespace ks::runner

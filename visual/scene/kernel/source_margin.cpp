// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/source_margin.h"

#include "solvers/core/language.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double least_frame = 440; ///< to show all kinds of costs

using Column = SourceMargin::Column;

/// Splits a heading at its last space or hyphen: "wave-", "fronts".
std::vector<std::string> lines_of(const std::string& head) {
    const std::size_t end = head.find_last_of(" -");
    if (end == std::string::npos)
        return {head};
    return {head.substr(0, head[end] == '-' ? end + 1 : end), head.substr(end + 1)};
}

std::string per_request(std::int64_t part, std::int64_t requests) {
    return requests > 0 ? number(static_cast<double>(part) / static_cast<double>(requests), 1) : "";
}

std::string used_share(const LineCost& cost) {
    const Counters moved = cost.moved();
    return moved.bytes_moved > 0 ? percent(moved.efficiency()) : "";
}

std::string diverging(const LineCost& cost) {
    const Counters& branches = cost.branches;
    return branches.requests > 0
               ? share(static_cast<double>(branches.divergent) / static_cast<double>(branches.requests))
               : "";
}

Column count_column() {
    return {.id = "head count",
            .name = said("count"),
            .head = {said("count")},
            .meaning = said(
                "how many warp instructions of the line the emulator counted, over all warps: accesses to "
                "memory, branches and heads of loops, barriers, fences, exchanges between lanes, and waits. "
                "Arithmetic is not counted. A line with two accesses counts two each time a warp runs it"),
            .of = [](const LineCost& cost) { return number(cost.requests()); },
            .loss = {}};
}

/// The columns of the kinds of costs. Their headings are short and wrapped, because the numbers below are
/// short.
std::vector<Column> kinds() {
    return {
        {.id = "head lines",
         .name = said("cache lines"),
         .head = lines_of(said("cache lines")),
         .meaning = said("how many a load of global memory moves, 128 bytes each. This device loads whole "
                         "cache lines; what it stores are sectors"),
         .of = [](const LineCost& c) { return per_request(c.whole_lines.lines_128, c.whole_lines.requests); },
         .loss = Loss::sectors},
        {.id = "head sectors",
         .name = said("sectors"),
         .head = {said("sectors")},
         .meaning = said("how many an access to global memory moves, 32 bytes each"),
         .of = [](const LineCost& c) { return per_request(c.global.sectors, c.global.requests); },
         .loss = Loss::sectors},
        {.id = "head used",
         .name = said("used"),
         .head = {said("used")},
         .meaning = said("which part of the bytes moved from or to global memory a lane asked for"),
         .of = used_share,
         .loss = {}},
        {.id = "head wavefronts",
         .name = said("wavefronts"),
         .head = lines_of(said("wave-fronts")),
         .meaning = said("how many an access takes in shared or constant memory"),
         .of =
             [](const LineCost& c) { return per_request(c.delivered().wavefronts, c.delivered().requests); },
         .loss = Loss::wavefronts},
        {.id = "head divergent",
         .name = said("divergent"),
         .head = lines_of(said("diver-gent")),
         .meaning = said("the share of the branches at which the lanes go both ways"),
         .of = diverging,
         .loss = Loss::divergence},
    };
}

/// In a narrow frame only the kind of cost with the largest avoidable sum over all lines remains.
void keep_the_worst(std::vector<Column>& columns, const std::map<int, LineCost>& costs) {
    const auto lost = [&](const Column& column) {
        double sum = 0;
        for (const auto& [line, cost] : costs)
            sum += column.loss && !column.of(cost).empty() ? loss_of(cost, *column.loss) : 0;
        return sum;
    };
    double most = 0;
    for (const Column& column : columns)
        most = std::max(most, lost(column));
    std::erase_if(columns, [&](const Column& column) { return most == 0 || lost(column) < most; });
}

} // namespace

SourceMargin::SourceMargin(const std::map<int, LineCost>& costs, double frame, const TextMeasure& measure) {
    if (costs.empty())
        return;
    columns = kinds();
    std::erase_if(columns, [&](const Column& column) {
        return std::ranges::all_of(costs, [&](const auto& line) { return column.of(line.second).empty(); });
    });
    if (frame < least_frame)
        keep_the_worst(columns, costs);
    columns.insert(columns.begin(), count_column());
    for (Column& column : columns) {
        const auto widen = [&](const std::string& text, Face face, Weight weight) {
            column.width =
                std::max(column.width, std::ceil(measure.width(text, face, text_size, weight)) + 1);
        };
        for (const std::string& line : column.head)
            widen(line, Face::interface, Weight::regular);
        for (const auto& [line, cost] : costs)
            widen(column.of(cost), Face::mono, Weight::bold);
    }
}

double SourceMargin::width() const {
    double sum = 0;
    for (const Column& column : columns)
        sum += column.width + gap;
    return sum;
}

} // namespace ks::scene

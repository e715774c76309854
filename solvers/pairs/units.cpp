// SPDX-License-Identifier: Apache-2.0
#include "solvers/pairs/units.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/pairs/matched_rows.h"
#include "solvers/steps/record.h"
#include "solvers/steps/table_layers.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

namespace ks {

namespace {

using RecordingPtr = std::shared_ptr<const Recording>;

/// A unit of the outline, and the step that completes it.
struct DoneUnit {
    std::string title;
    std::string words;  ///< of a row of a table: "task 1"; else the title
    std::string number; ///< which one it is of its phase: "item 2, generation of A"
    std::int64_t step = 0;
};

std::int64_t row_at(const Recording& table, std::int64_t step) {
    return static_cast<const TableRecording&>(table).place(step).row; // only these have its shape
}

std::vector<DoneUnit> done_units(const Recording& recording, Level level) {
    std::vector<DoneUnit> done;
    std::map<std::string, int> seen; // two units may have one title: then the n-th is matched with the n-th
    const auto outline = recording.outline();
    std::string phase;
    int number = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        if (outline[i].level == Level::phase) {
            phase = outline[i].title;
            number = 0;
        }
        if (outline[i].level != level)
            continue;
        std::size_t after = i + 1;
        while (after < outline.size() && outline[after].level > level)
            ++after;
        const std::int64_t end = after < outline.size() ? outline[after].step - 1 : recording.count();
        const int times = ++seen[outline[i].title];
        std::string title = times == 1 ? outline[i].title : formatted("{} ({})", outline[i].title, times);
        const bool row = level == Level::row && recording.shape() == Shape::table;
        std::string words = row ? row_words(recording, row_at(recording, outline[i].step)) : title;
        done.push_back(
            {.title = std::move(title),
             .words = std::move(words),
             .number = formatted("{} {}, {}", said(std::string(recording.rows_are())), ++number, phase),
             .step = end});
    }
    return done;
}

/// As many of the marks as lead forward in both recordings. `marks` ascend in the first.
std::vector<Positions> forward(const std::vector<Positions>& marks) {
    std::vector<std::size_t> tails, before(marks.size()); // of chains by their length, and along a chain
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const auto after = std::ranges::upper_bound(tails, marks[i][1], {},
                                                    [&](std::size_t tail) { return marks[tail][1]; });
        before[i] = after == tails.begin() ? i : *std::prev(after);
        if (after == tails.end())
            tails.push_back(i);
        else
            *after = i;
    }
    std::vector<Positions> chain;
    if (tails.empty())
        return chain;
    std::size_t at = tails.back();
    chain.push_back(marks[at]);
    for (; before[at] != at; at = before[at])
        chain.push_back(marks[before[at]]);
    std::ranges::reverse(chain);
    return chain;
}

using NamedMark = std::pair<Positions, std::string>;

/// The units of a level that both have, by their titles or by their numbers.
std::vector<NamedMark> matched(const std::vector<DoneUnit>& first, const std::vector<DoneUnit>& second,
                               std::string DoneUnit::*key) {
    std::unordered_map<std::string, std::int64_t> of_second;
    for (const DoneUnit& done : second)
        of_second.emplace(done.*key, done.step);
    std::vector<NamedMark> both;
    for (const DoneUnit& done : first)
        if (const auto same = of_second.find(done.*key); same != of_second.end())
            both.push_back({{done.step, same->second}, done.*key});
    return both;
}

/// By title, unless the two have them in another order, as where one sorts what it adds: then the n-th of a
/// phase goes with the n-th.
std::vector<NamedMark> outlined(const Recording& first, const Recording& second, Level level) {
    const auto here = done_units(first, level), there = done_units(second, level);
    auto named = matched(here, there, &DoneUnit::title);
    if (named.empty()) // the rows of a table beside what goes through the same tasks
        named = matched(here, there, &DoneUnit::words);
    std::vector<Positions> marks;
    for (const NamedMark& mark : named)
        marks.push_back(mark.first);
    if (level == Level::phase || named.empty() || forward(marks).size() == marks.size())
        return named;
    return matched(here, there, &DoneUnit::number);
}

/// What a unit of Level::row is called.
std::string row_unit_words(const Recording& recording) {
    if (recording.shape() == Shape::table)
        return said("row");
    return recording.shape() == Shape::tree ? said("leaf or cut") : said(std::string(recording.rows_are()));
}

/// The unit of a level of the outlines, if they have one in common, with the milestones of the phases.
std::vector<PairUnit> outline_unit(const Recording& first, const Recording& second, Level level) {
    const auto own = outlined(first, second, level);
    if (own.empty())
        return {};
    std::vector<Positions> marks;
    std::map<std::int64_t, std::string> names;
    const auto take = [&](const auto& units) {
        for (const auto& [positions, title] : units) {
            marks.push_back(positions);
            names.emplace(positions[0], title);
        }
    };
    take(own);
    if (level != Level::phase)
        take(outlined(first, second, Level::phase));
    std::ranges::sort(marks);
    return {{.id = to_text(level),
             .words = level == Level::phase ? said("phase") : row_unit_words(first),
             .marks = forward(marks),
             .name = [names = std::move(names)](const Positions& at) {
                 const auto named = names.find(at[0]);
                 return named == names.end() || named->second.empty() ? formatted("step {}", at[0])
                                                                      : said(named->second);
             }}};
}

/// The columns that both tables have, in the order in which the first computes them; empty if the second
/// computes them in another order.
std::vector<std::int64_t> columns_alike(const TableRecording& first, const TableRecording& second) {
    std::vector<std::int64_t> columns;
    const std::int64_t common = std::min(first.columns(), second.columns());
    std::int64_t last = -1;
    for (std::int64_t k = 0; k < first.columns(); ++k) {
        const std::int64_t column = first.order().column(k);
        if (column >= common)
            continue;
        if (second.order().when(column) < last)
            return {};
        last = second.order().when(column);
        columns.push_back(column);
    }
    return columns;
}

std::vector<PairUnit> cell_unit(const RecordingPtr& one, const RecordingPtr& other) {
    const auto first = as_table(one), second = as_table(other);
    if (!first || !second || first->rows() * first->columns() > most_recorded_cells ||
        second->rows() * second->columns() > most_recorded_cells)
        return {};
    std::vector<Positions> marks;
    for (const auto& phase : outlined(*first, *second, Level::phase))
        marks.push_back(phase.first);
    const std::vector<std::int64_t> columns = columns_alike(*first, *second);
    const std::int64_t common = std::min(first->columns(), second->columns());
    for (const Positions& row : matched_rows(*first, *second)) {
        if (row[0] == 0)
            continue; // the base row is there at once
        for (std::int64_t k = 0; k < common; ++k) {
            const bool alike = !columns.empty();
            const auto column = [&](const TableRecording& table) {
                return alike ? columns[static_cast<std::size_t>(k)] : table.order().column(k);
            };
            marks.push_back(
                {first->step_of({row[0], column(*first)}), second->step_of({row[1], column(*second)})});
        }
    }
    std::ranges::sort(marks);
    return {{.id = "cell",
             .words = columns.empty() ? said("cells of a row") : said("cell"),
             .marks = forward(marks),
             .name = [first, alike = !columns.empty()](const Positions& at) -> std::string {
                 const TableRecording::Place place = first->place(at[0]);
                 if (!place.column)
                     return formatted("step {}", at[0]);
                 if (alike)
                     return cell_name(*first, {place.row, *place.column});
                 return formatted("{} cells of row {}", first->order().when(*place.column) + 1,
                                  row_name(*first, place.row));
             }}};
}

/// One milestone is enough: up to it both go step by step, and then the longer one is alone.
PairUnit step_unit(const Recording& first, const Recording& second) {
    const std::int64_t common = std::min(first.count(), second.count());
    return {.id = "step",
            .words = said("step"),
            .marks = {{common, common}},
            .name = [](const Positions& at) { return formatted("step {}", at[0]); }};
}

} // namespace

std::vector<PairUnit> units_in_common(const RecordingPtr& first, const RecordingPtr& second) {
    std::vector<PairUnit> units = outline_unit(*first, *second, Level::row);
    for (const auto& more : {cell_unit(first, second), outline_unit(*first, *second, Level::phase)})
        units.insert(units.end(), more.begin(), more.end());
    units.push_back(step_unit(*first, *second));
    units.push_back({.id = "run", .words = "share of the run"});
    return units;
}

std::size_t usual_unit(std::span<const PairUnit> units) {
    for (const std::string_view id : {"row", "phase"})
        if (const auto found = std::ranges::find(units, id, &PairUnit::id); found != units.end())
            return static_cast<std::size_t>(found - units.begin());
    return units.size() - 1;
}

} // namespace ks

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

/// A name of a unit of the outline.
struct UnitName {
    std::string id; ///< with which it is matched
    std::string words;
};

/// A unit of the outline, and the step that completes it.
struct DoneUnit {
    UnitName entry;  ///< as in the outline
    UnitName row;    ///< of a row of a table: "task 1"; else as in the outline
    UnitName number; ///< which one it is of its phase: "item 2, generation of A"
    std::int64_t step = 0;
};

/// The row of a table that a step computes.
UnitName row_name_at(const Recording& table, std::int64_t step) {
    const std::int64_t row = static_cast<const TableRecording&>(table).place(step).row; // by its shape
    return {written("{} {}", table.rows_are(), row), row_words(table, row)};
}

std::vector<DoneUnit> done_units(const Recording& recording, Level level) {
    std::vector<DoneUnit> done;
    std::map<std::string, int> seen; // two units may have one id: then the n-th is matched with the n-th
    const auto outline = recording.outline();
    const OutlineEntry none;
    const OutlineEntry* phase = &none;
    int number = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        if (outline[i].level == Level::phase) {
            phase = &outline[i];
            number = 0;
        }
        if (outline[i].level != level)
            continue;
        std::size_t after = i + 1;
        while (after < outline.size() && outline[after].level > level)
            ++after;
        const std::int64_t end = after < outline.size() ? outline[after].step - 1 : recording.count();
        const int times = ++seen[outline[i].id];
        const UnitName entry = times == 1 ? UnitName{outline[i].id, outline[i].title}
                                          : UnitName{written("{} ({})", outline[i].id, times),
                                                     formatted("{} ({})", outline[i].title, times)};
        const bool row = level == Level::row && recording.shape() == Shape::table;
        ++number;
        done.push_back({.entry = entry,
                        .row = row ? row_name_at(recording, outline[i].step) : entry,
                        .number = {written("{} {}, {}", recording.rows_are(), number, phase->id),
                                   formatted("{} {}, {}", said(std::string(recording.rows_are())), number,
                                             phase->title)},
                        .step = end});
    }
    return done;
}

/// Returns the longest sequence of marks that ascends in both recordings. `marks` ascend in the first.
std::vector<Positions> forward(const std::vector<Positions>& marks) {
    std::vector<std::size_t> tails, before(marks.size()); // chains by their length, and the predecessor in
                                                          // each chain
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

/// The units of a level that both have, matched by one of their names.
std::vector<NamedMark> matched(const std::vector<DoneUnit>& first, const std::vector<DoneUnit>& second,
                               UnitName DoneUnit::*name) {
    std::unordered_map<std::string, std::int64_t> of_second;
    for (const DoneUnit& done : second)
        of_second.emplace((done.*name).id, done.step);
    std::vector<NamedMark> both;
    for (const DoneUnit& done : first)
        if (const auto same = of_second.find((done.*name).id); same != of_second.end())
            both.push_back({{done.step, same->second}, (done.*name).words});
    return both;
}

/// As in the outlines, unless the two have them in another order, as where one sorts what it adds: then the
/// n-th of a phase goes with the n-th.
std::vector<NamedMark> outlined(const Recording& first, const Recording& second, Level level) {
    const auto here = done_units(first, level), there = done_units(second, level);
    auto named = matched(here, there, &DoneUnit::entry);
    if (named.empty()) // the rows of a table beside what goes through the same tasks
        named = matched(here, there, &DoneUnit::row);
    std::vector<Positions> marks;
    for (const NamedMark& mark : named)
        marks.push_back(mark.first);
    if (level == Level::phase || named.empty() || forward(marks).size() == marks.size())
        return named;
    return matched(here, there, &DoneUnit::number);
}

/// Returns the name of a unit of Level::row.
std::string row_unit_words(const Recording& recording) {
    if (recording.shape() == Shape::table)
        return said("row");
    return recording.shape() == Shape::tree ? said("leaf or cut") : said(std::string(recording.rows_are()));
}

/// Returns the unit of a level of the outlines, if they have one in common, with the milestones of the
/// phases.
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

/// Returns the columns that both tables have, in the order in which the first computes them; empty if the
/// second computes them in another order.
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
            continue; // the base row needs no steps
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
                 const std::int64_t cells = first->order().when(*place.column) + 1;
                 return counted("{} cell of row {}", "{} cells of row {}", cells, cells,
                                row_name(*first, place.row));
             }}};
}

/// One milestone is enough: up to it both advance step by step, and after it only the longer one does.
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

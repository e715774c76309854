// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/steps/recording_checks.h"

#include "solvers/steps/steps_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <vector>

namespace ks::tests {

namespace {

using nlohmann::json;

std::string at_step(std::int64_t step, const std::string& what) {
    return "step " + std::to_string(step) + ": " + what;
}

std::vector<std::int64_t> begins(const Recording& recording, Level level) {
    std::vector<std::int64_t> steps{0};
    while (steps.back() < recording.count() && steps.size() <= static_cast<std::size_t>(recording.count()))
        steps.push_back(recording.next(steps.back(), level));
    return steps;
}

/// The expected content of a table, computed only from the cells that its steps wrote.
class Written {
public:
    void apply(const Step& step) {
        for (std::int64_t j = 0; step.changed_row && j < step.changed_row->columns; ++j)
            cells_[{step.changed_row->row, j}] = step.changed_row->value;
        for (const CellValue& cell : step.changed)
            cells_[{cell.at.cell().row, cell.at.cell().column}] = cell.value;
    }
    std::string difference(const TableRecording& table, std::int64_t step) const {
        for (std::int64_t i = 0; i < table.rows(); ++i)
            for (std::int64_t j = 0; j < table.columns(); ++j) {
                const auto shown = table.shown(step, {i, j});
                auto found = cells_.find({i, j});
                if (table.in_place() && found == cells_.end() && begun(i))
                    found = cells_.find({i - 1, j});
                if (shown.written != (found != cells_.end()) ||
                    (shown.written && shown.value != found->second))
                    return at_step(step, "row " + std::to_string(i) + " column " + std::to_string(j) +
                                             " is not what was written");
            }
        return {};
    }

private:
    bool begun(std::int64_t row) const {
        const auto first = cells_.lower_bound({row, 0});
        return first != cells_.end() && first->first.first == row;
    }

    std::map<std::pair<std::int64_t, std::int64_t>, std::optional<CellNumber>> cells_;
};

std::string check_row(const TableRecording& table, std::int64_t step, std::int64_t i) {
    const ComputedCells computed = table.computed(step, i);
    std::int64_t count = 0, latest = -1;
    std::vector<CellRange> stretches;
    for (std::int64_t j = 0; j < table.columns(); ++j) {
        if (computed.has(j) != table.shown(step, {i, j}).computed ||
            computed.has(j) != (table.step_of({i, j}) <= step))
            return at_step(step, "it is not clear whether cell " + std::to_string(j) + " is computed");
        if (!computed.has(j))
            continue;
        ++count;
        latest = std::max(latest, table.order().when(j));
        if (stretches.empty() || stretches.back().end != j)
            stretches.push_back({j, j});
        stretches.back().end = j + 1;
    }
    if (count != computed.count())
        return at_step(step, "row " + std::to_string(i) + " counts its cells wrong");
    if (computed.newest().value_or(-1) != (count > 0 ? table.order().column(latest) : -1))
        return at_step(step, "another cell of row " + std::to_string(i) + " is the newest");
    const std::int64_t last = stretches.empty() ? -1 : stretches.back().end - 1;
    if (computed.last_in(0, table.columns()).value_or(-1) != last)
        return at_step(step, "another cell of row " + std::to_string(i) + " is the last computed");
    std::int64_t from = 0;
    for (const CellRange& stretch : stretches) {
        if (computed.first_in(from, table.columns()) != stretch)
            return at_step(step, "row " + std::to_string(i) + " is computed elsewhere");
        from = stretch.end;
    }
    return computed.first_in(from, table.columns()).empty() ? "" : at_step(step, "more is computed than is");
}

} // namespace

std::string check_steps(const Recording& recording) {
    const Step begin = recording.at(0), end = recording.at(recording.count());
    if (!begin.changed.empty() || begin.changed_row || !begin.read.empty())
        return "something happened before the first step";
    if (!end.about.empty() || end.about_row)
        return "something is still to come after the last step";
    for (std::int64_t n = 0; n <= recording.count(); ++n) {
        const Step step = recording.at(n);
        if (step.index != n || step.text.empty() || step.phase.empty())
            return at_step(n, "number, phase or sentence are missing");
        for (const int line : step.lines)
            if (line < 1 || static_cast<std::size_t>(line) > recording.code().size())
                return at_step(n, "there is no line " + std::to_string(line));
        if (n == recording.count())
            break;
        const Step after = recording.at(n + 1);
        std::vector<At> changed;
        for (const CellValue& cell : after.changed)
            if (!after.changed_row ||
                cell.at.cell().row != after.changed_row->row) // otherwise the whole row is announced
                changed.push_back(cell.at);
        if (step.about != changed || step.about_row != after.changed_row)
            return at_step(n, "what it is about is not what the next step changes");
    }
    return {};
}

std::string check_levels(const Recording& recording) {
    std::vector<std::int64_t> coarser;
    for (const Level level : recording.levels()) {
        const std::string name(to_text(level));
        const std::vector<std::int64_t> steps = begins(recording, level);
        if (steps.back() != recording.count() ||
            std::ranges::adjacent_find(steps, std::greater_equal()) != steps.end())
            return "next " + name + " does not reach the end";
        for (std::size_t n = 1; n < steps.size(); ++n)
            if (recording.previous(steps[n], level) != steps[n - 1])
                return at_step(steps[n], "previous " + name + " does not undo next");
        if (recording.previous(0, level) != 0 ||
            recording.next(recording.count(), level) != recording.count())
            return "a " + name + " leads beyond the ends";
        if (!std::ranges::includes(steps, coarser))
            return "a coarser level than " + name + " begins where it does not";
        coarser = steps;
    }
    if (!coarser.empty() && static_cast<std::int64_t>(coarser.size()) != recording.count() + 1)
        return "the finest level leaves steps out";
    for (const OutlineEntry& entry : recording.outline())
        if (entry.step < 1 || entry.step > recording.count())
            return "the outline has a step " + std::to_string(entry.step);
    return {};
}

std::string check_json(const Recording& recording, std::size_t numbers) {
    const json header = json::parse(steps_header_json(recording), nullptr, false);
    if (header.is_discarded() || header["variant"] != recording.variant() ||
        header["count"] != recording.count())
        return "the header says something else";
    const std::string shape = header.contains("shape") ? header["shape"] : "table";
    if (shape != to_text(recording.shape()))
        return "the header has the shape " + shape;
    for (std::int64_t n = 0; n <= recording.count(); ++n) {
        const Step step = recording.at(n);
        const json line = json::parse(step_json(recording, step), nullptr, false);
        if (line.is_discarded() || line["step"] != n || line["text"] != step.text)
            return at_step(n, "the line says something else");
        for (const char* list : {"read", "changed"})
            for (const json& cell : line[list])
                if (cell["at"].size() != numbers)
                    return at_step(n, "a place of " + cell["at"].dump());
        for (const json& at : line["about"])
            if (at.size() != numbers)
                return at_step(n, "a place of " + at.dump());
    }
    return {};
}

std::string check_order(const TableRecording& table) {
    std::set<std::int64_t> columns;
    for (std::int64_t k = 0; k < table.columns(); ++k) {
        const std::int64_t column = table.order().column(k);
        columns.insert(column);
        if (column < 0 || column >= table.columns() || table.order().when(column) != k)
            return "the " + std::to_string(k) + "-th cell is not written then";
    }
    if (static_cast<std::int64_t>(columns.size()) != table.columns())
        return "a cell is written twice";
    for (std::int64_t i = 1; i < table.rows(); ++i)
        for (std::int64_t k = 0; k < table.columns(); ++k) {
            const CellAt at{i, table.order().column(k)};
            const std::int64_t step = table.step_of(at);
            if (step != table.step_of({i, table.order().column(0)}) + k)
                return at_step(step, "cells are computed in another order");
            if (table.shown(step - 1, at).computed || !table.shown(step, at).computed)
                return at_step(step, "the cell is computed at another step");
            if (table.place(step).column != at.column || table.place(step).row != i)
                return at_step(step, "another cell is in hand");
        }
    for (std::int64_t step = 0; step <= table.count(); step += 1 + table.count() / 97)
        for (std::int64_t i = 0; i < table.rows(); ++i)
            if (auto wrong = check_row(table, step, i); !wrong.empty())
                return wrong;
    return {};
}

std::string check_going_anywhere(const TableRecording& table, std::mt19937_64& random) {
    std::vector<std::int64_t> goals(1000);
    for (std::int64_t& goal : goals)
        goal = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(table.count() + 1));
    goals.push_back(0);
    goals.push_back(table.count());
    // Jumps to the steps in any order first, then steps through them: a step is the same both ways.
    std::map<std::int64_t, Step> seen;
    for (const std::int64_t goal : goals)
        seen.emplace(goal, table.at(goal));
    Written written;
    std::int64_t step = 0;
    for (const auto& [goal, there] : seen) {
        while (step < goal)
            written.apply(table.at(step = table.next(step, Level::cell)));
        if (table.at(goal) != there)
            return at_step(goal, "it is another step when one comes by the way");
        if (auto wrong = written.difference(table, goal); !wrong.empty())
            return wrong;
    }
    return {};
}

} // namespace ks::tests

// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/cell_terms.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/steps/table_layers.h"

#include <algorithm>
#include <cmath>

namespace ks {

namespace {

bool is_better(const TableRecording& table, std::int64_t a, std::int64_t b) {
    return table.less_is_better() ? a < b : a > b;
}

} // namespace

std::optional<std::int64_t> integer_at(const TableRecording& table, CellAt at) {
    const auto value = table.value(at);
    return value && value->is_integer() ? std::optional(value->integer()) : std::nullopt;
}

std::string value_response(const TableRecording& table, const std::optional<CellNumber>& value) {
    if (!value)
        return table.less_is_better() ? "inf" : "-inf";
    constexpr double rounding = 1e-12; // larger than the rounding error of 0.3 - 0.1 - 0.2, smaller than any
                                       // answer
    if (!value->is_integer() && std::abs(value->real()) < rounding * table.largest().real())
        return "0";
    return to_text(*value);
}

std::optional<CellTerms> cell_terms(const TableRecording& table, const Step& step) {
    if (!table.place(step.index).column || step.changed.size() != 1 || table.cell_type() == CellType::float64)
        return std::nullopt;
    const CellValue& changed = step.changed.front();
    CellTerms cell{.at = changed.at.cell(), .may_leave_out = table.rows_never_fall()};
    cell.reachable = changed.value.has_value();
    if (changed.value && !changed.value->is_integer())
        return std::nullopt;
    cell.value = changed.value ? changed.value->integer() : 0;
    for (const Considered& item : step.considered)
        if (item.from && item.adds.is_integer())
            cell.terms.push_back({.from = item.from->cell(), .adds = item.adds.integer(), .best = item.best});
    return cell;
}

std::optional<std::int64_t> taken_twice(const TableRecording& table, const CellTerms& cell) {
    std::optional<std::int64_t> best = cell.may_leave_out ? integer_at(table, cell.above()) : std::nullopt;
    for (const CellTerms::Term& term : cell.terms) {
        const CellAt same_row{cell.at.row, term.from.column};
        if (term.from.row != cell.at.row - 1 || term.from.column >= cell.at.column)
            continue;
        if (const auto before = integer_at(table, same_row);
            before && (!best || is_better(table, *before + term.adds, *best)))
            best = *before + term.adds;
    }
    return best && !(cell.reachable && *best == cell.value) ? best : std::nullopt;
}

void add_value_misconceptions(QuizQuestion& question, const TableRecording& table, const CellTerms& cell) {
    const std::string name = cell_name(table, cell.at);
    if (!cell.reachable)
        add_misconception(
            question, "zero-for-nothing", number_response(0),
            said("0 would be a selection that is worth nothing. Here there is no selection at all."));
    if (const auto twice = taken_twice(table, cell))
        add_misconception(question, "taken-twice", number_response(*twice),
                          said("That is the row being written: the item would be taken twice."));
    if (const auto above = integer_at(table, cell.above()))
        add_misconception(question, cell.may_leave_out ? "left-out" : "row-copied", number_response(*above),
                          cell.may_leave_out
                              ? said("That is the row above: taking the item is worth more.")
                              : said("That is the row above. An item of each class must be taken."));
    for (const CellTerms::Term& term : cell.terms) {
        const auto before = integer_at(table, term.from);
        const std::int64_t weight = cell.at.column - term.from.column;
        if (before)
            add_misconception(question, cell.may_leave_out ? "taken-anyway" : "not-the-best",
                              number_response(*before + term.adds),
                              cell.may_leave_out
                                  ? said("Taking the item is possible, but leaving it out is worth more.")
                                  : said("That item fits, but another one of the class is worth more."));
        if (const auto above = integer_at(table, cell.above()); above && weight > 0)
            add_misconception(question, "capacity-not-reduced", number_response(*above + term.adds),
                              formatted("The item takes {} of the capacity; what is left decides which cell "
                                        "of the row above counts.",
                                        weight));
        add_misconception(
            question, "item-alone", number_response(term.adds),
            said("That is the item alone. What was packed into the rest of the capacity is missing."));
        if (before && weight != term.adds)
            add_misconception(question, "weight-added", number_response(*before + weight),
                              said("That adds the item's weight. Its value is what counts."));
    }
}

void add_source_misconceptions(QuizQuestion& question, const CellTerms& cell) {
    const auto place = [](CellAt at) { return Response{cell_response(at)}; };
    for (const CellTerms::Term& term : cell.terms) {
        add_misconception(question, "row-being-written", place({cell.at.row, term.from.column}),
                          said("That is the row being written: the item would be taken twice."));
        add_misconception(question, cell.may_leave_out ? "taken-anyway" : "not-the-best", place(term.from),
                          cell.may_leave_out
                              ? said("In your cell the item is taken, but leaving it out is worth more.")
                              : said("That cell belongs to an item that is worth less here."));
        add_misconception(question, "value-for-weight", place({cell.at.row - 1, cell.at.column - term.adds}),
                          said("That goes back by the item's value. Its weight is what the capacity loses."));
    }
    if (cell.may_leave_out)
        add_misconception(question, "left-out", place(cell.above()),
                          said("In your cell the item is left out, but taking it is worth more."));
}

} // namespace ks

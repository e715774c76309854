// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/table_cells.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/steps/table_layers.h"
#include "visual/scene/numbers.h"

namespace ks::scene {

TableCells::TableCells(const TableRecording& recording, const Step& step, const TableLayout& layout)
    : recording_(recording), step_(step.index), layout_(layout) {
    const auto mark = [this](CellAt at, CellState state) { marks_[{at.row, at.column}] = state; };
    for (const At& at : step.about)
        mark(at.cell(), CellState::about);
    for (const CellValue& cell : step.changed)
        mark(cell.at.cell(), CellState::changed);
    for (const CellValue& cell : step.read)
        mark(cell.at.cell(), CellState::read);
    for (const At& at : step.chosen)
        mark(at.cell(), CellState::chosen);
    if (step.changed_row)
        changed_row_ = step.changed_row->row;
    if (step.about_row)
        about_row_ = step.about_row->row;
    for (const CellValue& cell : step.changed)
        current_.push_back(cell.at.cell());
    if (current_.empty() && !step.chosen.empty())
        current_.push_back(step.chosen.back().cell());
    if (current_.empty() && !step.about.empty())
        current_.push_back(step.about.front().cell());
}

namespace {

std::string words_of(CellState state) {
    switch (state) {
    case CellState::none:
        break;
    case CellState::about:
        return said(", next");
    case CellState::changed:
        return said(", changed");
    case CellState::read:
        return said(", read");
    case CellState::chosen:
        return said(", on the way back");
    }
    return {};
}

} // namespace

CellState TableCells::state_of(CellAt at) const {
    const auto found = marks_.find({at.row, at.column});
    if (found != marks_.end())
        return found->second;
    if (changed_row_ == at.row)
        return CellState::changed;
    return about_row_ == at.row ? CellState::about : CellState::none;
}

std::string TableCells::name() const {
    return formatted("{}, {}", rows_title(recording_), columns_title(recording_));
}

std::string TableCells::row_head(std::int64_t row) const {
    std::string head = row_words(recording_, row);
    if (recording_.items_of(row) == 1)
        head += ", " + recording_.item(row, 0);
    return head;
}

std::string TableCells::column_head(std::int64_t column) const {
    return formatted("{} = {}", columns_title(recording_), number(column));
}

std::string TableCells::text(CellAt at) const {
    const TableRecording::Shown cell = shown(at);
    return cell.written ? cell_text(cell.value) : said("not yet written");
}

std::string TableCells::words(CellAt at) const {
    const TableRecording::Shown cell = shown(at);
    const std::string value =
        !cell.written ? said("not yet written")
                      : "= " + (is_finite(cell.value) ? to_text(*cell.value) : cell_text(cell.value));
    return formatted("{} {}{}", cell_name(recording_, at), value, words_of(state_of(at)));
}

std::optional<CellAt> TableCells::cell_of(std::string_view region) const {
    return two_numbers_of(region, "cell");
}

CellBlock TableCells::readable() const {
    if (!layout_.readable())
        return {};
    return {.first_row = layout_.first_row,
            .rows = layout_.rows,
            .first_column = layout_.first_column,
            .columns = layout_.columns};
}

} // namespace ks::scene

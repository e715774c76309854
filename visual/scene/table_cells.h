// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/picture_table.h"
#include "visual/scene/table_layout.h"

#include <map>
#include <utility>

namespace ks::scene {

/// The state of a cell in a step. If several apply, the last of this list is shown.
enum class CellState { none, about, changed, read, chosen };

/// The cells of a table after a step, for the picture, which draws the visible ones, and for readers of
/// single cells.
class TableCells final : public PictureTable {
public:
    TableCells(const TableRecording& recording, const Step& step, const TableLayout& layout);

    CellState state_of(CellAt at) const;
    TableRecording::Shown shown(CellAt at) const { return recording_.shown(step_, at); }

    std::string name() const override;
    std::int64_t rows() const override { return recording_.rows(); }
    std::int64_t columns() const override { return recording_.columns(); }
    std::string row_head(std::int64_t row) const override;
    std::string column_head(std::int64_t column) const override;
    std::string text(CellAt at) const override;
    std::string words(CellAt at) const override;
    std::vector<CellAt> current() const override { return current_; }
    std::optional<CellAt> cell_of(std::string_view region) const override;
    Rect frame() const override { return layout_.cells; }
    Rect place(CellAt at) const override { return layout_.shows(at) ? layout_.cell(at) : Rect{}; }
    CellBlock readable() const override;

private:
    const TableRecording& recording_;
    std::int64_t step_ = 0;
    TableLayout layout_;
    std::map<std::pair<std::int64_t, std::int64_t>, CellState> marks_;
    std::optional<std::int64_t> changed_row_, about_row_;
    std::vector<CellAt> current_;
};

} // namespace ks::scene

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/table.h"
#include "solvers/dp/way_back.h"
#include "solvers/steps/recording.h"

#include <optional>
#include <string>
#include <vector>

namespace ks {

/// What the recordings of Algorithms 2.1 and 2.2 share. The finished rows are the keyframes; a step's details
/// are computed again, by the solver's own cell function with an observer, when they are asked for.
///
/// Steps: one for each initialised row, then one for each cell of rows 1..m, then the way back: the optimum,
/// and one for each row from m down.
class DpRecording : public TableRecording {
public:
    std::string_view variant() const final { return variant_; }
    std::span<const Level> levels() const final;
    std::int64_t count() const final { return count_; }
    Step at(std::int64_t step) const final;
    std::span<const std::string> code() const final { return code_; }
    std::span<const OutlineEntry> outline() const final { return outline_; }
    std::int64_t next(std::int64_t step, Level level) const final;
    std::int64_t previous(std::int64_t step, Level level) const final;

    std::int64_t rows() const final { return m_ + 1; }
    std::int64_t columns() const final { return columns_; }
    const RowHeader& header(std::int64_t row) const final { return headers_[static_cast<std::size_t>(row)]; }
    Shown shown(std::int64_t step, CellAt at) const final;
    std::int64_t step_of(CellAt at) const final;

protected:
    using Cell = std::int64_t;

    /// `initialised`: how many rows, from 0 on, the algorithm initialises before the first cell.
    DpRecording(std::string_view variant, std::vector<std::string> code, dp::Table<Cell> table,
                std::int64_t m, std::int64_t initialised, std::optional<WayBack> way);

    /// What the algorithm's own text has to say of each step. `step` has its index, phase and row; `changed`,
    /// `about` and `chosen` are filled in for it.
    virtual void describe_start(Step& step) const = 0;
    virtual void describe_initialised(Step& step, std::int64_t row) const = 0;
    virtual void describe_cell(Step& step, CellAt at) const = 0;
    virtual void describe_optimum(Step& step) const = 0; ///< also of an infeasible instance
    virtual void describe_choice(Step& step, std::int64_t row) const = 0;

    Cell cell(CellAt at) const { return table_.row(at.row)[static_cast<std::size_t>(at.column)]; }
    const Cell* row(std::int64_t i) const { return table_.row(i).data(); }
    RowAccess<Cell> access() const;
    CellValue cell_value(CellAt at) const;
    std::int64_t m() const { return m_; }
    std::int64_t capacity() const { return columns_ - 1; }
    const std::optional<WayBack>& way() const { return way_; }
    /// The cell at which the way back passes row i.
    CellAt on_way(std::int64_t i) const { return {i, way_->columns[static_cast<std::size_t>(i)]}; }

    std::vector<RowHeader> headers_; ///< one for each row; the derived class fills them in

private:
    std::int64_t cells_begin() const { return initialised_ + 1; }
    std::int64_t way_begin() const { return cells_begin() + m_ * columns_; }
    std::vector<CellAt> cells_of(std::int64_t step) const;

    std::string_view variant_;
    std::vector<std::string> code_;
    dp::Table<Cell> table_;
    std::int64_t m_, columns_, initialised_;
    std::optional<WayBack> way_;
    std::int64_t count_ = 0;
    std::vector<OutlineEntry> outline_;
};

/// Refuses (limit) a table of more than most_recorded_cells cells, or more than most_recorded_items items, in
/// one sentence.
Result<void> check_recordable(std::int64_t m, std::int64_t capacity, std::size_t items);

} // namespace ks

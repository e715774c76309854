// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/row_source.h"
#include "solvers/dp/way_back.h"
#include "solvers/steps/recording.h"

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace ks {

/// The common part of recordings of algorithms that fill a table row by row. The finished rows are the
/// keyframes, wherever they are stored (in memory or in a mapped table file). The details of a step are
/// computed on request, by the solver's cell function with an observer. For an algorithm that keeps a single
/// row, row i of the table is the content of that row after item i.
///
/// Steps: one per initialised row, then one per cell of rows 1..m in their order, then the way back: one step
/// for the optimum, and one for each row from m down to 1 (with layers, one per layer). If a table answers
/// every cost at once, there is another end instead: one step per cell of the last row, and then one step per
/// point of the front with its way back.
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
    CellType cell_type() const final { return rows_(0).type(); }
    CellNumber smallest() const override { return rows_.summary().smallest(); }
    CellNumber largest() const final { return rows_.summary().largest(); }
    const std::string& longest_item() const final { return longest_item_; }
    Place place(std::int64_t step) const final;
    Shown shown(std::int64_t step, CellAt at) const final;
    const CellOrder& order() const final { return order_; }
    ComputedCells computed(std::int64_t step, std::int64_t row) const final;
    std::int64_t step_of(CellAt at) const final;
    void extremes(std::int64_t row, std::span<const CellRange> parts, std::span<Extremes> into) const final {
        rows_.extremes(row, parts, into);
    }

protected:
    /// `initialised`: how many rows, from 0 on, the algorithm initialises before the first cell. Without a
    /// way back the last step is the optimum. `points`: number of points of the front in the last row, if
    /// there is one.
    DpRecording(std::string_view variant, std::vector<std::string> code, RowSource rows, std::int64_t m,
                std::int64_t initialised, std::optional<WayBack> way,
                CellOrder order = CellOrder::left_to_right(), std::int64_t points = 0);

    /// These functions describe each step in the words of the algorithm. The index, phase and row of `step`
    /// are already set; `changed`, `about` and `chosen` are set by the caller.
    virtual void describe_start(Step& step) const = 0;
    virtual void describe_initialised(Step& step, std::int64_t row) const = 0;
    virtual void describe_cell(Step& step, CellAt at) const = 0;
    virtual void describe_optimum(Step& step) const = 0;                ///< also for an infeasible instance
    virtual void describe_choice(Step& step, std::int64_t i) const = 0; ///< for row i, or layer i
    /// For a table with a front: describes the step at a cell of the last row, and the choices of a point,
    /// both from 0.
    virtual void describe_scan(Step&, std::int64_t) const {}
    virtual void describe_point(Step&, std::int64_t) const {}
    virtual WayBack way_to(std::int64_t) const { return {}; }
    /// Must be called at the end of the derived class's constructor, when items are available.
    void measure_items();
    /// For a table with layers (table_layers.h): makes each layer a phase with its name. The way back then
    /// has one choice and one column per layer, and passes it at row `way_rows[layer]`, the base row's first.
    /// `way_rows` is empty without a way back.
    void name_layers(const std::vector<std::string>& names, std::vector<std::int64_t> way_rows);

    RowCells row(std::int64_t i) const { return rows_(i); }
    /// Returns a cell of a table of integers or bits; negative: minus infinity.
    std::int64_t cell(CellAt at) const { return rows_(at.row).integer(at.column); }
    CellValue cell_value(CellAt at) const { return {.at = at, .value = rows_(at.row)[at.column]}; }
    std::int64_t m() const { return m_; }
    std::int64_t capacity() const { return columns_ - 1; }
    const std::optional<WayBack>& way() const { return way_; }
    /// Returns the column of the last row that a step scans.
    std::optional<std::int64_t> scanned(std::int64_t step) const;
    /// Returns the cell at which the way back passes row i, or layer i.
    CellAt on_way(std::int64_t i) const {
        const auto at = static_cast<std::size_t>(i);
        return {way_rows_.empty() ? i : way_rows_[at], way_->columns[at]};
    }
    /// Returns the way back from any cell.
    template <class SomeInstance>
    Result<std::optional<WayBack>> way_from(const SomeInstance& instance, CellAt at) const {
        return way_back(instance, rows_.access(), at.row, at.column);
    }

private:
    std::int64_t cells_begin() const { return initialised_ + 1; }
    std::int64_t way_begin() const { return cells_begin() + m_ * columns_; }
    /// Returns the number of choices on the way back.
    std::int64_t way_length() const { return static_cast<std::int64_t>(way_->choices.size()); }
    std::optional<CellNumber> base_value() const;
    std::optional<CellAt> cell_of(std::int64_t step) const;
    std::int64_t computed_count(std::int64_t step, std::int64_t row) const;
    std::optional<WholeRow> row_of(std::int64_t step) const;
    void describe_way_back(Step& step) const;
    void describe_front(Step& step) const;

    std::string_view variant_;
    std::vector<std::string> code_;
    RowSource rows_;
    std::int64_t m_, columns_, initialised_, points_;
    std::optional<WayBack> way_;
    std::vector<std::int64_t> way_rows_; ///< [layer]
    CellOrder order_;
    std::int64_t count_ = 0;
    std::vector<CellValue> base_differs_; ///< the cells of the base row that differ from its last cell
    std::string longest_item_;
    std::vector<OutlineEntry> outline_;
};

/// Returns a limit error, in one sentence, for a table of more than most_recorded_cells cells or
/// most_recorded_items items.
Result<void> check_recordable(std::int64_t m, std::int64_t capacity, std::size_t items);
Result<void> check_recordable_cells(std::int64_t m, std::int64_t capacity);
/// Checks only the limit that also applies to mapped tables.
Result<void> check_recordable_items(std::size_t items);

} // namespace ks

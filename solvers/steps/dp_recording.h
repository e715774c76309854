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

/// What the recordings share whose algorithms fill a table row by row. The finished rows are the keyframes,
/// wherever they are stored (in memory or in a mapped table file). A step's details are computed again when
/// they are asked for, by the solver's own cell function with an observer. An algorithm that keeps a single
/// row has a row of the table for what that row holds after each item.
///
/// Steps: one for each initialised row, then one for each cell of rows 1..m in their order, then the way
/// back: the optimum, and one for each row from m down; of a table in layers one for each layer. Where a
/// table answers every cost at once, its last row is looked through instead, cell by cell, and then each
/// point of the front has one step with its way.
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
    /// way back the last step is the optimum. `points`: of the front in the last row, where there is one.
    DpRecording(std::string_view variant, std::vector<std::string> code, RowSource rows, std::int64_t m,
                std::int64_t initialised, std::optional<WayBack> way,
                CellOrder order = CellOrder::left_to_right(), std::int64_t points = 0);

    /// These functions describe each step in the algorithm's own words. `step` has its index, phase and row;
    /// `changed`, `about` and `chosen` are filled in for it.
    virtual void describe_start(Step& step) const = 0;
    virtual void describe_initialised(Step& step, std::int64_t row) const = 0;
    virtual void describe_cell(Step& step, CellAt at) const = 0;
    virtual void describe_optimum(Step& step) const = 0;                ///< also of an infeasible instance
    virtual void describe_choice(Step& step, std::int64_t i) const = 0; ///< of row i, or of layer i
    /// Of a table with a front: a look at a cell of the last row, and the choices behind a point, from 0.
    virtual void describe_scan(Step&, std::int64_t) const {}
    virtual void describe_point(Step&, std::int64_t) const {}
    virtual WayBack way_to(std::int64_t) const { return {}; }
    /// Must be called once items can be asked for: at the end of the derived class's constructor.
    void measure_items();
    /// Of a table in layers (table_layers.h): makes each a phase with its name. The way back then has one
    /// choice and one column for each layer, and passes it at the row that `way_rows` has, the base row's
    /// first; empty where there is no way back.
    void name_layers(const std::vector<std::string>& names, std::vector<std::int64_t> way_rows);

    RowCells row(std::int64_t i) const { return rows_(i); }
    /// Of a table of integers or bits; negative: minus infinity.
    std::int64_t cell(CellAt at) const { return rows_(at.row).integer(at.column); }
    CellValue cell_value(CellAt at) const { return {.at = at, .value = rows_(at.row)[at.column]}; }
    std::int64_t m() const { return m_; }
    std::int64_t capacity() const { return columns_ - 1; }
    const std::optional<WayBack>& way() const { return way_; }
    /// The column of the last row that a step looks at.
    std::optional<std::int64_t> scanned(std::int64_t step) const;
    /// The cell at which the way back passes row i, or layer i.
    CellAt on_way(std::int64_t i) const {
        const auto at = static_cast<std::size_t>(i);
        return {way_rows_.empty() ? i : way_rows_[at], way_->columns[at]};
    }
    /// The way from any cell down.
    template <class SomeInstance>
    Result<std::optional<WayBack>> way_from(const SomeInstance& instance, CellAt at) const {
        return way_back(instance, rows_.access(), at.row, at.column);
    }

private:
    std::int64_t cells_begin() const { return initialised_ + 1; }
    std::int64_t way_begin() const { return cells_begin() + m_ * columns_; }
    /// How many choices the way back makes.
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
    std::vector<CellValue> base_differs_; ///< cells of the base row that differ from its last one
    std::string longest_item_;
    std::vector<OutlineEntry> outline_;
};

/// Refuses (limit) a table of more than most_recorded_cells cells, or more than most_recorded_items items, in
/// one sentence.
Result<void> check_recordable(std::int64_t m, std::int64_t capacity, std::size_t items);
Result<void> check_recordable_cells(std::int64_t m, std::int64_t capacity);
/// The part of it that holds for mapped tables, too.
Result<void> check_recordable_items(std::size_t items);

} // namespace ks

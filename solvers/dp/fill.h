// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/segments.h"
#include "solvers/dp/table.h"

// The common code of all kinds whose table is filled row by row. In namespace ks a kind defines, in addition
// to its instance and the functions that dp/last_column.h needs: rows_of, items_of, fill_row (computes one
// row from the row before), way_back and answer_of. It also defines cell_of and fill_base if they differ from
// those below.
namespace ks::dp {

/// Returns the type of the cells in an instance's rows: integers of the width that its builder proved
/// sufficient.
template <class SomeInstance>
CellType cell_of(const SomeInstance& instance) {
    return cell_type(instance.row_width());
}

/// Fills the row of `columns` cells: `cell(j)` returns the cell at capacity j. `work` is the cost of the row
/// in cell-items. After every millisecond or so it checks for cancellation and calls `within` with the
/// finished fraction of the row.
template <class Cell, class CellOf, class Within>
Result<void> fill_row(Cell* row, std::int64_t columns, std::int64_t work, const Context& context, CellOf cell,
                      Within within) {
    constexpr std::int64_t items_a_piece = std::int64_t{1} << 20;
    const std::int64_t piece = std::max<std::int64_t>(1, items_a_piece / work);
    for (std::int64_t begin = 0; begin < columns; begin += piece) {
        KS_CHECK(context.check());
        within(static_cast<double>(begin) / static_cast<double>(columns));
        const std::int64_t end = std::min(columns, begin + piece);
        for (std::int64_t j = begin; j < end; ++j)
            row[j] = cell(j);
    }
    return {};
}

/// Returns the host memory that an instance's rows need; a variant adds its needs.
template <class SomeInstance>
RowNeeds needs_of(const SomeInstance& instance) {
    return {.rows = rows_of(instance),
            .capacity = last_column(instance),
            .asked = instance.capacity(),
            .cell = cell_of(instance),
            .items = items_of(instance)};
}

/// Returns the whole table of rows 0..m, for recordings.
template <class Cell, class SomeInstance>
Result<Table<Cell>> fill_table(const SomeInstance& instance, Context& context) {
    KS_TRY(Table<Cell> table, Table<Cell>::allocate(rows_of(instance), last_column(instance)));
    fill_base(instance, table.row(0));
    for (std::int64_t i = 1; i <= rows_of(instance); ++i)
        KS_CHECK(fill_row(instance, i, std::as_const(table).row(i - 1).data(), table.row(i).data(), context,
                          [](double) {}));
    return table;
}

/// Runs the sequential algorithm within the memory budget.
template <class Cell, class SomeInstance>
Result<Answer> solve_sequentially(const SomeInstance& instance, const RowPlan& plan, Context& context) {
    return solve_on_host<Cell>(instance, plan, context,
                               [&](std::int64_t i, const Cell* previous, Cell* row, RowProgress& progress) {
                                   return fill_row(instance, i, previous, row, context,
                                                   [&](double within) { progress.row(i, within); });
                               });
}

/// Plans the rows, checks the budget and calls `solve(cell, plan)` with a cell of the proven width: int32_t
/// or int64_t.
template <class SomeInstance, class Solve>
Result<Answer> solve_within(const RowNeeds& needs, const SomeInstance& instance, std::int64_t memory,
                            Solve solve) {
    KS_TRY(const RowPlan plan, plan_rows(needs, memory));
    KS_CHECK(check_memory(plan.estimate, memory));
    return instance.row_width() == RowWidth::bits32 ? solve(std::int32_t{}, plan)
                                                    : solve(std::int64_t{}, plan);
}

} // namespace ks::dp

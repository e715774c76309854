// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/context.h"
#include "solvers/dp/cells.h"
#include "solvers/dp/segments.h"
#include "solvers/dp/table.h"
#include "solvers/instance/knapsack.h"
#include "solvers/instance/multiple_choice.h"

namespace ks::dp {

/// Fills the row of `columns` cells: `cell(j)` gives the cell at capacity j, in `work` cell-items. Between
/// pieces of about a millisecond it looks for a stop request and calls `within` with the part of the row done.
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

/// Algorithm 2.2: row i of 1..m from row i - 1.
template <class Cell, class Within>
Result<void> fill_row(const MultipleChoiceInstance& instance, std::int64_t i, const Cell* previous, Cell* row,
                      const Context& context, Within within) {
    const std::span<const Item> items = instance.items(static_cast<std::size_t>(i - 1));
    NullObserver nobody;
    return fill_row(
        row, instance.capacity() + 1, static_cast<std::int64_t>(items.size()), context,
        [&](std::int64_t j) { return multiple_choice_cell(previous, items, j, nobody); }, within);
}

/// Algorithm 2.1: row i of 1..n from row i - 1.
template <class Cell, class Within>
Result<void> fill_row(const KnapsackInstance& instance, std::int64_t i, const Cell* previous, Cell* row,
                      const Context& context, Within within) {
    const Item& item = instance.items()[static_cast<std::size_t>(i - 1)];
    NullObserver nobody;
    return fill_row(
        row, instance.capacity() + 1, 1, context,
        [&](std::int64_t j) { return knapsack_cell(previous, item, j, nobody); }, within);
}

inline std::int64_t rows_of(const MultipleChoiceInstance& instance) {
    return static_cast<std::int64_t>(instance.class_count());
}
inline std::int64_t rows_of(const KnapsackInstance& instance) {
    return static_cast<std::int64_t>(instance.items().size());
}
inline std::int64_t items_of(const MultipleChoiceInstance& instance) {
    return static_cast<std::int64_t>(instance.all_items().size());
}
inline std::int64_t items_of(const KnapsackInstance& instance) {
    return rows_of(instance);
}

/// What an instance's rows need in host memory; a variant adds what is its own.
template <class SomeInstance>
RowNeeds needs_of(const SomeInstance& instance) {
    return {.rows = rows_of(instance),
            .capacity = instance.capacity(),
            .width = instance.row_width(),
            .items = items_of(instance)};
}

/// The finished table of rows 0..m, whole: for recordings.
template <class Cell, class SomeInstance>
Result<Table<Cell>> fill_table(const SomeInstance& instance, Context& context) {
    KS_TRY(Table<Cell> table, Table<Cell>::allocate(rows_of(instance), instance.capacity()));
    for (std::int64_t i = 1; i <= rows_of(instance); ++i)
        KS_CHECK(fill_row(instance, i, std::as_const(table).row(i - 1).data(), table.row(i).data(), context, [](double) {}));
    return table;
}

/// The sequential algorithm within the memory budget.
template <class Cell, class SomeInstance>
Result<Answer> solve_sequentially(const SomeInstance& instance, const RowPlan& plan, Context& context) {
    return solve_on_host<Cell>(
        instance, plan, context, [&](std::int64_t i, const Cell* previous, Cell* row, RowProgress& progress) {
            return fill_row(instance, i, previous, row, context, [&](double within) { progress.row(i, within); });
        });
}

/// Plans, checks the budget and runs `solve(cell, plan)` with a cell of the proven width: int32_t or int64_t.
template <class SomeInstance, class Solve>
Result<Answer> solve_within(const RowNeeds& needs, const SomeInstance& instance, std::int64_t memory, Solve solve) {
    KS_TRY(const RowPlan plan, plan_rows(needs, memory));
    KS_CHECK(check_memory(plan.estimate, memory));
    return instance.row_width() == RowWidth::bits32 ? solve(std::int32_t{}, plan) : solve(std::int64_t{}, plan);
}

} // namespace ks::dp

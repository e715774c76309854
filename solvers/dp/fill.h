// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/context.h"
#include "solvers/dp/cells.h"
#include "solvers/dp/table.h"
#include "solvers/dp/way_back.h"
#include "solvers/instance/knapsack.h"
#include "solvers/instance/multiple_choice.h"

namespace ks::dp {

/// Fills rows 1..m of the table in order: `cell(previous, i, j)` gives z_i(j). Between pieces of about a
/// millisecond it looks for a stop request and reports progress. `items_of(i)` is the work of one cell of row
/// i, in cell-items.
template <class Cell, class CellOf, class ItemsOf>
Result<void> fill(Table<Cell>& table, std::int64_t m, Context& context, CellOf cell, ItemsOf items_of) {
    constexpr std::int64_t items_a_piece = std::int64_t{1} << 20;
    const auto columns = static_cast<std::int64_t>(table.columns());
    for (std::int64_t i = 1; i <= m; ++i) {
        const Cell* previous = table.row(i - 1).data();
        Cell* row = table.row(i).data();
        const std::int64_t piece = std::max<std::int64_t>(1, items_a_piece / items_of(i));
        for (std::int64_t begin = 0; begin < columns; begin += piece) {
            KS_CHECK(context.check());
            context.report("compute", i - 1, m, static_cast<double>(begin) / static_cast<double>(columns));
            const std::int64_t end = std::min(columns, begin + piece);
            for (std::int64_t j = begin; j < end; ++j)
                row[j] = cell(previous, i, j);
        }
    }
    context.report("compute", m, m);
    return {};
}

/// Algorithm 2.2: the finished table of rows 0..m.
template <class Cell>
Result<Table<Cell>> fill_table(const MultipleChoiceInstance& instance, Context& context) {
    const auto m = static_cast<std::int64_t>(instance.class_count());
    const auto class_of = [&](std::int64_t i) { return instance.items(static_cast<std::size_t>(i - 1)); };
    KS_TRY(Table<Cell> table, Table<Cell>::allocate(m, instance.capacity()));
    NullObserver nobody;
    KS_CHECK(fill(
        table, m, context,
        [&](const Cell* previous, std::int64_t i, std::int64_t j) {
            return multiple_choice_cell(previous, class_of(i), j, nobody);
        },
        [&](std::int64_t i) { return static_cast<std::int64_t>(class_of(i).size()); }));
    return table;
}

/// Algorithm 2.1: the finished table of rows 0..n.
template <class Cell>
Result<Table<Cell>> fill_table(const KnapsackInstance& instance, Context& context) {
    const auto n = static_cast<std::int64_t>(instance.items().size());
    KS_TRY(Table<Cell> table, Table<Cell>::allocate(n, instance.capacity()));
    NullObserver nobody;
    KS_CHECK(fill(
        table, n, context,
        [&](const Cell* previous, std::int64_t i, std::int64_t j) {
            return knapsack_cell(previous, instance.items()[static_cast<std::size_t>(i - 1)], j, nobody);
        },
        [](std::int64_t) { return 1; }));
    return table;
}

inline std::int64_t rows_of(const MultipleChoiceInstance& instance) {
    return static_cast<std::int64_t>(instance.class_count());
}
inline std::int64_t rows_of(const KnapsackInstance& instance) {
    return static_cast<std::int64_t>(instance.items().size());
}

/// Algorithm, rows for whoever wants them, and way back, with their stages.
template <class Cell, class SomeInstance>
Result<Answer> solve_with_table(const SomeInstance& instance, Context& context) {
    context.begin_stage("compute");
    KS_TRY(const Table<Cell> table, fill_table<Cell>(instance, context));
    KS_CHECK(hand_out(table, rows_of(instance), context));
    context.begin_stage("way-back");
    const RowAccess<Cell> rows = [&](std::int64_t i) { return table.row(i); };
    KS_TRY(const std::optional<WayBack> way, way_back(instance, rows));
    context.end_stage();
    return answer_of(instance, way);
}

} // namespace ks::dp

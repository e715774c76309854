// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/context.h"
#include "solvers/cpu/table.h"

namespace ks::cpu {

/// Fills rows 1..m of the table in order: `cell(previous, i, j)` gives z_i(j). Between pieces of about a
/// millisecond it looks for a stop request and reports progress; each finished row goes to the context's row
/// sink. `items_of(i)` is the work of one cell of row i, in cell-items.
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
        if (context.rows)
            KS_CHECK(context.rows->row(i, std::span<const Cell>(table.row(i))));
    }
    context.report("compute", m, m);
    return {};
}

} // namespace ks::cpu

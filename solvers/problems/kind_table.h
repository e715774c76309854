// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/problems/kind.h"

namespace ks {

/// The table of a kind whose instances have what dp/fill.h asks for: a row for each of rows_of, a column for
/// each capacity from 0 to C, its cells of one of the types named.
template <class SomeInstance, class... Cells>
struct RowTable {
    static const SomeInstance& typed(const Instance& instance) {
        return static_cast<const SomeInstance&>(instance);
    }

    static TableShape shape(const Instance& instance) {
        using dp::cell_of;
        return {.rows = rows_of(typed(instance)),
                .columns = dp::columns_of(typed(instance)),
                .cell = cell_of(typed(instance))};
    }

    static void base(const Instance& instance, RowBuffer& row) {
        using dp::fill_base;
        row.cells().visit_as<Cells...>(
            [&]<class Cell>(std::span<const Cell>) { fill_base(typed(instance), row.elements<Cell>()); });
    }

    static Result<void> fill(const Instance& instance, std::int64_t i, const RowAccess& above, RowBuffer& row,
                             const Context& context) {
        KS_TRY(const RowCells before, above(i - 1));
        return before.visit_as<Cells...>([&]<class Cell>(std::span<const Cell> cells) {
            return fill_row(typed(instance), i, cells.data(), row.elements<Cell>().data(), context,
                            [](double) {});
        });
    }

    static constexpr KindTable of(std::string_view variant, decltype(KindTable::record) record,
                                  decltype(KindTable::map) map) {
        return {.variant = variant, .shape = shape, .base = base, .fill = fill, .record = record, .map = map};
    }
};

} // namespace ks

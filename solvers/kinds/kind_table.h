// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/typed.h"

namespace ks {

/// The table of a kind whose instances meet the requirements of dp/fill.h: a row for each of rows_of, a
/// column for each capacity from 0 to C, and cells of one of the given types.
template <class SomeInstance, class... Cells>
struct RowTable {
    static TableShape shape(const SomeInstance& instance) {
        using dp::cell_of;
        return {.rows = rows_of(instance), .columns = dp::columns_of(instance), .cell = cell_of(instance)};
    }

    static void base(const SomeInstance& instance, RowBuffer& row) {
        using dp::fill_base;
        row.cells().visit_as<Cells...>(
            [&]<class Cell>(std::span<const Cell>) { fill_base(instance, row.elements<Cell>()); });
    }

    static Result<void> fill(const SomeInstance& instance, std::int64_t i, const RowAccess& above,
                             RowBuffer& row, const Context& context) {
        KS_TRY(const RowCells before, above(i - 1));
        return before.visit_as<Cells...>([&]<class Cell>(std::span<const Cell> cells) {
            return fill_row(instance, i, cells.data(), row.elements<Cell>().data(), context, [](double) {});
        });
    }

    /// `record` and `map` are the functions of KindTable, for a SomeInstance.
    template <auto record, auto map>
    static constexpr KindTable of(std::string_view variant) {
        return {.variant = variant,
                .shape = typed<shape>,
                .base = typed<base>,
                .fill = typed<fill>,
                .record = typed<record>,
                .map = typed<map>};
    }
};

} // namespace ks

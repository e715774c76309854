// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/problems/kind.h"

namespace ks {

/// The table of a kind whose instances have rows_of, fill_row, capacity and row_width (dp/fill.h): a row for
/// each of rows_of, a column for each capacity from 0 to C.
template <class SomeInstance>
struct RowTable {
    static const SomeInstance& typed(const Instance& instance) {
        return static_cast<const SomeInstance&>(instance);
    }

    static TableShape shape(const Instance& instance) {
        return {.rows = rows_of(typed(instance)),
                .columns = typed(instance).capacity() + 1,
                .width = typed(instance).row_width()};
    }

    template <class Cell>
    static Result<void> fill(const Instance& instance, std::int64_t i, const Cell* above, Cell* row,
                             const Context& context) {
        return fill_row(typed(instance), i, above, row, context, [](double) {});
    }

    static constexpr KindTable of(std::string_view variant, decltype(KindTable::record) record,
                                  decltype(KindTable::map) map) {
        return {.variant = variant,
                .shape = shape,
                .fill_32 = fill<std::int32_t>,
                .fill_64 = fill<std::int64_t>,
                .record = record,
                .map = map};
    }
};

} // namespace ks

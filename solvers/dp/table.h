// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/context.h"
#include "solvers/instance/instance.h"
#include "solvers/variant.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>

namespace ks {

/// Bytes of one cell of a row.
constexpr std::int64_t cell_bytes(RowWidth width) {
    return width == RowWidth::bits32 ? 4 : 8;
}

/// What a run that keeps the whole table takes: rows 0..`rows` of `capacity` + 1 cells each, and `capacity` +
/// 1 times `items` cell-items of work. A table beyond 2^62 bytes is a limit error.
Result<Estimate> estimate_table(std::int64_t rows, std::int64_t capacity, RowWidth width, std::int64_t items);

namespace dp {

/// Rows 0..m of C + 1 cells: the thesis's O(m C) space. Row 0 is the base row of zeros; the others begin
/// unwritten.
template <class Cell>
class Table {
public:
    /// The size was checked by estimate_table; memory that the system refuses is a limit error.
    static Result<Table> allocate(std::int64_t rows, std::int64_t capacity) {
        Table table;
        table.columns_ = static_cast<std::size_t>(capacity) + 1;
        const std::size_t cells = (static_cast<std::size_t>(rows) + 1) * table.columns_;
        table.cells_.reset(new (std::nothrow) Cell[cells]);
        if (!table.cells_)
            return Error{ErrorCode::limit, "the system has no memory left for the table", "",
                         "choose a smaller capacity or close other programs"};
        std::ranges::fill(table.row(0), Cell{0});
        return table;
    }

    std::size_t columns() const { return columns_; }
    std::span<Cell> row(std::int64_t i) {
        return {cells_.get() + static_cast<std::size_t>(i) * columns_, columns_};
    }
    std::span<const Cell> row(std::int64_t i) const {
        return {cells_.get() + static_cast<std::size_t>(i) * columns_, columns_};
    }

private:
    std::unique_ptr<Cell[]> cells_;
    std::size_t columns_ = 0;
};

/// Hands rows 1..m of the finished table to the context's row sink, if somebody wants them, as the stage
/// `table`. Every variant calls it after its last computing stage and before the way back, so that what
/// writing rows costs is told apart and no part of `compute` or of the run's total.
template <class Cell>
Result<void> hand_out(const Table<Cell>& table, std::int64_t m, Context& context) {
    if (context.rows == nullptr)
        return {};
    context.begin_stage("table");
    for (std::int64_t i = 1; i <= m; ++i) {
        KS_CHECK(context.check());
        KS_CHECK(context.rows->row(i, table.row(i)));
    }
    context.end_stage();
    return {};
}

} // namespace dp
} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/dp/cell_memory.h"
#include "solvers/instance/instance.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ks {

/// Bytes of one cell of a row.
constexpr std::int64_t cell_bytes(RowWidth width) {
    return width == RowWidth::bits32 ? 4 : 8;
}

namespace dp {

/// Rows 0..m of C + 1 cells: the thesis's O(m C) space. Row 0 is the base row of zeros; the others begin
/// unwritten.
template <class Cell>
class Table {
public:
    /// The size was checked by plan_rows; memory that the system refuses is a limit error.
    static Result<Table> allocate(std::int64_t rows, std::int64_t capacity) {
        Table table;
        table.columns_ = static_cast<std::size_t>(capacity) + 1;
        const std::size_t cells = (static_cast<std::size_t>(rows) + 1) * table.columns_;
        table.cells_.reset(static_cast<Cell*>(allocate_cells(cells * sizeof(Cell))));
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
    CellMemory<Cell> cells_;
    std::size_t columns_ = 0;
};

} // namespace dp
} // namespace ks

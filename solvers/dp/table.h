// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"
#include "solvers/instance/instance.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ks {

/// Returns the cell type of rows with integers of this width.
constexpr CellType cell_type(RowWidth width) {
    return width == RowWidth::bits32 ? CellType::int32 : CellType::int64;
}

/// Returns the bytes of such a cell.
constexpr std::int64_t cell_bytes(RowWidth width) {
    return element_bytes(cell_type(width));
}

namespace dp {

/// Fills row 0, which already holds zeros. They stay unless a kind defines another fill_base in namespace ks.
template <class SomeInstance, class Cell>
void fill_base(const SomeInstance&, std::span<Cell>) {}

/// Rows 0..m of C + 1 cells: O(m C) space as in the thesis. `Cell` is the type of an element in memory
/// (core/row_cells.h); for rows of bits it is uint64_t, which holds 64 of them. Row 0 is zero-initialised;
/// the other rows are uninitialised.
template <class Cell>
class Table {
public:
    /// Allocates the table, whose size plan_rows has checked. It is a limit error if the system refuses the
    /// memory.
    static Result<Table> allocate(std::int64_t rows, std::int64_t capacity) {
        Table table;
        table.columns_ = capacity + 1;
        table.stride_ = static_cast<std::size_t>(elements_of(table.columns_, cells_an_element<Cell>));
        const std::size_t elements = (static_cast<std::size_t>(rows) + 1) * table.stride_;
        table.cells_.reset(static_cast<Cell*>(allocate_cells(elements * sizeof(Cell))));
        if (!table.cells_)
            return Error{.code = ErrorCode::limit,
                         .what = "the system has no memory left for the table",
                         .todo = "choose a smaller capacity or close other programs"};
        std::ranges::fill(table.row(0), Cell{0});
        return table;
    }

    std::int64_t columns() const { return columns_; }
    std::span<Cell> row(std::int64_t i) {
        return {cells_.get() + static_cast<std::size_t>(i) * stride_, stride_};
    }
    std::span<const Cell> row(std::int64_t i) const {
        return {cells_.get() + static_cast<std::size_t>(i) * stride_, stride_};
    }
    RowCells cells(std::int64_t i) const { return {row(i), columns_}; }

private:
    CellMemory<Cell> cells_;
    std::int64_t columns_ = 0;
    std::size_t stride_ = 0; ///< elements per row
};

} // namespace dp
} // namespace ks

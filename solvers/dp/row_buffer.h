// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/cell_memory.h"
#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"

#include <algorithm>

namespace ks {

/// A row that owns its memory, with cells of any type.
class RowBuffer {
public:
    /// Returns a row of zeros. A large row takes physical memory only for pages with other values. It is a
    /// limit error if the system refuses the memory.
    static Result<RowBuffer> zeros(CellType type, std::int64_t columns);

    /// Copies the cells of a row that has the same type and the same number of columns.
    void copy(const RowCells& cells) { std::ranges::copy(cells.bytes(), memory_.get()); }
    RowCells cells() const { return RowCells::at(memory_.get(), type_, columns_); }
    /// Returns the elements of the row; `Element` must be their type.
    template <class Element>
    std::span<Element> elements() {
        const auto of = cells().elements<Element>();
        return {const_cast<Element*>(of.data()), of.size()};
    }

private:
    RowBuffer(std::byte* memory, CellType type, std::int64_t columns)
        : memory_(memory), type_(type), columns_(columns) {}

    CellMemory<std::byte> memory_;
    CellType type_;
    std::int64_t columns_;
};

} // namespace ks

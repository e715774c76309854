// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"
#include "solvers/dp/cell_memory.h"

#include <algorithm>

namespace ks {

/// Memory of a row's own, for cells of any type.
class RowBuffer {
public:
    /// All zeros. A large one takes memory only where something else is written. What the system refuses is a
    /// limit error.
    static Result<RowBuffer> zeros(CellType type, std::int64_t columns);

    /// Takes over cells of its own type and number.
    void copy(const RowCells& cells) { std::ranges::copy(cells.bytes(), memory_.get()); }
    RowCells cells() const { return RowCells::at(memory_.get(), type_, columns_); }
    /// The elements of a row whose type they are.
    template <class Element>
    std::span<Element> elements() {
        const auto of = cells().elements<Element>();
        return {const_cast<Element*>(of.data()), of.size()};
    }

private:
    RowBuffer(std::byte* memory, CellType type, std::int64_t columns)
        : memory_(memory), type_(type), columns_(columns) {}

    dp::CellMemory<std::byte> memory_;
    CellType type_;
    std::int64_t columns_;
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/row_cells.h"

#include <cstdint>

namespace ks {

/// A table of dynamic programming: rows of the same columns, numbered from 1 through all layers, above a base
/// row 0 that is known beforehand. Where there are several layers (V[i, b, w]: a layer for each i, a row for
/// each b), the base row takes the place of each row of the layer before the first.
struct TableShape {
    std::int64_t rows = 0;    ///< m: of each layer
    std::int64_t columns = 0; ///< C + 1
    CellType cell = CellType::int32;
    std::int64_t layers = 1;

    /// Rows 1 .. all_rows() are computed. A shape that was read from a file must be checked first, because
    /// their number may overflow (TableLayout::of).
    std::int64_t all_rows() const { return layers * rows; }
    /// All cells, the base row's too. A table of bits that fits a file may have more than 63 bits count.
    double all_cells() const { return (static_cast<double>(all_rows()) + 1) * static_cast<double>(columns); }
    /// How far above a row the rows may be from which it is computed: it is the row above, or with layers a
    /// row of the same layer or the layer before.
    std::int64_t reach() const { return layers == 1 ? 1 : 2 * rows; }

    friend bool operator==(const TableShape&, const TableShape&) = default;
};

} // namespace ks

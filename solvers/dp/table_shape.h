// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/row_cells.h"

#include <cstdint>

namespace ks {

/// The shape of a dynamic-programming table. All rows have the same columns and are numbered from 1 through
/// all layers, after a base row 0 that is known beforehand. If there are several layers (V[i, b, w]: a layer
/// for each i, a row for each b), the base row represents each row of the layer before the first.
struct TableShape {
    std::int64_t rows = 0;    ///< m: rows per layer
    std::int64_t columns = 0; ///< C + 1
    CellType cell = CellType::int32;
    std::int64_t layers = 1;

    /// Returns the number of computed rows, 1 .. all_rows(). A shape that was read from a file must be
    /// checked first, because the number may overflow (TableLayout::of).
    std::int64_t all_rows() const { return layers * rows; }
    /// Returns the number of all cells, including the base row. A table of bits that fits a file may have
    /// more cells than 63 bits can count.
    double all_cells() const { return (static_cast<double>(all_rows()) + 1) * static_cast<double>(columns); }
    /// Returns how far above a row its source rows can be. The source is the row above; with layers it is a
    /// row of the same layer or the layer before.
    std::int64_t reach() const { return layers == 1 ? 1 : 2 * rows; }

    friend bool operator==(const TableShape&, const TableShape&) = default;
};

} // namespace ks

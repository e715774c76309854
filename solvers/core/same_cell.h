// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/row_cells.h"

namespace ks {

/// Whether two cells of two computations of the same table are equal. Integers and bits must be equal. The
/// last bits of a float64 depend on the arithmetic: a product with an inverse instead of a quotient, or a
/// fused multiply-add. So two float64 are the same within `closeness` of the larger one and of `scale`,
/// because a cell near 0 keeps the error of the larger cell from which it was computed by subtraction.
/// Infinities and NaN are only equal to themselves.
///
/// Six roundings per row on each side, of 2^-53 of the base row's largest cell, stay within the closeness for
/// 5,000 rows; a larger difference is detected.
class SameCell {
public:
    static constexpr double closeness = 0x1p-36;

    explicit SameCell(double scale = 0) : scale_(scale) {}
    /// Returns the comparison for a table with this base row: the scale is its largest finite magnitude.
    static SameCell above(const RowCells& base);

    /// Empty means minus infinity.
    bool operator()(const std::optional<CellNumber>& a, const std::optional<CellNumber>& b) const;

    double scale() const { return scale_; }

private:
    double scale_;
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/row_cells.h"

namespace ks {

/// Whether two cells say the same, of two ways to fill the same table. Integers and bits have to be equal.
/// The last bits of a float64 depend on the arithmetic: a product with an inverse in place of a quotient, a
/// fused multiply-add. So two of them are the same within `closeness` of the larger one and of `scale`: where
/// a row takes away from the one before, a cell near 0 keeps the error of what it came from. Infinities, and
/// what is no number, are the same only as themselves.
///
/// Six roundings a row on each side, of 2^-53 of the base row's largest cell, stay within the closeness for
/// 5,000 rows; a difference above it is found.
class SameCell {
public:
    static constexpr double closeness = 0x1p-36;

    explicit SameCell(double scale = 0) : scale_(scale) {}
    /// The scale is that of a table with this base row: its largest finite magnitude.
    static SameCell above(const RowCells& base);

    /// No value means minus infinity.
    bool operator()(const std::optional<CellNumber>& a, const std::optional<CellNumber>& b) const;

    double scale() const { return scale_; }

private:
    double scale_;
};

} // namespace ks

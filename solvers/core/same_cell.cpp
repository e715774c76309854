// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/same_cell.h"

#include <algorithm>
#include <cmath>

namespace ks {

SameCell SameCell::above(const RowCells& base) {
    if (base.type() != CellType::float64)
        return SameCell();
    double scale = 0;
    for (const double cell : base.elements<double>())
        if (std::isfinite(cell))
            scale = std::max(scale, std::abs(cell));
    return SameCell(scale);
}

bool SameCell::operator()(const std::optional<CellNumber>& a, const std::optional<CellNumber>& b) const {
    if (a == b)
        return true;
    if (!a || !b || (a->is_integer() && b->is_integer()))
        return false;
    const double x = a->real(), y = b->real();
    if (!std::isfinite(x) || !std::isfinite(y))
        return false;
    return std::abs(x - y) <= closeness * std::max({std::abs(x), std::abs(y), scale_});
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/row_cells.h"
#include "solvers/dp/cell_range.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace ks {

/// The way back (traceback) from the optimum z_m(C) to the base row.
struct WayBack {
    std::int64_t objective = 0;
    /// The choice of row i = 1..m is at [i - 1]: the chosen item of class i; for knapsack 0 if item i is
    /// taken, otherwise empty.
    std::vector<std::optional<std::int64_t>> choices;
    /// The capacity j at which the way back passes row i = 0..m is at [i]; columns[m] = C.
    std::vector<std::int64_t> columns;
};

/// Returns a finished row of C + 1 cells.
using RowAccess = std::function<Result<RowCells>(std::int64_t row)>;

/// Returns a finished row of C + 1 cells, of which only those in `cells` must be valid. So rows on a device
/// need not be copied completely. A way back requests rows m down to 1, once each, and no longer uses a row
/// when it requests the next. It does not request row 0.
using CellAccess = std::function<Result<RowCells>(std::int64_t row, CellRange cells)>;

/// Returns the row, or an empty value for the base row 0.
inline Result<std::optional<RowCells>> row_or_base(const CellAccess& row, std::int64_t i, CellRange cells) {
    if (i == 0)
        return std::optional<RowCells>();
    KS_TRY(const RowCells found, row(i, cells));
    return std::optional<RowCells>(found);
}

/// Returns the check error for a table in which no item explains z_row(column).
Error contradiction(std::int64_t row, std::int64_t column);

} // namespace ks

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

/// The way from the optimum z_m(C) down to the base row.
struct WayBack {
    std::int64_t objective = 0;
    /// For each row i = 1..m at [i - 1]: the item of class i that was chosen; knapsack: 0 for item i taken,
    /// else none.
    std::vector<std::optional<std::int64_t>> choices;
    /// For each row i = 0..m at [i]: the capacity j at which the way passes that row; columns[m] = C.
    std::vector<std::int64_t> columns;
};

/// Hands out a finished row of C + 1 cells.
using RowAccess = std::function<Result<RowCells>(std::int64_t row)>;

/// Hands out a finished row of C + 1 cells, of which only those in `cells` have to be there: the others may
/// be anything. So rows on a device need not travel as a whole. A way back asks for rows 1..m, from m down
/// and once each, and is done with one before it asks for the next; it knows row 0.
using CellAccess = std::function<Result<RowCells>(std::int64_t row, CellRange cells)>;

/// The row, or nothing for the base row 0.
inline Result<std::optional<RowCells>> row_or_base(const CellAccess& row, std::int64_t i, CellRange cells) {
    if (i == 0)
        return std::optional<RowCells>();
    KS_TRY(const RowCells found, row(i, cells));
    return std::optional<RowCells>(found);
}

/// The error (check) of a table in which nothing explains z_row(column).
Error contradiction(std::int64_t row, std::int64_t column);

} // namespace ks

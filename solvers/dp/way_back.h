// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
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

/// Hands out a finished row i of 1..m as C + 1 cells, valid until the next call. Rows are asked for from m
/// down, once each; row 0 is known to be zero and never asked for.
template <class Cell>
using RowAccess = std::function<Result<std::span<const Cell>>(std::int64_t row)>;

/// The row, or nothing for the base row 0.
template <class Cell>
Result<std::span<const Cell>> row_or_base(const RowAccess<Cell>& row, std::int64_t i) {
    if (i == 0)
        return std::span<const Cell>{};
    return row(i);
}

/// The error (check) of a table in which nothing explains z_row(column).
Error contradiction(std::int64_t row, std::int64_t column);

} // namespace ks

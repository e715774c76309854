// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/knapsack.h"
#include "solvers/instance/multiple_choice.h"
#include "solvers/result/answer.h"

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

/// Walks from z_m(C) down, shared by every variant that fills a table. In each class the last item k with
/// z_{i-1}(j - w_ik) + v_ik = z_i(j) is chosen, both cells being non-negative (a negative cell is minus
/// infinity), so that the thesis's Example 2.2 gives 1a, 2a, 3c. Nothing when z_m(C) is minus infinity: the
/// instance is infeasible. A table in which no item explains a cell is an error (check).
template <class Cell>
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const RowAccess<Cell>& row);
/// The same from any cell z_m(j) of a row m of the table down.
template <class Cell>
Result<std::optional<WayBack>> way_back(const MultipleChoiceInstance& instance, const RowAccess<Cell>& row,
                                        std::int64_t m, std::int64_t j);

/// The same for 0-1 knapsack: item i was taken where z_i(j) differs from z_{i-1}(j). There is always an
/// answer.
template <class Cell>
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const RowAccess<Cell>& row);
template <class Cell>
Result<std::optional<WayBack>> way_back(const KnapsackInstance& instance, const RowAccess<Cell>& row,
                                        std::int64_t n, std::int64_t j);

/// The error (check) of a table in which nothing explains z_row(column).
Error contradiction(std::int64_t row, std::int64_t column);

/// The answer that a way back stands for (status optimal), or infeasible when there is none.
Answer answer_of(const MultipleChoiceInstance& instance, const std::optional<WayBack>& way);
Answer answer_of(const KnapsackInstance& instance, const std::optional<WayBack>& way);

} // namespace ks

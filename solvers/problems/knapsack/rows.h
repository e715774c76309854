// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/dp/observer.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/way_back.h"

#include <algorithm>

namespace ks {

inline std::int64_t rows_of(const KnapsackInstance& instance) {
    return static_cast<std::int64_t>(instance.items().size());
}

inline std::int64_t items_of(const KnapsackInstance& instance) {
    return rows_of(instance);
}

/// Algorithm 2.1, lines 6-10, with line 6 corrected: an item does not fit when w_i > j (the thesis prints w_i
/// < j).
template <class Cell, class Observer>
inline Cell knapsack_cell(const Cell* previous, const Item& item, std::int64_t j, Observer& observer) {
    if (item.weight > j) {
        observer.too_heavy(0);
        return previous[j];
    }
    const Cell candidate = static_cast<Cell>(previous[j - item.weight] + static_cast<Cell>(item.value));
    observer.fits(0, j - item.weight, candidate);
    return std::max(candidate, previous[j]);
}

/// Algorithm 2.1: fills row i of 1..n from row i - 1.
template <class Cell, class Within>
Result<void> fill_row(const KnapsackInstance& instance, std::int64_t i, const Cell* previous, Cell* row,
                      const Context& context, Within within) {
    const Item& item = instance.items()[static_cast<std::size_t>(i - 1)];
    dp::NullObserver nobody;
    return dp::fill_row(
        row, dp::columns_of(instance), 1, context,
        [&](std::int64_t j) { return knapsack_cell(previous, item, j, nobody); }, within);
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/dp/fill.h"
#include "solvers/dp/observer.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/way_back.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace ks {

inline std::int64_t rows_of(const MultipleChoiceInstance& instance) {
    return static_cast<std::int64_t>(instance.class_count());
}

inline std::int64_t items_of(const MultipleChoiceInstance& instance) {
    return static_cast<std::int64_t>(instance.all_items().size());
}

/// Algorithm 2.2, lines 6 and 11-15: z_i(j) from row i - 1 and the items of class i.
template <class Cell, class Observer>
inline Cell multiple_choice_cell(const Cell* previous, std::span<const Item> items, std::int64_t j,
                                 Observer& observer) {
    Cell best = minus_infinity<Cell>;
    for (std::size_t k = 0; k < items.size(); ++k) {
        const Item& item = items[k];
        if (item.weight <= j) {
            const Cell candidate =
                static_cast<Cell>(previous[j - item.weight] + static_cast<Cell>(item.value));
            observer.fits(k, j - item.weight, candidate);
            best = std::max(best, candidate);
        } else {
            observer.too_heavy(k);
        }
    }
    return best;
}

/// Algorithm 2.2: fills row i of 1..m from row i - 1.
template <class Cell, class Within>
Result<void> fill_row(const MultipleChoiceInstance& instance, std::int64_t i, const Cell* previous, Cell* row,
                      const Context& context, Within within) {
    const std::span<const Item> items = instance.items(static_cast<std::size_t>(i - 1));
    dp::NullObserver nobody;
    return dp::fill_row(
        row, dp::columns_of(instance), static_cast<std::int64_t>(items.size()), context,
        [&](std::int64_t j) { return multiple_choice_cell(previous, items, j, nobody); }, within);
}

} // namespace ks

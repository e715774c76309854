// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

// One cell of each algorithm, written once: the solvers run it with NullObserver, which costs nothing, and
// recordings run the same text with an observer that takes notes.
namespace ks::dp {

/// Sees nothing. An observer is told, for item k of the class (or the item itself, k = 0) at capacity j:
/// fits(k, j - w, candidate value) or too_heavy(k).
struct NullObserver {
    template <class Cell>
    void fits(std::size_t, std::int64_t, Cell) {}
    void too_heavy(std::size_t) {}
};

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

/// Algorithm 2.1, lines 6-10, with line 6 put right: an item does not fit when w_i > j (the thesis prints w_i
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

} // namespace ks::dp

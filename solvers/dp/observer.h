// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

// One cell of each algorithm is written once: the solvers run it with NullObserver, which costs nothing, and
// recordings run the same text with an observer that takes notes.
namespace ks::dp {

/// The observer that takes no notes. A cell's computation tells its observer of each item k of the class in
/// turn (in 0-1 knapsack of one item, k = 0): `fits` with the column j - w that the item leads to and the
/// value that it would give, or `too_heavy`.
struct NullObserver {
    template <class Cell>
    void fits(std::size_t, std::int64_t, Cell) {}
    void too_heavy(std::size_t) {}
};

} // namespace ks::dp

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

// The computation of a cell is written once for each algorithm. The solvers run it with NullObserver, which
// costs nothing; recordings run the same code with an observer that takes notes.
namespace ks::dp {

/// The observer that takes no notes. A cell's computation calls its observer for each item k of the class in
/// turn (in 0-1 knapsack for one item, k = 0). It calls `fits` with the column j - w to which the item leads
/// and the value that it would give, or else `too_heavy`.
struct NullObserver {
    template <class Cell>
    void fits(std::size_t, std::int64_t, Cell) {}
    void too_heavy(std::size_t) {}
};

} // namespace ks::dp

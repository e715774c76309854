// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

// The computation of a cell is written once for each algorithm. The solvers run it with NullObserver, which
// costs nothing; recordings run the same code with an observer that records what it sees.
namespace ks::dp {

/// The observer that records nothing. A cell's computation calls its observer for each item k of the class in
/// turn (in 0-1 knapsack for one item, k = 0). It calls `fits` with the item's source column j - w and the
/// resulting value, or else `too_heavy`.
struct NullObserver {
    template <class Cell>
    void fits(std::size_t, std::int64_t, Cell) {}
    void too_heavy(std::size_t) {}
};

} // namespace ks::dp

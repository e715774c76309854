// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

// One cell of each algorithm is written once: the solvers run it with NullObserver, which costs nothing, and
// recordings run the same text with an observer that takes notes.
namespace ks::dp {

/// Sees nothing. An observer is told, for item k of the class (or the item itself, k = 0) at capacity j:
/// fits(k, j - w, candidate value) or too_heavy(k).
struct NullObserver {
    template <class Cell>
    void fits(std::size_t, std::int64_t, Cell) {}
    void too_heavy(std::size_t) {}
};

} // namespace ks::dp

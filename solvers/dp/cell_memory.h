// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>

namespace ks::dp {

/// Memory for `bytes` bytes of cells, unwritten; null if the system refuses. The system is asked for large
/// pages because the first write to each page costs a fault. For 123 MB the faults took 57 ms with small
/// pages and 19 ms with large ones, on a virtual machine where a core's vectors compute all of set 5's table
/// in 600 ms.
void* allocate_cells(std::size_t bytes);
/// The same, all zero. A page that nobody touches takes no memory. Threads that wait for small pages together
/// are slower than one alone: two took 239 ms for what two take 115 ms with large ones (subset-sum.bitset on
/// random_1, on such a machine).
void* allocate_zeros(std::size_t bytes);

struct ReleaseCells {
    void operator()(void* cells) const;
};
template <class Cell>
using CellMemory = std::unique_ptr<Cell[], ReleaseCells>;

} // namespace ks::dp

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

struct ReleaseCells {
    void operator()(void* cells) const;
};
template <class Cell>
using CellMemory = std::unique_ptr<Cell[], ReleaseCells>;

} // namespace ks::dp

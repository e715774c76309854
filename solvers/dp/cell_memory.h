// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>

namespace ks::dp {

/// Memory for that many bytes of cells, unwritten; null if the system refuses. The system is asked for large
/// pages, for the first write to each page costs a fault: over 123 MB, 57 ms with small ones and 19 with
/// large ones on a virtual machine, where all of set 5's table takes a core's vectors 600.
void* allocate_cells(std::size_t bytes);

struct ReleaseCells {
    void operator()(void* cells) const;
};
template <class Cell>
using CellMemory = std::unique_ptr<Cell[], ReleaseCells>;

} // namespace ks::dp

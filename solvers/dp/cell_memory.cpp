// SPDX-License-Identifier: Apache-2.0
#include "solvers/dp/cell_memory.h"

#include <cstdlib>
#include <sys/mman.h>

namespace ks::dp {

namespace {

constexpr std::size_t large_page = std::size_t{2} << 20;

} // namespace

void* allocate_cells(std::size_t bytes) {
    if (bytes < 2 * large_page)
        return std::malloc(bytes);
    void* const cells = std::aligned_alloc(large_page, (bytes + large_page - 1) / large_page * large_page);
#ifdef MADV_HUGEPAGE
    if (cells)
        ::madvise(cells, bytes, MADV_HUGEPAGE); // only a wish: if it is refused, the pages are small
#endif
    return cells;
}

void ReleaseCells::operator()(void* cells) const {
    std::free(cells);
}

} // namespace ks::dp

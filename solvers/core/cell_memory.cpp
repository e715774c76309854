// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/cell_memory.h"

#include <cstdint>
#include <cstdlib>
#include <sys/mman.h>

namespace ks {

namespace {

constexpr std::size_t large_page = std::size_t{2} << 20, page = 4096;

/// Requests large pages for the range. If the system refuses, the pages stay small.
void wish_for_large_pages(void* begin, std::size_t bytes) {
#ifdef MADV_HUGEPAGE
    ::madvise(begin, bytes, MADV_HUGEPAGE);
#endif
}

} // namespace

void* allocate_cells(std::size_t bytes) {
    if (bytes < 2 * large_page)
        return std::malloc(bytes);
    void* const cells = std::aligned_alloc(large_page, (bytes + large_page - 1) / large_page * large_page);
    if (cells)
        wish_for_large_pages(cells, bytes);
    return cells;
}

void* allocate_zeros(std::size_t bytes) {
    void* const cells = std::calloc(bytes, 1);
    if (!cells || bytes < 4 * large_page)
        return cells;
    const auto address = reinterpret_cast<std::uintptr_t>(cells);
    const std::uintptr_t begin = (address + page - 1) / page * page;
    wish_for_large_pages(reinterpret_cast<void*>(begin), address + bytes - begin);
    return cells;
}

void ReleaseCells::operator()(void* cells) const {
    std::free(cells);
}

} // namespace ks

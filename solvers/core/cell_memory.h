// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace ks {

/// Returns uninitialised memory for `bytes` bytes of cells, or null if the system refuses. It requests large
/// pages, because the first write to each page causes a fault. For 123 MB the faults took 57 ms with small
/// pages and 19 ms with large ones, on a virtual machine where a core's vectors compute the whole table of
/// set 5 in 600 ms.
void* allocate_cells(std::size_t bytes);
/// Returns zeroed memory. A page that is never accessed takes no memory. Threads that wait for small pages
/// together are slower than one thread: two took 239 ms where they take 115 ms with large pages
/// (subset-sum.bitset on random_1, on such a machine).
void* allocate_zeros(std::size_t bytes);

struct ReleaseCells {
    void operator()(void* cells) const;
};
template <class Cell>
using CellMemory = std::unique_ptr<Cell[], ReleaseCells>;

/// The allocator of a vector in such memory; numbers are uninitialised.
template <class T>
struct CellAllocator {
    using value_type = T;
    CellAllocator() = default;
    template <class Other>
    CellAllocator(const CellAllocator<Other>&) {}
    T* allocate(std::size_t count) {
        void* const cells = allocate_cells(count * sizeof(T));
        if (cells == nullptr)
            throw std::bad_alloc();
        return static_cast<T*>(cells);
    }
    void deallocate(T* cells, std::size_t) { ReleaseCells()(cells); }
    template <class Element>
    void construct(Element* at) {
        ::new (static_cast<void*>(at)) Element;
    }
    template <class Element, class... Arguments>
    void construct(Element* at, Arguments&&... arguments) {
        ::new (static_cast<void*>(at)) Element(std::forward<Arguments>(arguments)...);
    }
    friend bool operator==(const CellAllocator&, const CellAllocator&) { return true; }
};

/// A vector in such memory; numbers are uninitialised.
template <class T>
using LargeVector = std::vector<T, CellAllocator<T>>;

} // namespace ks

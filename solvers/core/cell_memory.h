// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace ks {

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

/// The allocator of a vector in such memory whose elements begin unwritten, where they are numbers.
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

/// A vector in such memory, whose numbers begin unwritten.
template <class T>
using LargeVector = std::vector<T, CellAllocator<T>>;

} // namespace ks

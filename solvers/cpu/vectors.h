// SPDX-License-Identifier: Apache-2.0
#pragma once

// Vectors of g++. Functions that use them are inlined into a function that sets its vector instructions
// (max_plus.cpp).
namespace ks::cpu {

template <class Cell, int Bytes>
struct VectorOf {
    using Aligned [[gnu::vector_size(Bytes)]] = Cell;
    using Anywhere [[gnu::vector_size(Bytes), gnu::aligned(sizeof(Cell)), gnu::may_alias]] = Cell;
};
/// A register with `Bytes` bytes of cells.
template <class Cell, int Bytes>
using Vector = typename VectorOf<Cell, Bytes>::Aligned;

/// Returns the vectors that begin at a cell, which need not be aligned for them.
template <int Bytes, class Cell>
[[gnu::always_inline]] inline auto* vectors_at(Cell* cell) {
    return reinterpret_cast<typename VectorOf<Cell, Bytes>::Anywhere*>(cell);
}
template <int Bytes, class Cell>
[[gnu::always_inline]] inline const auto* vectors_at(const Cell* cell) {
    return reinterpret_cast<const typename VectorOf<Cell, Bytes>::Anywhere*>(cell);
}

} // namespace ks::cpu

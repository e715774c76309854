// SPDX-License-Identifier: Apache-2.0
// Rows of Algorithm 2.2 as a max-plus product. A tile of consecutive cells stays in vector registers while
// all items of the class are applied to it: one load, one addition and one maximum per vector. The code is
// compiled once for each set of vector instructions.
#include "solvers/cpu/max_plus.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/cpu/max_plus_16.h"
#include "solvers/cpu/vectors.h"

#include <algorithm>

namespace ks::cpu {

namespace {

/// Applies items with w <= begin to all cells of the tile, so that no source cell is before the row.
template <class Cell, int Bytes, int Vectors>
[[gnu::always_inline]] inline void tile(const Cell* previous, Cell* row, std::int64_t begin,
                                        std::span<const LoopItem<Cell>> items) {
    auto* const cells = vectors_at<Bytes>(row + begin);
    Vector<Cell, Bytes> best[Vectors];
#pragma GCC unroll 32
    for (int t = 0; t < Vectors; ++t)
        best[t] = cells[t];
    for (const LoopItem<Cell>& item : items) {
        const Cell* from = previous + (begin - item.weight);
        asm("" : "+r"(from)); // otherwise g++ computes the address again for each vector
        const auto* const sources = vectors_at<Bytes>(from);
#pragma GCC unroll 32
        for (int t = 0; t < Vectors; ++t) {
            const Vector<Cell, Bytes> candidate = sources[t] + item.value;
            best[t] = candidate > best[t] ? candidate : best[t];
        }
    }
#pragma GCC unroll 32
    for (int t = 0; t < Vectors; ++t)
        cells[t] = best[t];
}

template <class Cell>
[[gnu::always_inline]] inline void cell_by_cell(const Cell* previous, Cell* row, std::int64_t begin,
                                                std::int64_t end, std::span<const LoopItem<Cell>> items) {
    for (const LoopItem<Cell>& item : items) {
        if (item.weight >= end)
            return;
        for (std::int64_t j = std::max(begin, item.weight); j < end; ++j)
            row[j] = std::max(row[j], static_cast<Cell>(previous[j - item.weight] + item.value));
    }
}

/// Computes tile by tile. Smaller tiles are used for items that fit only a part of a tile, and for the cells
/// after the last whole tile.
template <class Cell, int Bytes, int Vectors>
[[gnu::always_inline]] inline void tiles(const Cell* previous, Cell* row, std::int64_t begin,
                                         std::int64_t end, std::span<const LoopItem<Cell>> items) {
    constexpr std::int64_t width = Vectors * Bytes / static_cast<int>(sizeof(Cell));
    const auto smaller = [&](std::int64_t from, std::int64_t to, std::span<const LoopItem<Cell>> some)
        __attribute__((always_inline)) {
        if constexpr (Vectors > 1)
            tiles<Cell, Bytes, 1>(previous, row, from, to, some);
        else
            cell_by_cell<Cell>(previous, row, from, to, some);
    };
    if (items.empty() || items.front().weight >= end)
        return;
    std::size_t whole = 0; // number of items that fit every cell of the tile
    for (; begin + width <= end; begin += width) {
        while (whole < items.size() && items[whole].weight <= begin)
            ++whole;
        tile<Cell, Bytes, Vectors>(previous, row, begin, items.first(whole));
        smaller(begin, begin + width, items.subspan(whole));
    }
    smaller(begin, end, items);
}

template <class Cell>
void plain(const Cell* previous, Cell* row, std::int64_t begin, std::int64_t end,
           std::span<const LoopItem<Cell>> items) {
    tiles<Cell, 16, 12>(previous, row, begin, end, items);
}
void plain_16(const std::int32_t* previous, std::int32_t* row, std::int64_t begin, std::int64_t end,
              std::span<const LoopItem<std::int32_t>> items) {
    in_16_bits::max_plus<16, 12>(previous, row, begin, end, items, plain<std::int32_t>);
}

#ifdef __x86_64__
template <class Cell>
[[gnu::target("avx2")]] void avx2(const Cell* previous, Cell* row, std::int64_t begin, std::int64_t end,
                                  std::span<const LoopItem<Cell>> items) {
    tiles<Cell, 32, 12>(previous, row, begin, end, items);
}
[[gnu::target("avx2")]] void avx2_16(const std::int32_t* previous, std::int32_t* row, std::int64_t begin,
                                     std::int64_t end, std::span<const LoopItem<std::int32_t>> items) {
    in_16_bits::max_plus<32, 12>(previous, row, begin, end, items, avx2<std::int32_t>);
}

template <class Cell>
[[gnu::target("avx512f")]] void avx512(const Cell* previous, Cell* row, std::int64_t begin, std::int64_t end,
                                       std::span<const LoopItem<Cell>> items) {
    tiles<Cell, 64, 24>(previous, row, begin, end, items);
}
[[gnu::target("avx512f,avx512bw")]] void avx512_16(const std::int32_t* previous, std::int32_t* row,
                                                   std::int64_t begin, std::int64_t end,
                                                   std::span<const LoopItem<std::int32_t>> items) {
    in_16_bits::max_plus<64, 24>(previous, row, begin, end, items, avx512<std::int32_t>);
}
#endif

static_assert(max_plus_tile % (12 * 16 / 2) == 0 && max_plus_tile % (12 * 32 / 2) == 0 &&
              max_plus_tile % (24 * 64 / 2) == 0); // whole tiles of 16-bit cells, and so of larger ones

std::vector<Simd> supported() {
    std::vector<Simd> here;
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw"))
        here.push_back({.name = "avx512", .bits32 = avx512_16, .bits64 = avx512<std::int64_t>});
    if (__builtin_cpu_supports("avx2"))
        here.push_back({.name = "avx2", .bits32 = avx2_16, .bits64 = avx2<std::int64_t>});
#endif
    here.push_back({.name = "plain", .bits32 = plain_16, .bits64 = plain<std::int64_t>});
    return here;
}

} // namespace

std::span<const Simd> simd_here() {
    static const std::vector<Simd> here = supported();
    return here;
}

std::vector<std::string> simd_values() {
    return {"best", "avx512", "avx2", "plain"};
}

Result<const Simd*> find_simd(const std::string& name) {
    for (const Simd& simd : simd_here())
        if (name == simd.name || name == "best")
            return &simd;
    return Error{.code = ErrorCode::device,
                 .what = formatted("this CPU has no {}", name),
                 .todo = formatted("choose {}", joined_by_or(simd_here(), &Simd::name))};
}

} // namespace ks::cpu

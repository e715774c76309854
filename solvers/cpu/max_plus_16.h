// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/cpu/max_plus.h"
#include "solvers/cpu/vectors.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

// Rows of 32 bits are computed in 16 bits, because a vector then holds twice as many cells. The cells that a
// group of items reads are close together, so their values differ little. An origin is subtracted from them,
// the differences are written to a strip of 16-bit cells, and tiles of the row are computed from the strip. A
// cell that is too far below the largest is raised to the least 16-bit number. A tile is exact if all its
// maxima are above every value that a raised cell can lead to; any other tile is computed in 32 bits.
namespace ks::cpu::in_16_bits {

inline constexpr std::int64_t least = std::numeric_limits<std::int16_t>::min();
inline constexpr std::int64_t greatest = std::numeric_limits<std::int16_t>::max();
inline constexpr std::int64_t strip_cells = 1 << 15; ///< 64 KiB: a small part of a second-level cache
inline constexpr std::size_t group_items = 512;

/// The first of `all` items, in order of weight, that can use one strip when `cells` cells are computed.
struct Group {
    std::span<const LoopItem<std::int32_t>> items;
    std::int64_t computed;
    std::int64_t read;     ///< number of cells of the strip
    std::int64_t most = 0; ///< largest value of an item

    Group(std::span<const LoopItem<std::int32_t>> all, std::int64_t cells)
        : items(all.first(1)), computed(cells), read(cells) {
        for (std::size_t size = 1; size <= std::min(all.size(), group_items); ++size) {
            const LoopItem<std::int32_t>& last = all[size - 1];
            const std::int64_t reads = cells + last.weight - all.front().weight;
            if (reads > strip_cells)
                return;
            items = all.first(size);
            read = reads;
            most = std::max<std::int64_t>(most, last.value);
        }
    }

    /// Returns the least maximum that no raised cell can lead to.
    std::int64_t least_exact() const { return least + most + 1; }
    /// Writing a cell of the strip costs about as much as eight items save per cell of the row.
    bool worth_it() const {
        return least_exact() <= greatest - most &&
               static_cast<std::int64_t>(items.size()) * computed >= 8 * read;
    }
};

/// Returns the largest of `count` cells, at least one.
template <int Bytes>
[[gnu::always_inline]] inline std::int32_t largest(const std::int32_t* cells, std::int64_t count) {
    using Wide = Vector<std::int32_t, Bytes>;
    constexpr std::int64_t lanes = Bytes / 4;
    Wide most = Wide{} + cells[0];
    std::int64_t at = 0;
    for (; at + lanes <= count; at += lanes) {
        const Wide some = *vectors_at<Bytes>(cells + at);
        most = some > most ? some : most;
    }
    std::int32_t all = cells[0];
    for (; at < count; ++at)
        all = std::max(all, cells[at]);
    for (std::int64_t lane = 0; lane < lanes; ++lane)
        all = std::max(all, most[lane]);
    return all;
}

/// Sets strip[k] = max(cells[k] - origin, least); the caller must ensure that this is at most `greatest`.
template <int Bytes>
[[gnu::always_inline]] inline void narrow(const std::int32_t* cells, std::int64_t count, std::int32_t origin,
                                          std::int16_t* strip) {
    using Wide = Vector<std::int32_t, Bytes>;
    constexpr std::int64_t lanes = Bytes / 4;
    const std::int32_t floor = origin + static_cast<std::int32_t>(least);
    const Wide floors = Wide{} + floor;
    std::int64_t at = 0;
    for (; at + lanes <= count; at += lanes) {
        const Wide some = *vectors_at<Bytes>(cells + at);
        const Wide raised = (some > floors ? some : floors) - origin;
        *vectors_at<Bytes / 2>(strip + at) = __builtin_convertvector(raised, Vector<std::int16_t, Bytes / 2>);
    }
    for (; at < count; ++at)
        strip[at] = static_cast<std::int16_t>(std::max(cells[at], floor) - origin);
}

/// An item in the form that the loop below reads.
struct Source {
    std::int32_t ahead; ///< distance from a tile's place in the strip to the first cell that the item reads
    std::int32_t twice; ///< its value in both halves: 32 bits fill a vector faster than 16
};

/// Raises a tile of `row` to the maxima of its cells. If one of them may not be exact, it does nothing and
/// returns false. `strip` begins with the cells that the heaviest item reads.
template <int Bytes, int Vectors>
[[gnu::always_inline]] inline bool tile(const std::int16_t* strip, std::span<const Source> sources,
                                        std::int64_t least_exact, std::int32_t origin, std::int32_t* row) {
    using Narrow = Vector<std::int16_t, Bytes>;
    using Wide = Vector<std::int32_t, Bytes>;
    constexpr int lanes = Bytes / 2;
    Narrow best[Vectors];
#pragma GCC unroll 32
    for (int t = 0; t < Vectors; ++t)
        best[t] = Narrow{} + static_cast<std::int16_t>(least);
    for (const Source& source : sources) {
        const std::int16_t* from = strip + source.ahead;
        asm("" : "+r"(from)); // otherwise g++ computes the address again for each vector
        const auto* const cells = vectors_at<Bytes>(from);
        const auto value = reinterpret_cast<Narrow>(Wide{} + source.twice);
#pragma GCC unroll 32
        for (int t = 0; t < Vectors; ++t) {
            const Narrow candidate = cells[t] + value;
            best[t] = candidate > best[t] ? candidate : best[t];
        }
    }
    std::array<std::int16_t, std::size_t{Vectors} * lanes> maxima;
    Narrow lowest = best[0];
#pragma GCC unroll 32
    for (int t = 0; t < Vectors; ++t) {
        lowest = lowest < best[t] ? lowest : best[t];
        *vectors_at<Bytes>(maxima.data() + t * lanes) = best[t];
    }
    for (int lane = 0; lane < lanes; ++lane)
        if (lowest[lane] < least_exact)
            return false;
    for (int at = 0; at < Vectors * lanes; at += lanes / 2) {
        const Wide wide = __builtin_convertvector(*vectors_at<Bytes / 2>(maxima.data() + at), Wide) + origin;
        auto& cells = *vectors_at<Bytes>(row + at);
        cells = wide > cells ? wide : cells;
    }
    return true;
}

/// Computes whole tiles, cells [begin, begin + group.computed). Values grow along a row, so the first tiles
/// may be too far below the last cell read. Therefore it works from the last tile to the first until one is
/// not exact. Returns where the finished cells begin.
template <int Bytes, int Vectors>
[[gnu::always_inline]] inline std::int64_t tiles(const std::int32_t* previous, std::int32_t* row,
                                                 std::int64_t begin, const Group& group) {
    constexpr std::int64_t width = Vectors * Bytes / 2;
    const std::int64_t heaviest = group.items.back().weight;
    const std::int64_t before = std::max<std::int64_t>(heaviest - begin, 0); // number of cells before the row
    const std::int32_t* const cells = previous + (begin - heaviest + before);
    const std::int32_t top = largest<Bytes>(cells, group.read - before);
    if (top < 0)
        return begin + group.computed; // none of them is reachable
    const auto origin = static_cast<std::int32_t>(top + group.most - greatest);
    alignas(64) std::array<std::int16_t, strip_cells> strip;
    std::fill_n(strip.begin(), before, static_cast<std::int16_t>(least));
    narrow<Bytes>(cells, group.read - before, origin, strip.data() + before);
    std::array<Source, group_items> sources;
    std::ranges::transform(group.items, sources.begin(), [&](const LoopItem<std::int32_t>& item) {
        return Source{.ahead = static_cast<std::int32_t>(heaviest - item.weight),
                      .twice = item.value * 0x10001};
    });
    const std::span used(sources.data(), group.items.size());
    for (std::int64_t left = group.computed; left > 0; left -= width)
        if (!tile<Bytes, Vectors>(strip.data() + (left - width), used, group.least_exact(), origin,
                                  row + begin + (left - width)))
            return begin + left;
    return begin;
}

/// MaxPlus for rows of 32 bits. Groups of items are computed in 16 bits if that pays; `in_32_bits` computes
/// the rest.
template <int Bytes, int Vectors>
[[gnu::always_inline]] inline void
max_plus(const std::int32_t* previous, std::int32_t* row, std::int64_t begin, std::int64_t end,
         std::span<const LoopItem<std::int32_t>> items, MaxPlus<std::int32_t> in_32_bits) {
    constexpr std::int64_t width = Vectors * Bytes / 2;
    const std::int64_t whole = (end - begin) / width * width;
    std::size_t fitting = whole > 0 ? items.size() : 0; // number of items that fit some cell of the whole
                                                        // tiles
    while (fitting > 0 && items[fitting - 1].weight >= begin + whole)
        --fitting;
    std::size_t done = 0; // items before this index are applied
    for (std::size_t at = 0; at < fitting;) {
        const Group group(items.subspan(at, fitting - at), whole);
        if (group.worth_it()) {
            in_32_bits(previous, row, begin, end, items.subspan(done, at - done));
            const std::int64_t left = tiles<Bytes, Vectors>(previous, row, begin, group);
            in_32_bits(previous, row, begin, left, group.items);
            in_32_bits(previous, row, begin + whole, end, group.items);
            done = at + group.items.size();
        }
        at += group.items.size();
    }
    in_32_bits(previous, row, begin, end, items.subspan(done));
}

} // namespace ks::cpu::in_16_bits

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ks::cpu {

/// One item in the form that the loop below reads.
template <class Cell>
struct LoopItem {
    std::int64_t weight;
    Cell value;
};

/// Computes row[j] = max(row[j], previous[j - w] + v) for every j in [begin, end) and every item (w, v) with
/// w <= j. `items` must be in order of weight, with values of at least 0; `previous` and `row` are whole rows
/// that do not overlap. The sums fit the cell, as the builder of an instance proves.
template <class Cell>
using MaxPlus = void (*)(const Cell* previous, Cell* row, std::int64_t begin, std::int64_t end,
                         std::span<const LoopItem<Cell>> items);

/// The loop for one set of vector instructions: "avx512", "avx2" or "plain".
struct Simd {
    std::string name;
    MaxPlus<std::int32_t> bits32;
    MaxPlus<std::int64_t> bits64;
};

template <class Cell>
MaxPlus<Cell> max_plus(const Simd& simd) {
    if constexpr (sizeof(Cell) == 4)
        return simd.bits32;
    else
        return simd.bits64;
}

/// Returns the loops that this CPU can run, the fastest first; every CPU can run "plain".
std::span<const Simd> simd_here();

/// Returns the values of a parameter `simd`: "best", which is the first of simd_here(), and all names, even
/// if this CPU does not support them, so that a campaign can be read on every machine.
std::vector<std::string> simd_values();
/// Returns the loop of that name; a device error if this CPU cannot run it.
Result<const Simd*> find_simd(const std::string& name);

/// A number of cells that each of the loops can divide into whole tiles.
inline constexpr std::int64_t max_plus_tile = 768;

} // namespace ks::cpu

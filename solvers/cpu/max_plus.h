// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ks::cpu {

/// One item as the loop below reads it.
template <class Cell>
struct LoopItem {
    std::int64_t weight;
    Cell value;
};

/// row[j] = max(row[j], previous[j - w] + v) for every j in [begin, end) and every item (w, v) with w <= j.
/// `items` are in order of weight, their values at least 0; `previous` and `row` are whole rows that do not
/// overlap. The sums fit the cell, as the builder of an instance proves.
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

/// The loops that this CPU can run, the fastest first; every CPU can run "plain".
std::span<const Simd> simd_here();

/// Values of a parameter `simd`: "best", which is the first of simd_here(), and every name, whether this CPU
/// has it or not, so that a campaign can be read on every machine.
std::vector<std::string> simd_values();
/// The loop of that name; a device error if this CPU cannot run it.
Result<const Simd*> find_simd(const std::string& name);

/// The cells of a piece of a row that every one of the loops divides into whole tiles.
inline constexpr std::int64_t max_plus_tile = 768;

} // namespace ks::cpu

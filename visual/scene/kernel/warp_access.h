// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/cell_number.h"
#include "solvers/emulator/counting/counters.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace ks::scene {

inline constexpr int warp_lanes = 32;
inline constexpr std::uint64_t word_bytes = 4; ///< what a bank of shared memory delivers at a time

/// What the lanes of a warp do in one instruction.
struct WarpAccess {
    std::string op;    ///< "load", "store", "atomic", "branch", "barrier" ... (TraceSite::op)
    std::string space; ///< "global", "shared", "constant", or empty where no memory is touched
    int bytes = 0;     ///< of one lane's access
    std::uint32_t mask = 0;
    std::array<std::uint64_t, warp_lanes>
        addresses{};                               ///< by lane: device addresses, or offsets in shared memory
    std::array<std::int64_t, warp_lanes> values{}; ///< by lane: read or written; of a branch 1: taken

    bool real = false;        ///< the values are the bits of float64s
    bool whole_lines = false; ///< a load that moves lines of 128 bytes (compute capability 2.x)

    bool has(int lane) const { return (mask >> lane & 1) != 0; }
    bool touches_memory() const { return !space.empty() && bytes > 0; }
    bool writes() const { return op == "store" || op == "atomic"; }
};

/// The words that a lane's access touches.
struct TouchedWords {
    std::uint64_t first = 0, end = 0; ///< in words; `end` is one past the last
};
TouchedWords words_of(const WarpAccess& access, int lane);

/// What the instruction costs, as the emulator counts it; all zero if it touches no memory.
Counters counters_of(const WarpAccess& access);

/// The instruction in words: "8 sectors for 32 bytes: each lane reads 1 byte, 8 apart."
std::string sentence_of(const WarpAccess& access);

/// A recorded value as a number; `real`: it is the bits of a float64. No value means minus infinity, which is
/// still far below zero after additions.
std::optional<CellNumber> number_of(std::int64_t value, bool real);
/// A value as cells show it, minus infinity as "-∞".
std::string value_text(std::int64_t value);
std::string value_text(const std::optional<CellNumber>& value);

} // namespace ks::scene

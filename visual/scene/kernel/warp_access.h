// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/cell_number.h"
#include "solvers/emulator/counting/counters.h"
#include "solvers/emulator/event.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace ks::scene {

inline constexpr int warp_lanes = 32;
inline constexpr std::uint64_t word_bytes = 4; ///< what a bank of shared memory delivers per wavefront

/// The accesses of a warp's lanes in one instruction.
struct WarpAccess {
    emulator::Op op = emulator::Op::branch; ///< see TraceSite::op
    emulator::Memory space = emulator::Memory::none;
    int bytes = 0; ///< bytes per lane
    std::uint32_t mask = 0;
    std::array<std::uint64_t, warp_lanes>
        addresses{}; ///< by lane: device addresses, or offsets in shared memory
    /// by lane: the value read or written; for a branch 1: taken
    std::array<std::int64_t, warp_lanes> values{};

    bool real = false;        ///< the values are bit patterns of float64s
    bool whole_lines = false; ///< a load that moves lines of 128 bytes (compute capability 2.x)

    bool has(int lane) const { return (mask >> lane & 1) != 0; }
    bool touches_memory() const { return space != emulator::Memory::none && bytes > 0; }
    bool writes() const { return op == emulator::Op::store || op == emulator::Op::atomic; }
};

/// The range of words that a lane accesses.
struct TouchedWords {
    std::uint64_t first = 0, end = 0; ///< in words; `end` is one past the last
};
TouchedWords words_of(const WarpAccess& access, int lane);

/// The cost of the instruction, as counted by the emulator; all zero if it accesses no memory.
Counters counters_of(const WarpAccess& access);

/// The instruction in words: "8 sectors for 32 bytes: each lane reads 1 byte, 8 apart."
std::string sentence_of(const WarpAccess& access);

/// A recorded value as a number; with `real` it is the bit pattern of a float64. Nothing means minus
/// infinity, which stays far below zero even after additions.
std::optional<CellNumber> number_of(std::int64_t value, bool real);
/// A value as cells show it; minus infinity is "-∞".
std::string value_text(std::int64_t value);
std::string value_text(const std::optional<CellNumber>& value);

} // namespace ks::scene

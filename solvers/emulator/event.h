// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/source_position.h"

#include <cstdint>

namespace ks::emulator {

enum class Op : std::uint8_t {
    load,
    store,
    atomic,
    branch,
    barrier,
    grid_barrier,
    collective, ///< of the lanes of a mask: shuffle, vote, reduction, __syncwarp
    fence,
    spin, ///< a KS_SPIN, recorded when it is left
    watch,
    loop_enter,
    loop_next,
    loop_leave, ///< the loop's condition was evaluated and is false
    loop_break, ///< left by break or return, without the condition
    call_enter,
    call_leave
};
enum class Memory : std::uint8_t { none, global, shared, constant };

/// One operation of a lane, in 16 bytes. `what` is equal exactly for the same operation at the same source
/// position; it is the key by which the lanes of a warp are merged. `where` differs per lane.
struct Event {
    std::uint64_t what;  ///< position (48 bits), op (4), memory (4), bytes (8)
    std::uint64_t where; ///< address (48 bits), a branch's outcome, or a spin's rounds; flags above

    static constexpr std::uint64_t low48 = (std::uint64_t{1} << 48) - 1;
    static constexpr std::uint64_t taken = std::uint64_t{1} << 63; ///< branch: the condition held
    static constexpr std::uint64_t unchanged = std::uint64_t{1}
                                               << 62; ///< store, atomic: memory was left unchanged

    static std::uint64_t code(SourceLocation position, Op op, Memory memory = Memory::none,
                              std::size_t bytes = 0) {
        return position_key(position) | static_cast<std::uint64_t>(op) << 48 |
               static_cast<std::uint64_t>(memory) << 52 | static_cast<std::uint64_t>(bytes) << 56;
    }
    static Op op(std::uint64_t what) { return static_cast<Op>(what >> 48 & 15); }
    static Memory memory(std::uint64_t what) { return static_cast<Memory>(what >> 52 & 15); }
    static std::uint64_t bytes(std::uint64_t what) { return what >> 56; }
    static std::uint64_t position(std::uint64_t what) { return what & low48; }
    static bool is_loop_mark(std::uint64_t what) { return op(what) >= Op::loop_enter; }
};
static_assert(sizeof(Event) == 16);

} // namespace ks::emulator

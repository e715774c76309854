// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/checking/memory_checker.h"
#include "solvers/emulator/counting/warp_merge.h"
#include "solvers/emulator/engine/collectives.h"
#include "solvers/emulator/engine/fiber.h"
#include "solvers/emulator/engine/lane_states.h"
#include "solvers/emulator/lanes.h"

#include <array>
#include <cstring>
#include <memory>
#include <vector>

namespace ks::emulator {

struct Lane {
    Fiber* fiber = nullptr;
    bool spins = false;  ///< inside a KS_SPIN
    SourceLocation at{}; ///< where it waits
};

struct Warp {
    LaneStates states;
    WarpMerge merge;
    std::array<CollectiveCall, 32> calls; ///< by lane; valid for lanes that wait at collectives
    /// Events that could not be merged when the warp was left, lane by lane, and their number per lane.
    std::vector<Event> kept;
    std::array<std::uint16_t, 32> kept_count{};
};

/// A block while it lives: its lanes, and their state apart from global memory.
struct Block {
    std::int64_t index = 0;
    bool traced = false;
    std::int64_t instructions = 0; ///< instructions of its warps so far
    std::vector<Lane> lanes;
    std::vector<Warp> warps;
    std::unique_ptr<std::byte[]> shared;
    std::unique_ptr<CheckedBlock> checked; ///< null: findings were not requested
    std::uint64_t shared_filled = 0;       ///< bytes that hold the pattern or were written
    bool arrived = false;                  ///< it waits at a grid barrier
    std::uint64_t grid_barrier = 0;        ///< number of the grid barrier at which it waits

    // Lanes are numbered within the block.
    Lane& lane(int i) { return lanes[static_cast<std::size_t>(i)]; }
    const Lane& lane(int i) const { return lanes[static_cast<std::size_t>(i)]; }
    const Warp& warp_of(int i) const { return warps[static_cast<std::size_t>(i / 32)]; }
    Wait state_of(int i) const { return warp_of(i).states.of(i % 32); }

    /// Fills shared memory up to `end` with the pattern that marks unwritten bytes. `end` is the end of the
    /// arrays in use.
    void fill_shared(std::uint64_t end) {
        if (shared_filled >= end)
            return;
        std::memset(shared.get() + shared_filled, unwritten_byte, end - shared_filled);
        shared_filled = end;
    }
};

} // namespace ks::emulator

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/devices.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ks {

/// What bounds the number of blocks that a multiprocessor holds at once.
enum class Limiter { warps, blocks, registers, shared };

std::string_view to_text(Limiter limiter); ///< "warps", "blocks", "registers", "shared"

/// What one block of a launch asks of a multiprocessor. None is negative; threads is at least 1.
struct BlockNeeds {
    std::int64_t threads = 1;
    /// Of a thread. Empty: neither registers nor static shared memory are measured yet. Then they set no
    /// limit, and texts about the result say so (occupancy_words.h).
    std::optional<std::int64_t> registers = 0;
    std::int64_t shared_bytes = 0; ///< static, as far as it is known, and dynamic

    bool measured() const { return registers.has_value(); }
};

/// Warps of a block, the last one perhaps not full.
std::int64_t warps_of(const BlockNeeds& needs);

/// How the memory that shared memory and the L1 cache divide is split.
struct SharedSettings {
    bool optin = true;           ///< whether the kernel asked for more than 48 KB a block
    std::optional<int> carveout; ///< percent preferred as shared memory, 0..100; empty: as much as there is
};

/// The blocks of a launch that one multiprocessor holds at once, and why not more.
struct Occupancy {
    struct Limit {
        Limiter limiter = Limiter::warps;
        std::optional<std::int64_t> blocks; ///< empty: it does not apply
        bool limiting = false;              ///< equal to the smallest
    };

    std::array<Limit, 4> limits; ///< in the order of Limiter
    std::int64_t blocks = 0;
    std::int64_t warps = 0; ///< of those blocks
    std::int64_t max_warps = 0;

    double fraction() const { return static_cast<double>(warps) / static_cast<double>(max_warps); }
};

/// The exact rules, with the units in which registers and shared memory are given out: CUDA's
/// cuda_occupancy.h from compute capability 3 on, for 2.x the header of CUDA 7.0.
Occupancy occupancy(const ComputeCapability& device, const BlockNeeds& needs,
                    const SharedSettings& settings = {});

/// Thesis, Equation 3.1: the same idea without units, reserved memory or limits of one block.
struct EquationOccupancy {
    std::int64_t blocks = 0; ///< B_A
    double fraction = 0;     ///< phi
};
EquationOccupancy equation_3_1(const ComputeCapability& device, const BlockNeeds& needs);

/// What a warp's registers take: `registers` for each of 32 threads, in the device's unit.
std::int64_t registers_of_warp(const ComputeCapability& device, std::int64_t registers);
/// What a block's shared memory takes: with what the system reserves, in the device's unit.
std::int64_t shared_of_block(const ComputeCapability& device, std::int64_t bytes);
/// The most shared memory that one block may take, with what the system reserves.
std::int64_t most_shared_of_block(const ComputeCapability& device, std::int64_t bytes, bool optin);
/// The shared memory of one multiprocessor for blocks that take `allocated` bytes each.
std::int64_t shared_of_sm(const ComputeCapability& device, std::int64_t allocated,
                          std::optional<int> carveout);

} // namespace ks

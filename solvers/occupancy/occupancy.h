// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/occupancy/devices.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ks {

/// The limits of the number of blocks that a multiprocessor holds at once.
enum class Limiter { warps, blocks, registers, shared };

std::string_view to_text(Limiter limiter); ///< "warps", "blocks", "registers", "shared"

/// The resources that one block of a launch needs. None is negative; threads is at least 1.
struct BlockNeeds {
    std::int64_t threads = 1;
    /// Per thread. Empty: neither registers nor static shared memory are measured yet. Then they set no
    /// limit, and texts about the result mention it (occupancy_words.h).
    std::optional<std::int64_t> registers = 0;
    std::int64_t shared_bytes = 0; ///< static, if known, and dynamic

    bool measured() const { return registers.has_value(); }
};

/// Returns the warps of a block; the last one may not be full.
std::int64_t warps_of(const BlockNeeds& needs);

/// How memory is split between shared memory and the L1 cache.
struct SharedSettings {
    bool optin = true;           ///< whether the kernel requested more than 48 KB per block
    std::optional<int> carveout; ///< percent preferred as shared memory, 0..100; empty: the maximum
};

/// How many blocks of a launch one multiprocessor holds at once, and what limits the number.
struct Occupancy {
    struct Limit {
        Limiter limiter = Limiter::warps;
        std::optional<std::int64_t> blocks; ///< empty: this limit does not apply
        bool limiting = false;              ///< it equals the smallest limit
    };

    std::array<Limit, 4> limits; ///< in the order of Limiter
    std::int64_t blocks = 0;
    std::int64_t warps = 0; ///< warps of those blocks
    std::int64_t max_warps = 0;

    double fraction() const { return static_cast<double>(warps) / static_cast<double>(max_warps); }
};

/// Computes occupancy by the exact rules, with the allocation units of registers and shared memory: CUDA's
/// cuda_occupancy.h from compute capability 3 on, for 2.x the header of CUDA 7.0.
Occupancy occupancy(const ComputeCapability& device, const BlockNeeds& needs,
                    const SharedSettings& settings = {});

/// Thesis, Equation 3.1: the same idea without units, reserved memory or limits per block.
struct EquationOccupancy {
    std::int64_t blocks = 0; ///< B_A
    double fraction = 0;     ///< phi
};
EquationOccupancy equation_3_1(const ComputeCapability& device, const BlockNeeds& needs);

/// Returns the registers of a warp: `registers` for each of 32 threads, rounded up to the device's unit.
std::int64_t registers_of_warp(const ComputeCapability& device, std::int64_t registers);
/// Returns the shared memory of a block: including the system's part, rounded up to the device's unit.
std::int64_t shared_of_block(const ComputeCapability& device, std::int64_t bytes);
/// Returns the maximum of shared memory for one block, including the system's part.
std::int64_t most_shared_of_block(const ComputeCapability& device, std::int64_t bytes, bool optin);
/// Returns the shared memory of one multiprocessor for blocks that take `allocated` bytes each.
std::int64_t shared_of_sm(const ComputeCapability& device, std::int64_t allocated,
                          std::optional<int> carveout);

} // namespace ks

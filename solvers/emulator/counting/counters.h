// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

namespace ks {

/// The cost of the warp instructions at one source position (app/runner/schemas/trace.schema.json), summed
/// over requests. These are counts, never times. Accesses to memory, branches, barriers, fences, collectives
/// and spins are counted; arithmetic is not.
struct Counters {
    std::int64_t requests = 0;     ///< counted warp instructions
    std::int64_t sectors = 0;      ///< global: distinct 32-byte sectors of each request
    std::int64_t lines_128 = 0;    ///< global: distinct 128-byte lines of each request
    std::int64_t bytes_used = 0;   ///< distinct bytes that the lanes of each request touched
    std::int64_t bytes_moved = 0;  ///< global: 32 bytes per sector
    std::int64_t wavefronts = 0;   ///< shared: passes over the 32 four-byte banks; constant: distinct words
    std::int64_t conflicts = 0;    ///< shared, constant: wavefronts that addresses without conflicts would
                                   ///< save
    std::int64_t active_lanes = 0; ///< participating lanes, summed over the requests
    std::int64_t divergent = 0;    ///< branches: requests whose lanes took both directions
    std::int64_t iterations =
        0; ///< spins: rounds of all lanes; the only count that depends on the order of the lanes

    /// Returns bytes_used / bytes_moved, from 0 to 1, or 0 if no bytes were moved. A byte that several lanes
    /// read counts once.
    double efficiency() const;
    Counters& operator+=(const Counters& other);
    friend bool operator==(const Counters&, const Counters&) = default;
};

/// Adds one request for global memory: `bytes` bytes at each of the device addresses.
void count_global(Counters& counters, std::span<const std::uint64_t> addresses, std::uint64_t bytes);

/// Adds one request for shared memory: `bytes` bytes at each of the offsets in the block's shared memory, in
/// the order of the lanes of `mask`. A wavefront serves any number of lanes, but only one word per bank. For
/// accesses wider than a word it serves only a part of the warp (a half-warp for 8 bytes), because 32 banks
/// cannot deliver more.
void count_shared(Counters& counters, std::uint32_t mask, std::span<const std::uint64_t> addresses,
                  std::uint64_t bytes);

/// Adds one request for constant memory, which delivers one word at a time to any number of lanes. The
/// request takes one wavefront per distinct word. Each word beyond those of a single lane is a conflict.
void count_constant(Counters& counters, std::span<const std::uint64_t> addresses, std::uint64_t bytes);

} // namespace ks

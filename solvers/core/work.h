// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace ks {

/// What the kernels of a run do in one of its stages, counted by the variant's own closed form. Nothing
/// here is measured; the roofline holds it against what a GPU can do at most (solvers/roofline).
struct KernelWork {
    std::string stage = "compute"; ///< whose kernels these are
    /// Steps that the lanes do: for tables max(best, cell + value) of the items that fit, each once; else the
    /// unit says what.
    double operations = 0;
    std::string unit = "max-plus steps";
    /// Whether a step is one max(a, b + c) on int32, which is what the ceiling `max_plus` counts. At 64 bits
    /// it takes more.
    bool max_plus_32 = false;

    /// The *least* that moves between device memory and chip: what a launch reads counts once, however often
    /// it is asked for, and what it writes once; what it wrote itself it need not read. Rows that the L2
    /// cache keeps from one launch to the next move less.
    double device_bytes = 0;
    /// What is *requested* on the chip: the distinct bytes of each request of a warp, summed up, as the
    /// emulator counts them (Counters::bytes_used): a word that all lanes ask for counts once, and a cache's
    /// hits count like its misses. Of global memory, which the L1 cache serves; empty: not known in closed
    /// form.
    std::optional<double> cache_bytes;
    /// The same of shared memory.
    std::optional<double> shared_bytes;

    std::int64_t launches = 0;
    std::int64_t waited_launches = 0; ///< of them, those whose end the host waits for before it goes on
    std::int64_t grid_barriers = 0;   ///< of the whole grid, within launches
    bool atomic_barriers = false;     ///< by a counter, not by cooperative groups

    friend bool operator==(const KernelWork&, const KernelWork&) = default;
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace ks {

/// The work of a run's kernels in one of its stages, from the variant's closed form. Nothing here is
/// measured; the roofline compares it with the limits of a GPU (solvers/roofline).
struct KernelWork {
    std::string stage = "compute"; ///< the stage of these kernels
    /// Number of steps of all lanes: for tables max(best, cell + value) for each item that fits, once;
    /// otherwise `unit` defines the step.
    double operations = 0;
    std::string unit = "max-plus steps";
    /// Whether a step is one max(a, b + c) on int32, which the ceiling `max_plus` counts. With 64 bits a step
    /// takes more.
    bool max_plus_32 = false;

    /// The *least* bytes that move between device memory and chip: each byte that a launch reads counts once,
    /// however often it is read, and each byte that it writes counts once; bytes that it wrote itself need
    /// not be read. If the L2 cache keeps rows from one launch to the next, fewer bytes move.
    double device_bytes = 0;
    /// The bytes *requested* on the chip: the distinct bytes of each request of a warp, summed, as the
    /// emulator counts them (Counters::bytes_used). A word that all lanes read counts once, and cache hits
    /// count like misses. This is for global memory, which the L1 cache serves; empty: not known in closed
    /// form.
    std::optional<double> cache_bytes;
    /// The same for shared memory.
    std::optional<double> shared_bytes;

    std::int64_t launches = 0;
    std::int64_t waited_launches = 0; ///< how many of these the host waits for before it continues
    std::int64_t grid_barriers = 0;   ///< grid barriers within launches
    bool atomic_barriers = false;     ///< the barriers use a counter, not cooperative groups

    friend bool operator==(const KernelWork&, const KernelWork&) = default;
};

} // namespace ks

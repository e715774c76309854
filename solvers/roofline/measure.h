// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/roofline/ceilings.h"

#include <cstdint>

namespace ks::roofline {

/// The amount of work per sample. The defaults are for GPUs: a sample takes about a millisecond on each,
/// because the grid grows with the device. Tests use less, because the emulator runs the same kernels.
struct MeasureSizes {
    int samples = 11;
    double warm_up_ms = 150;                         ///< device time of the launches before the samples
    std::int64_t copy_bytes = std::int64_t{1} << 30; ///< maximum; at most a quarter of the free
                                                     ///< memory
    std::int64_t l2_bytes = 0;                       ///< size of the device's L2 cache; 0: not measured
    std::int64_t most_blocks = std::int64_t{1}
                               << 20; ///< maximum per launch; never more than the device holds at once
    int max_plus_rounds = 1000, shared_rounds = 2000, l2_rounds = 800; ///< rounds of the kernels
    int launches = 1000, waited_launches = 200;                        ///< launches of the empty kernel
    int barriers = 1000;
    int block = 1024; ///< threads per block; the maximum
};

/// Measures the ceilings of the device of `context.backend`, which must have the kernels of
/// kernels/ceilings.inl: warms up, takes the samples by the device's events (by the host's clock for a launch
/// that the host waits for), and checks the result of each kernel. It returns only the values; the caller
/// adds the description of the device. It can be cancelled after each launch of about a millisecond, and
/// reports its progress ("measure", ceilings done). A wrong result of a kernel is an error of code device.
Result<std::vector<Ceiling>> measure_ceilings(const MeasureSizes& sizes, Context& context);

/// The values that the kernels write to results[thread], computed by the host.
namespace expected {
int max_plus(int thread, int rounds, int plus);
int shared(int thread_of_block, int rounds, int step);
/// `data` has 2^k words.
int l2(std::span<const int> data, int thread, int threads, int rounds);
} // namespace expected

} // namespace ks::roofline

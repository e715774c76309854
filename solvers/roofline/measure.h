// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/roofline/ceilings.h"

#include <cstdint>

namespace ks::roofline {

/// How much is done for a sample. The standard is for GPUs: a sample takes about a millisecond on each,
/// because the grid grows with the device. Tests take less, since the emulator runs the same kernels.
struct MeasureSizes {
    int samples = 11;
    double warm_up_ms = 150;                         ///< device time of launches ahead of the samples
    std::int64_t copy_bytes = std::int64_t{1} << 30; ///< at most; no more than a quarter of the free memory
    std::int64_t l2_bytes = 0;                       ///< of the device's L2 cache; 0: not measured
    std::int64_t most_blocks = std::int64_t{1}
                               << 20; ///< of a launch; else as many as the device holds at once
    int max_plus_rounds = 1000, shared_rounds = 2000, l2_rounds = 800; ///< of the kernels
    int launches = 1000, waited_launches = 200;                        ///< of the empty kernel
    int barriers = 1000;
    int block = 1024; ///< threads a block; the most there are
};

/// Measures the ceilings of the device behind `context.backend`, which has the kernels of
/// kernels/ceilings.inl: warms up, takes the samples by the device's own events (of a launch that the host
/// waits for by the host's clock), and checks what each kernel computed. Figures alone; who asks adds what
/// the device is. It stops within a launch of a millisecond or so, and reports its progress ("measure",
/// ceilings done). A kernel that computed something else than it should is an error of code device.
Result<std::vector<Ceiling>> measure_ceilings(const MeasureSizes& sizes, Context& context);

/// What the kernels leave in results[thread], computed by the host.
namespace expected {
int max_plus(int thread, int rounds, int plus);
int shared(int thread_of_block, int rounds, int step);
/// `data` of 2^k words.
int l2(std::span<const int> data, int thread, int threads, int rounds);
} // namespace expected

} // namespace ks::roofline

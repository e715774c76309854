// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/subset_sum/instance.h"

#include <string>

namespace ks {

/// A kernel that sums the subsets of a chunk, one per thread, as its variant declares it.
struct ExhaustiveKernel {
    VariantInfo info;     ///< from exhaustive_info
    std::string chunk;    ///< the kernel: see subset_sum_exhaustive_gpu_basic_chunk
    std::string constant; ///< the constant array of its weights; empty: the weights are its first argument
    int unrolled = 1;     ///< n must be a multiple of it: zeros are put before the weights
    bool prefix_in_shared = false;
};

/// Returns id, kind, paper, and the parameters `block`, `jump`, `skipping` and `streams`.
VariantInfo exhaustive_info(std::string id);

/// The host side of the SSO report's exhaustive search on GPUs (Section 5.2.4). The weights are sorted
/// nonincreasing, and bit strings, whose first bit is the heaviest weight's, are visited in ascending order
/// in chunks of `jump`. A chunk is skipped if its smallest sum, its first, is above the target. For any other
/// chunk one kernel computes all sums, and another one their maximum.
///
/// `skipping` = ahead also skips all following chunks that have the 1 bits of a skipped chunk: up to the next
/// multiple of its last 1 bit, because the chunks between only add weights. So there may be any number of
/// weights as long as few of their subsets are below the target. Two ideas of Section 6: `skipping` = growing
/// doubles the jump with each skipped chunk, as far as that is safe, which is up to the same multiple, and
/// starts again after a chunk that was searched; `streams` = 2 overlaps the kernels of one chunk with the
/// maximum of the previous one.
///
/// The estimate is for a GPU: in the emulator a chunk is smaller (`jump` = auto), and so are its buffers.
///
/// The run stores the chunk of the best sum. In the stage `way-back` the host searches that chunk until it
/// finds the sum, which takes no memory.
VariantOf<SubsetSumInstance> exhaustive_in_chunks(const ExhaustiveKernel& declared);

} // namespace ks

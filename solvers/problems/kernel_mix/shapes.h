// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"
#include "solvers/problems/kernel_mix/instance.h"

#include <optional>
#include <string>
#include <vector>

namespace ks {

/// How a kernel may be launched: with so many blocks on each multiprocessor, of so many warps.
struct KernelShape {
    std::int64_t blocks = 0; ///< b
    std::int64_t warps = 0;  ///< w, of a block
    Plan::Resources takes;   ///< all of its blocks on one multiprocessor, in the units of the device
};

/// The warps of the largest block.
inline constexpr std::int64_t most_block_warps = most_block_threads / warp_size;

/// So many blocks of so many warps, and what they take.
KernelShape shape_of(const KernelMixInstance& instance, const MixKernel& kernel, std::int64_t blocks,
                     std::int64_t warps);

/// A kernel's shapes by number of blocks, each of as few warps as that number allows (Theorem 1 of the
/// concurrency paper) and of no more than a block may have.
std::vector<KernelShape> shapes_of(const KernelMixInstance& instance, const MixKernel& kernel);

/// Whether a multiprocessor that has nothing else to do holds these blocks: the occupancy calculator's
/// answer, which knows what a single thread and a single block may have, and that registers belong to a
/// quarter of the multiprocessor.
bool is_held(const KernelMixInstance& instance, const MixKernel& kernel, const KernelShape& shape);

/// The shapes that are held, without those that another one beats: with more blocks only where these make
/// fewer warps. Empty: no batch can hold the kernel.
std::vector<KernelShape> useful_shapes(const KernelMixInstance& instance, const MixKernel& kernel);

/// Of every resource the least that any of the shapes takes. No shape need take so little of all at once.
Plan::Resources least_of(const std::vector<KernelShape>& shapes);

/// Why kernel i, which has no useful shape, has none: "scan puts 65 warps on each multiprocessor, which holds
/// 64".
Sentence why_infeasible(const KernelMixInstance& instance, std::size_t i);

/// What two shapes take together.
Plan::Resources sum_of(const Plan::Resources& a, const Plan::Resources& b);
bool fits(const Plan::Resources& takes, const Plan::Resources& limits);

} // namespace ks

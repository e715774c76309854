// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/sentence.h"
#include "solvers/problems/kernel_mix/instance.h"

#include <optional>
#include <string>
#include <vector>

namespace ks {

/// A way to launch a kernel: the number of blocks on each multiprocessor, and the warps per block.
struct KernelShape {
    std::int64_t blocks = 0; ///< b
    std::int64_t warps = 0;  ///< w, per block
    Plan::Resources takes;   ///< resources of all its blocks on one multiprocessor, in the units of the
                             ///< device
};

/// Number of warps of the largest block.
inline constexpr std::int64_t most_block_warps = most_block_threads / warp_size;

/// Returns the shape of `blocks` blocks of `warps` warps each, with its resources.
KernelShape shape_of(const KernelMixInstance& instance, const MixKernel& kernel, std::int64_t blocks,
                     std::int64_t warps);

/// Returns a kernel's shapes by number of blocks. Each has as few warps as that number allows (Theorem 1 of
/// the concurrency paper), and at most as many as a block may have.
std::vector<KernelShape> shapes_of(const KernelMixInstance& instance, const MixKernel& kernel);

/// Returns whether an otherwise empty multiprocessor can hold these blocks, according to the occupancy
/// calculator. That includes the limits of a thread and of a block, and that registers belong to a quarter of
/// the multiprocessor.
bool is_held(const KernelMixInstance& instance, const MixKernel& kernel, const KernelShape& shape);

/// Returns the shapes that a multiprocessor can hold, without those that another one beats: a shape with more
/// blocks is useful only if it has fewer warps. Empty: no batch can hold the kernel.
std::vector<KernelShape> useful_shapes(const KernelMixInstance& instance, const MixKernel& kernel);

/// Returns for every resource the least that any shape takes. There may be no shape that takes the least of
/// all resources at once.
Plan::Resources least_of(const std::vector<KernelShape>& shapes);

/// Returns why kernel i has no useful shape: "scan puts 65 warps on each multiprocessor, which holds 64".
Sentence why_infeasible(const KernelMixInstance& instance, std::size_t i);

/// Returns the total of two shapes.
Plan::Resources sum_of(const Plan::Resources& a, const Plan::Resources& b);
bool fits(const Plan::Resources& takes, const Plan::Resources& limits);

} // namespace ks

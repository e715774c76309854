// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/shapes.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace ks {

/// V if no choice has few enough blocks and warps: infinite.
inline constexpr std::int64_t no_shared_memory = std::numeric_limits<std::int64_t>::max();

/// V[i, b, w] of Algorithm 1, and the index of kernel i's shape that reaches it, the first of the best.
struct LeastShared {
    std::int64_t bytes = no_shared_memory;
    std::size_t shape = 0;
};

/// Returns one cell of Algorithm 1 of the concurrency paper: the least shared memory of the kernels up to i
/// in at most b blocks and w warps. Kernel i has one of these shapes and the others have the rest:
/// `before(blocks, warps)` is V[i - 1, blocks, warps]. The paper's inner loops contain misprints; this
/// follows its Bellman equation. `hear(shape, bytes)` is called for every shape with few enough blocks
/// and warps.
template <class Before, class Hear>
LeastShared least_shared_memory(std::span<const KernelShape> shapes, std::int64_t b, std::int64_t w,
                                const Before& before, const Hear& hear) {
    LeastShared least;
    for (std::size_t k = 0; k < shapes.size(); ++k) {
        const Plan::Resources& takes = shapes[k].takes;
        if (takes.blocks > b)
            break;
        if (takes.warps > w)
            continue;
        const std::int64_t rest = before(b - takes.blocks, w - takes.warps);
        const std::int64_t bytes = rest == no_shared_memory ? rest : rest + takes.shared_bytes;
        hear(k, bytes);
        if (bytes < least.bytes)
            least = {.bytes = bytes, .shape = k};
    }
    return least;
}

} // namespace ks

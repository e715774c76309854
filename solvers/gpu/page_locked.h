// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cuda_runtime.h>

#include <cstddef>
#include <mutex>
#include <vector>

namespace ks::gpu {

/// Page-locked memory for copies from and to a device. The process keeps it after its first use, because
/// making it takes longer than copying it. Several threads may use it at once.
class PageLockedPool {
public:
    static PageLockedPool& of_device(int device);

    /// At least `bytes` bytes; what is in them is anything.
    Result<std::byte*> take(std::size_t bytes);
    /// Gives a block back. Copies from or to it that are in the stream may still be under way.
    void give(std::byte* block, cudaStream_t stream);

    PageLockedPool() = default;
    PageLockedPool(const PageLockedPool&) = delete;
    PageLockedPool& operator=(const PageLockedPool&) = delete;

private:
    /// What is kept of blocks that nobody uses. Larger ones are given back to the system.
    static constexpr std::size_t most_kept = std::size_t{256} << 20;

    struct Block {
        std::byte* address = nullptr;
        std::size_t bytes = 0;
        cudaEvent_t used = nullptr; ///< behind the last copy
        bool taken = false;
    };
    void release(Block& block);
    void keep_within_bounds();

    std::mutex mutex_;
    std::vector<Block> blocks_;
};

} // namespace ks::gpu

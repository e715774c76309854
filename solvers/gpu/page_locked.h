// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cuda_runtime.h>

#include <cstddef>
#include <mutex>
#include <vector>

namespace ks::gpu {

/// Page-locked memory for copies from and to a device. The process keeps it after its first use, because
/// allocating it takes longer than copying. Thread-safe.
class PageLockedPool {
public:
    static PageLockedPool& of_device(int device);

    /// Returns at least `bytes` bytes with undefined content.
    Result<std::byte*> take(std::size_t bytes);
    /// Returns a block to the pool. Copies from or to the block may still be running in the stream.
    void give(std::byte* block, cudaStream_t stream);

    PageLockedPool() = default;
    PageLockedPool(const PageLockedPool&) = delete;
    PageLockedPool& operator=(const PageLockedPool&) = delete;

private:
    /// Maximum number of bytes in unused blocks. Beyond this, blocks are returned to the system.
    static constexpr std::size_t most_kept = std::size_t{256} << 20;

    struct Block {
        std::byte* address = nullptr;
        std::size_t bytes = 0;
        cudaEvent_t used = nullptr; ///< recorded after the last copy
        bool taken = false;
    };
    void release(Block& block);
    void keep_within_bounds();

    std::mutex mutex_;
    std::vector<Block> blocks_;
};

} // namespace ks::gpu

// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/page_locked.h"

#include "solvers/core/formatted.h"
#include "solvers/gpu/cuda_error.h"

#include <algorithm>
#include <map>

namespace ks::gpu {

namespace {

constexpr std::size_t page = 4096;

} // namespace

PageLockedPool& PageLockedPool::of_device(int device) {
    // Never destroyed, because at the end of the process the CUDA runtime may be destroyed first.
    static auto* const pools = new std::map<int, PageLockedPool>;
    static std::mutex mutex;
    const std::scoped_lock lock(mutex);
    return (*pools)[device];
}

Result<std::byte*> PageLockedPool::take(std::size_t bytes) {
    const std::scoped_lock lock(mutex_);
    // Takes the smallest block that is large enough, but never a much larger one; others may need that.
    Block* best = nullptr;
    for (Block& block : blocks_)
        if (!block.taken && block.bytes >= bytes && block.bytes / 4 <= std::max(bytes, page) &&
            (!best || block.bytes < best->bytes) && cudaEventQuery(block.used) == cudaSuccess)
            best = &block;
    if (best) {
        best->taken = true;
        return best->address;
    }
    Block made{.bytes = (bytes + page - 1) / page * page, .taken = true};
    const std::string call = formatted("allocating {} bytes of page-locked memory", made.bytes);
    KS_CHECK(checked(cudaEventCreateWithFlags(&made.used, cudaEventDisableTiming), "creating an event"));
    void* address = nullptr;
    if (const cudaError_t status = cudaHostAlloc(&address, made.bytes, cudaHostAllocDefault);
        status != cudaSuccess) {
        cudaEventDestroy(made.used);
        return checked(status, call).error();
    }
    made.address = static_cast<std::byte*>(address);
    blocks_.push_back(made);
    return made.address;
}

void PageLockedPool::give(std::byte* address, cudaStream_t stream) {
    const std::scoped_lock lock(mutex_);
    const auto block = std::ranges::find(blocks_, address, &Block::address);
    cudaEventRecord(block->used, stream);
    block->taken = false;
    keep_within_bounds();
}

/// Frees the oldest blocks first.
void PageLockedPool::keep_within_bounds() {
    std::size_t kept = 0;
    for (const Block& block : blocks_)
        kept += block.taken ? 0 : block.bytes;
    std::erase_if(blocks_, [&](Block& block) {
        if (block.taken || kept <= most_kept)
            return false;
        kept -= block.bytes;
        release(block);
        return true;
    });
}

void PageLockedPool::release(Block& block) {
    cudaEventSynchronize(block.used);
    cudaEventDestroy(block.used);
    cudaFreeHost(block.address);
}

} // namespace ks::gpu

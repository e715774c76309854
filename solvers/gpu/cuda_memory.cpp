// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/cuda_memory.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/gpu/cuda_error.h"
#include "solvers/gpu/page_locked.h"

namespace ks::gpu {

namespace {

class CudaStorage final : public Buffer::Storage {
public:
    CudaStorage(std::shared_ptr<Queues> queues, PageLockedPool& pool, std::shared_ptr<std::int64_t> budget,
                std::uint32_t id)
        : queues_(std::move(queues)), pool_(pool), budget_(std::move(budget)), id_(id) {}
    CudaStorage(const CudaStorage&) = delete;
    CudaStorage& operator=(const CudaStorage&) = delete;
    ~CudaStorage() override {
        (void)queues_->gather();
        if (host_ && spec.space == Space::host)
            pool_.give(static_cast<std::byte*>(host_), queues_->stream(0));
        else if (host_)
            cudaFreeHost(host_);
        else if (device_)
            cudaFreeAsync(device_, queues_->stream(0));
        *budget_ += taken_;
    }

    Result<void> allocate() {
        const auto bytes = static_cast<std::size_t>(spec.bytes());
        if (spec.space != Space::host)
            taken_ = spec.bytes();
        *budget_ -= taken_;
        const std::string call = formatted("allocating {} ({} bytes)", spec.name, bytes);
        switch (spec.space) {
        case Space::device:
            KS_CHECK(checked(cudaMallocAsync(&device_, bytes, queues_->stream(0)), call));
            return queues_->spread();
        case Space::mapped:
            KS_CHECK(checked(cudaHostAlloc(&host_, bytes, cudaHostAllocMapped), call));
            return checked(cudaHostGetDevicePointer(&device_, host_, 0), call);
        case Space::host:
            break;
        }
        KS_TRY(host_, pool_.take(bytes));
        return {};
    }

    void* address() const override { return spec.space == Space::host ? host_ : device_; }
    std::span<std::byte> host() const override {
        return {static_cast<std::byte*>(host_), host_ ? static_cast<std::size_t>(spec.bytes()) : 0};
    }
    std::uint32_t id() const override { return id_; }

private:
    std::shared_ptr<Queues> queues_;
    PageLockedPool& pool_;
    std::shared_ptr<std::int64_t> budget_;
    std::int64_t taken_ = 0;
    std::uint32_t id_;
    void* device_ = nullptr;
    void* host_ = nullptr;
};

} // namespace

Result<void> CudaMemory::keep_freed() const {
    const std::string pool_of = formatted("the memory pool of gpu:{}", device_);
    cudaMemPool_t pool = nullptr;
    KS_CHECK(checked(cudaDeviceGetDefaultMemPool(&pool, device_), pool_of));
    std::uint64_t keep = std::numeric_limits<std::uint64_t>::max();
    return checked(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &keep), pool_of);
}

void CudaMemory::measure_free() {
    std::size_t free = 0, total = 0;
    std::uint64_t kept = 0, used = 0;
    cudaMemPool_t pool = nullptr;
    if (cudaMemGetInfo(&free, &total) != cudaSuccess ||
        cudaDeviceGetDefaultMemPool(&pool, device_) != cudaSuccess ||
        cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, &kept) != cudaSuccess ||
        cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used) != cudaSuccess)
        return;
    free_bytes_ = static_cast<std::int64_t>(free + (kept - used));
}

Result<Buffer> CudaMemory::allocate(BufferSpec spec) {
    const std::int64_t bytes = spec.bytes();
    if (bytes <= 0)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the buffer '{}' has no size that can be counted", spec.name)};
    if (spec.space != Space::host && bytes > *budget_)
        return over_budget(
            formatted("{} needs {} bytes, more than the memory budget leaves", spec.name, bytes), "");
    auto storage =
        std::make_shared<CudaStorage>(queues_, PageLockedPool::of_device(device_), budget_, ++last_id_);
    storage->spec = std::move(spec);
    KS_CHECK(storage->allocate());
    return Buffer(std::move(storage));
}

} // namespace ks::gpu

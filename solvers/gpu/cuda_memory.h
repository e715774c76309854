// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/queues.h"
#include "solvers/kernels/backend.h"

#include <limits>

namespace ks::gpu {

/// The memory of a device, and page-locked memory of the host, within a budget.
class CudaMemory {
public:
    CudaMemory(int device, std::shared_ptr<Queues> queues) : device_(device), queues_(std::move(queues)) {}

    /// From this call on, freed memory stays in the device's pool, so that the second run of a session needs
    /// no new allocation.
    Result<void> keep_freed() const;
    Result<Buffer> allocate(BufferSpec spec);
    /// Queries the free memory. The query takes about as long as a short run, so a backend makes it once.
    void measure_free();
    /// Returns the free bytes, including the pool's memory from earlier runs, as last measured. Returns the
    /// largest number if CUDA cannot report it.
    std::int64_t free_bytes() const { return free_bytes_; }
    void set_budget(std::int64_t bytes) { *budget_ = bytes; }

private:
    int device_ = 0;
    std::shared_ptr<Queues> queues_;
    /// The bytes that are available for buffers.
    std::shared_ptr<std::int64_t> budget_ =
        std::make_shared<std::int64_t>(std::numeric_limits<std::int64_t>::max());
    std::int64_t free_bytes_ = std::numeric_limits<std::int64_t>::max();
    std::uint32_t last_id_ = 0;
};

} // namespace ks::gpu

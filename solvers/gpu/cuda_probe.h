// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/device_kernels.h"
#include "solvers/kernels/backend.h"
#include "solvers/kernels/probe_target.h"
#include "solvers/live/probe.h"

#include <cuda_runtime_api.h>

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string_view>

namespace ks::gpu {

/// The probe of one backend. Its kernels are those of `probed_kernels()`, which write a record for each warp
/// or block to a ring in device memory, and keep count of the warps on each SM there. The host copies the
/// counts in a stream of its own, also while a kernel runs.
class CudaProbe final : public live::Probe {
public:
    /// `probed`: the kernels with the probe, by the names of those without.
    static Result<std::unique_ptr<CudaProbe>> open(int device, int sms, int max_warps,
                                                   DeviceKernelLists probed);
    ~CudaProbe() override;
    CudaProbe(const CudaProbe&) = delete;
    CudaProbe& operator=(const CudaProbe&) = delete;

    bool costs_time() const override { return true; }
    Result<void> begin(live::Grain grain) override;
    Result<live::Timeline> timeline(Context& context) override;
    std::optional<live::Sample> now() override;

    bool records() const { return grain_ != live::Grain::none; }
    /// The kernel, or the array in constant memory, that takes the place of this one while the probe records;
    /// null: it does not record.
    const DeviceKernel* twin(const DeviceKernel& plain) const;
    /// Notes a launch of `twin`, which follows. Gives where its records begin: the last argument of the
    /// kernel. `described` says all of the launch but its grid, and stays; nothing is copied, for what is
    /// done here lengthens every launch.
    Result<std::uint64_t> launching(const DeviceKernel& twin, const live::LaunchSpan& described,
                                    std::int64_t grid);

private:
    struct Launch {
        const live::LaunchSpan* described = nullptr; ///< all but its grid
        std::int64_t grid = 0;
        std::uint64_t base = 0, count = 0; ///< records in the ring; count 0: it has none
    };
    CudaProbe(int device, int sms, int max_warps, DeviceKernelLists probed)
        : device_(device), sms_(sms), max_warps_(max_warps), probed_(probed) {}
    /// The counts of all SMs, of barriers and of waits.
    std::size_t counts_length() const { return (static_cast<std::size_t>(sms_) + 2) * probe_stride; }
    Result<void> allocate();
    Result<void> point(std::string_view family);
    void overwrite(std::uint64_t base, std::uint64_t count);
    void add_blocks(const Launch& launch, std::span<const ProbeRecord> records,
                    live::Timeline& timeline) const;
    Result<void> add_waits(live::Timeline& timeline) const;

    int device_, sms_, max_warps_;
    DeviceKernelLists probed_;
    std::atomic<live::Grain> grain_ = live::Grain::none; ///< `now` reads it on another thread
    ProbeTarget target_{};
    std::uint32_t* counts_ = nullptr;      ///< device: resident of each SM, barriers, waits_count
    std::uint32_t* seen_counts_ = nullptr; ///< page-locked, for `now`
    cudaStream_t looking_ = nullptr;
    std::mutex looking_mutex_;
    std::uint64_t capacity_ = 0; ///< records of the ring
    std::uint64_t next_ = 0;     ///< where the next launch's records go
    std::uint64_t used_ = 0;     ///< records that may hold something of an earlier round
    std::deque<Launch> launches_;
    std::int64_t left_out_ = 0;
    std::set<std::string_view> pointed_; ///< the files whose kernels know where to write
};

} // namespace ks::gpu

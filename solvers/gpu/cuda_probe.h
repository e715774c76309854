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

/// The probe of one backend. Its kernels are those of `probed_kernels()`. They write a record per warp or per
/// block to a ring in device memory, and count the resident warps of each SM there. The host copies the
/// counts in a separate stream, even while a kernel runs.
class CudaProbe final : public live::Probe {
public:
    /// Opens the probe. `probed`: the kernels with the probe, under the names of the kernels without it.
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
    /// Returns the kernel, or the array in constant memory, that replaces `plain` while the probe records;
    /// null if it does not record.
    const DeviceKernel* twin(const DeviceKernel& plain) const;
    /// Notes a launch of `twin`, which follows. Returns the index of its first record, which is the last
    /// argument of the kernel. `described` holds the properties of the launch except its grid and must stay
    /// valid. It is not copied, because any work here lengthens every launch.
    Result<std::uint64_t> launching(const DeviceKernel& twin, const live::LaunchSpan& described,
                                    std::int64_t grid);

private:
    struct Launch {
        const live::LaunchSpan* described = nullptr; ///< the properties except the grid
        std::int64_t grid = 0;
        std::uint64_t base = 0, count = 0; ///< records in the ring; count 0: no records
    };
    CudaProbe(int device, int sms, int max_warps, DeviceKernelLists probed)
        : device_(device), sms_(sms), max_warps_(max_warps), probed_(probed) {}
    /// The number of counters for all SMs, barriers and waits.
    std::size_t counts_length() const { return (static_cast<std::size_t>(sms_) + 2) * probe_stride; }
    Result<void> allocate();
    Result<void> point(std::string_view family);
    void overwrite(std::uint64_t base, std::uint64_t count);
    void add_blocks(const Launch& launch, std::span<const ProbeRecord> records,
                    live::Timeline& timeline) const;
    Result<void> add_waits(live::Timeline& timeline) const;

    int device_, sms_, max_warps_;
    DeviceKernelLists probed_;
    std::atomic<live::Grain> grain_ = live::Grain::none; ///< another thread reads it in `now`
    ProbeTarget target_{};
    std::uint32_t* counts_ = nullptr;      ///< in device memory: resident warps of each SM, barriers,
                                           ///< waits_count
    std::uint32_t* seen_counts_ = nullptr; ///< in page-locked memory, for `now`
    cudaStream_t looking_ = nullptr;
    std::mutex looking_mutex_;
    std::uint64_t capacity_ = 0; ///< records that fit the ring
    std::uint64_t next_ = 0;     ///< index of the next launch's first record
    std::uint64_t used_ = 0;     ///< records that may contain data of an earlier round
    std::deque<Launch> launches_;
    std::int64_t left_out_ = 0;
    std::set<std::string_view> pointed_; ///< the files whose kernels have the address to write to
};

} // namespace ks::gpu

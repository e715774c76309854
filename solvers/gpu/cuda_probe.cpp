// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/cuda_probe.h"

#include "solvers/core/context.h"
#include "solvers/core/formatted.h"
#include "solvers/gpu/cuda_error.h"
#include "solvers/live/figures.h"

#include <cuda_runtime.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <map>
#include <utility>

namespace ks::gpu {

namespace {

/// Four million warps, or 64 MB. A solve of set 5 of the thesis with one launch per row has a million warps.
constexpr std::uint64_t most_records = std::uint64_t{1} << 22;
constexpr std::uint32_t most_waits = 1U << 20;

/// Returns the bytes of device memory that a probe takes in addition to the run's memory.
constexpr std::size_t bytes_of_ring(std::uint64_t records) {
    return records * sizeof(ProbeRecord);
}

/// Returns the time of a mark. If the clock overflows during a run, the run seems to last 78 hours; this is
/// too rare to handle.
std::int64_t time_of(std::uint64_t mark) {
    return static_cast<std::int64_t>(mark >> 16);
}

} // namespace

Result<std::unique_ptr<CudaProbe>> CudaProbe::open(int device, int sms, int max_warps,
                                                   DeviceKernelLists probed) {
    std::unique_ptr<CudaProbe> probe(new CudaProbe(device, sms, max_warps, probed));
    KS_CHECK(probe->allocate());
    return probe;
}

Result<void> CudaProbe::allocate() {
    std::size_t free = 0, total = 0;
    KS_CHECK(checked(cudaMemGetInfo(&free, &total), "asking for free memory"));
    // At most an eighth of the free memory, so that watching a run does not prevent the run.
    capacity_ = std::min<std::uint64_t>(most_records, free / 8 / sizeof(ProbeRecord));
    target_.most_waits =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(most_waits, free / 32 / sizeof(WaitRecord)));
    const std::string call = "allocating what the probe writes to";
    KS_CHECK(checked(cudaMalloc(&target_.records, bytes_of_ring(capacity_)), call));
    used_ = capacity_; // its content is undefined
    KS_CHECK(checked(cudaMalloc(&target_.waits, target_.most_waits * sizeof(WaitRecord)), call));
    const std::size_t counts = counts_length();
    KS_CHECK(checked(cudaMalloc(&counts_, counts * sizeof *counts_), call));
    KS_CHECK(checked(cudaMallocHost(&seen_counts_, counts * sizeof *counts_), call));
    KS_CHECK(checked(cudaStreamCreateWithFlags(&looking_, cudaStreamNonBlocking), "creating a stream"));
    target_.resident = counts_;
    target_.barriers = counts_ + static_cast<std::size_t>(sms_) * probe_stride;
    target_.waits_count = target_.barriers + probe_stride;
    return {};
}

CudaProbe::~CudaProbe() {
    cudaFree(target_.records);
    cudaFree(target_.waits);
    cudaFree(counts_);
    cudaFreeHost(seen_counts_);
    if (looking_)
        cudaStreamDestroy(looking_);
}

Result<void> CudaProbe::begin(live::Grain grain) {
    grain_ = grain;
    // Clears only the part of the ring that was used. Clearing all of it would evict the previous rows from
    // the L2 cache.
    used_ = left_out_ > 0 ? capacity_ : std::max(used_, next_);
    launches_.clear();
    left_out_ = 0;
    next_ = 0;
    if (grain == live::Grain::none)
        return {};
    const std::uint32_t by_block = grain == live::Grain::block ? 1 : 0;
    if (std::exchange(target_.by_block, by_block) != by_block)
        for (const std::string_view family : pointed_)
            KS_CHECK(point(family));
    const std::string call = "clearing what the probe writes to";
    KS_CHECK(checked(cudaMemset(target_.records, 0, bytes_of_ring(used_)), call));
    used_ = 0;
    KS_CHECK(checked(cudaMemset(counts_, 0, counts_length() * sizeof *counts_), call));
    return checked(cudaDeviceSynchronize(), call);
}

const DeviceKernel* CudaProbe::twin(const DeviceKernel& plain) const {
    if (!records())
        return nullptr;
    for (const KernelList<DeviceKernel>& list : probed_)
        for (const DeviceKernel& kernel : list)
            if (std::strcmp(kernel.family, plain.family) == 0 && std::strcmp(kernel.name, plain.name) == 0)
                return &kernel;
    return nullptr;
}

/// Gives the kernels of a file the address to write to, and waits until they have it, because their launches
/// may follow in any stream.
Result<void> CudaProbe::point(std::string_view family) {
    const DeviceKernel* const target = find_kernel(probed_, formatted("{}.probe", family));
    if (target == nullptr)
        return Error{.code = ErrorCode::internal, .what = formatted("{} has no probe", family)};
    const std::lock_guard lock(looking_mutex_);
    const std::string call = "setting the probe";
    KS_CHECK(checked(cudaMemcpyToSymbolAsync(target->function, &target_, sizeof target_, 0,
                                             cudaMemcpyHostToDevice, looking_),
                     call));
    return checked(cudaStreamSynchronize(looking_), call);
}

/// The ring wraps around: forgets the oldest launches, whose records will be overwritten.
void CudaProbe::overwrite(std::uint64_t base, std::uint64_t count) {
    std::size_t gone = 0;
    for (std::size_t i = 0; i < launches_.size(); ++i) {
        const Launch& launch = launches_[i];
        if (launch.count == 0)
            continue; // it has no records
        if (launch.base >= base + count || launch.base + launch.count <= base)
            break;
        gone = i + 1;
    }
    launches_.erase(launches_.begin(), launches_.begin() + static_cast<std::ptrdiff_t>(gone));
    left_out_ += static_cast<std::int64_t>(gone);
}

Result<std::uint64_t> CudaProbe::launching(const DeviceKernel& twin, const live::LaunchSpan& described,
                                           std::int64_t grid) {
    if (pointed_.insert(twin.family).second) // only now, because this loads their module
        KS_CHECK(point(twin.family));
    const std::int64_t each = grain_ == live::Grain::block ? 1 : described.warps_per_block();
    Launch noted{.described = &described, .grid = grid, .count = static_cast<std::uint64_t>(grid * each)};
    if (noted.count > capacity_) {
        noted.count = 0;
        launches_.push_back(noted);
        return not_recorded_launch;
    }
    if (next_ + noted.count > capacity_)
        next_ = 0;
    noted.base = next_;
    overwrite(noted.base, noted.count);
    next_ += noted.count;
    launches_.push_back(noted);
    return noted.base;
}

/// Adds the launch's blocks with absolute times.
void CudaProbe::add_blocks(const Launch& launch, std::span<const ProbeRecord> records,
                           live::Timeline& timeline) const {
    live::LaunchSpan span = *launch.described;
    span.grid = launch.grid;
    const std::uint64_t each = launch.count / static_cast<std::uint64_t>(span.grid);
    const std::int64_t warps_of_record = grain_ == live::Grain::block ? span.warps_per_block() : 1;
    span.begin = std::numeric_limits<std::int64_t>::max();
    span.end = 0;
    for (std::int64_t block = 0; block < span.grid && each > 0; ++block) {
        live::BlockSpan one{.begin = std::numeric_limits<std::int64_t>::max(),
                            .launch = static_cast<std::int32_t>(timeline.launches.size()),
                            .block = static_cast<std::int32_t>(block)};
        const std::uint64_t first = launch.base + static_cast<std::uint64_t>(block) * each;
        for (const ProbeRecord& record : records.subspan(first, each)) {
            if (record.begin == 0 || record.end < record.begin)
                continue;
            one.begin = std::min(one.begin, time_of(record.begin));
            one.end = std::max(one.end, time_of(record.end));
            one.warp_time += (time_of(record.end) - time_of(record.begin)) * warps_of_record;
            one.sm = static_cast<std::int32_t>(record.begin & 0xffff);
        }
        if (one.end == 0 || one.sm >= timeline.sms)
            continue; // the block did not finish
        span.begin = std::min(span.begin, one.begin);
        span.end = std::max(span.end, one.end);
        timeline.blocks.push_back(one);
    }
    if (span.end == 0) { // none of its blocks is known, so its time follows from the previous launch
        span.recorded = false;
        span.begin = span.end = timeline.launches.empty() ? 0 : timeline.launches.back().end;
    }
    timeline.launches.push_back(std::move(span));
}

/// Assigns each wait to the launch whose block was resident at that time.
Result<void> CudaProbe::add_waits(live::Timeline& timeline) const {
    std::uint32_t count = 0;
    KS_CHECK(checked(cudaMemcpy(&count, target_.waits_count, sizeof count, cudaMemcpyDeviceToHost),
                     "reading the probe's waits"));
    std::vector<WaitRecord> waits(std::min(count, target_.most_waits));
    if (waits.empty())
        return {};
    KS_CHECK(checked(
        cudaMemcpy(waits.data(), target_.waits, waits.size() * sizeof(WaitRecord), cudaMemcpyDeviceToHost),
        "reading the probe's waits"));
    std::map<std::int32_t, std::vector<const live::BlockSpan*>> of_block;
    for (const live::BlockSpan& block : timeline.blocks)
        of_block[block.block].push_back(&block);
    for (const WaitRecord& wait : waits) {
        const std::int64_t begin = time_of(wait.begin);
        const auto& spans = of_block[static_cast<std::int32_t>(wait.block)];
        const auto found = std::ranges::find_if(
            spans, [begin](const auto* span) { return span->begin <= begin && begin <= span->end; });
        if (found != spans.end())
            timeline.waits.push_back({.begin = begin,
                                      .end = std::min(begin + wait.time, (*found)->end),
                                      .launch = (*found)->launch,
                                      .block = (*found)->block,
                                      .sm = (*found)->sm});
    }
    return {};
}

Result<live::Timeline> CudaProbe::timeline(Context& context) {
    KS_CHECK(context.check());
    KS_CHECK(checked(cudaDeviceSynchronize(), "waiting for the GPU"));
    live::Timeline timeline{.by_block = grain_ == live::Grain::block, .sms = sms_, .max_warps = max_warps_};
    std::uint64_t used = 0;
    for (const Launch& launch : launches_)
        used = std::max(used, launch.base + launch.count);
    std::vector<ProbeRecord> records(used);
    KS_CHECK(checked(cudaMemcpy(records.data(), target_.records, bytes_of_ring(used), cudaMemcpyDeviceToHost),
                     "reading the probe's records"));
    for (const Launch& launch : launches_) {
        KS_CHECK(context.check());
        add_blocks(launch, records, timeline);
    }
    timeline.launches_left_out = left_out_;
    KS_CHECK(add_waits(timeline));
    live::from_zero(timeline);
    return timeline;
}

std::optional<live::Sample> CudaProbe::now() {
    if (!records())
        return live::Sample();
    const std::lock_guard lock(looking_mutex_);
    cudaSetDevice(device_); // each thread has its own current device
    const std::size_t count = counts_length();
    // A copy in a separate stream runs concurrently with the kernels, so it does not delay a caller that
    // waits for them.
    if (cudaMemcpyAsync(seen_counts_, counts_, count * sizeof *counts_, cudaMemcpyDeviceToHost, looking_) !=
            cudaSuccess ||
        cudaStreamSynchronize(looking_) != cudaSuccess)
        return std::nullopt; // the run itself will report the error
    live::Sample sample;
    for (int sm = 0; sm < sms_; ++sm) {
        // The number may be slightly wrong between a warp's end and its count.
        const auto warps =
            static_cast<std::int32_t>(seen_counts_[static_cast<std::size_t>(sm) * probe_stride]);
        sample.occupancy.push_back(
            std::clamp(static_cast<float>(warps) / static_cast<float>(max_warps_), 0.0F, 1.0F));
    }
    if (const std::uint32_t passed = seen_counts_[static_cast<std::size_t>(sms_) * probe_stride]; passed > 0)
        sample.barriers = passed;
    return sample;
}

} // namespace ks::gpu

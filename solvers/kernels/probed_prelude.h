// SPDX-License-Identifier: Apache-2.0
#pragma once

// The words of a .inl for a second compilation by nvcc, in which every kernel carries a probe: it becomes a
// function that a kernel made here inlines, so its author does nothing for it, and a lane that returns early
// comes to the probe all the same. A wait at a barrier of the whole grid is recorded by the lane that waits.
// The pointers of the inlined function keep their __restrict__, so reads through the read-only cache stay;
// where other blocks write beside them, nvcc may take plain reads instead.
#include "solvers/kernels/device_prelude.h"
#include "solvers/kernels/probe_target.h"

namespace ks::device {

static __constant__ ProbeTarget probe_target;

__device__ inline std::uint64_t nanoseconds() {
    unsigned long long now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now)::"memory");
    return now;
}

__device__ inline unsigned own_sm() {
    unsigned sm;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
    return sm;
}

/// Now, and where.
__device__ inline std::uint64_t mark() {
    return nanoseconds() << 16 | own_sm();
}

/// The record of this lane's warp or block; null where another lane writes it.
__device__ inline ProbeRecord* own_record(std::uint64_t base) {
    const bool by_block = probe_target.by_block != 0;
    if (threadIdx.x % (by_block ? blockDim.x : 32U) != 0)
        return nullptr;
    const std::uint64_t of_block = by_block ? 1 : (blockDim.x + 31) / 32;
    return probe_target.records + base + blockIdx.x * of_block + (by_block ? 0 : threadIdx.x / 32);
}

/// Counts the warps that came to their SM, or left it.
__device__ inline void count_warps(int sign) {
    const unsigned warps = probe_target.by_block != 0 ? (blockDim.x + 31) / 32 : 1;
    atomicAdd(probe_target.resident + own_sm() * probe_stride, sign > 0 ? warps : 0U - warps);
}

/// Runs `function` between the marks of the probe. `base` is where the launch's records begin. Nothing of the
/// probe is alive while the function runs, so that it costs the kernel no register.
template <auto function, class... Parameters>
__global__ void probed_kernel(Parameters... arguments, std::uint64_t base) {
    // The clock first and last: what lies beyond the marks is time on the SM that nobody sees.
    const std::uint64_t begin = mark();
    if (base != not_recorded_launch) {
        if (ProbeRecord* const record = own_record(base)) {
            record->begin = begin;
            count_warps(1);
        }
    }
    function(arguments...);
    if (base == not_recorded_launch)
        return;
    if (probe_target.by_block != 0)
        __syncthreads(); // the block is there until its last warp ends
    if (ProbeRecord* const record = own_record(base)) {
        count_warps(-1);
        record->end = mark();
    }
}

/// From where a lane begins to wait for other blocks until it goes on.
class Waiting {
public:
    __device__ explicit Waiting(bool records) : begin_(records ? mark() : 0) {}
    __device__ ~Waiting() {
        if (begin_ == 0)
            return;
        const std::uint64_t time = (mark() >> 16) - (begin_ >> 16);
        const unsigned place = atomicAdd(probe_target.waits_count, 1U);
        if (place < probe_target.most_waits)
            probe_target.waits[place] = {begin_, time >> 32 ? ~0U : static_cast<unsigned>(time), blockIdx.x};
        if (blockIdx.x == 0)
            atomicAdd(probe_target.barriers, 1U);
    }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

private:
    std::uint64_t begin_;
};

template <auto function, class... Parameters>
const void* probed(void (*)(Parameters...)) {
    void (*const kernel)(Parameters..., std::uint64_t) = &probed_kernel<function, Parameters...>;
    return reinterpret_cast<const void*>(kernel);
}

template <auto function>
DeviceKernel probed_entry(const char* family, const char* name) {
    using Function = std::remove_pointer_t<decltype(function)>;
    return {.family = family,
            .name = name,
            .signature = SignatureOf<Function>::value,
            .function = probed<function>(function)};
}

} // namespace ks::device

#undef KS_KERNEL
#define KS_KERNEL __device__ __forceinline__
#undef KS_SPIN
#define KS_SPIN(...) for (const ::ks::device::Waiting ks_waiting(true); __VA_ARGS__;)
#undef KS_GRID_SYNC
#define KS_GRID_SYNC()                                                                                       \
    do {                                                                                                     \
        const ::ks::device::Waiting ks_waiting(threadIdx.x == 0);                                            \
        cooperative_groups::this_grid().sync();                                                              \
    } while (false)
#undef KS_ENTRY
#define KS_ENTRY(name, ...) probed_entry<&__VA_ARGS__>(ks_family, name)
// The last entry of each list is where its kernels find what they write to.
#undef KS_KERNELS
#define KS_KERNELS(file, ...)                                                                                \
    ::ks::KernelList<::ks::DeviceKernel> kernels_##file() {                                                  \
        static constexpr const char* ks_family = #file;                                                      \
        static const ::ks::DeviceKernel entries[] = {                                                        \
            __VA_ARGS__,                                                                                     \
            {.family = ks_family,                                                                            \
             .name = "probe",                                                                                \
             .signature = {},                                                                                \
             .function = &::ks::device::probe_target,                                                        \
             .constant_bytes = static_cast<int>(sizeof(::ks::ProbeTarget))}};                                \
        return {entries, static_cast<int>(sizeof entries / sizeof entries[0])};                              \
    }

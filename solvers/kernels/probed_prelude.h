// SPDX-License-Identifier: Apache-2.0
#pragma once

// Defines the words of a .inl file for a second compilation by nvcc, in which every kernel carries a probe.
// The kernel becomes a function, and a wrapper kernel defined here inlines it. So the author adds nothing,
// and a lane that returns early still reaches the probe. A wait at a grid barrier is recorded by the lane
// that waits. The pointers of the inlined function keep their __restrict__, so reads through the read-only
// cache remain; if other blocks write the same memory, nvcc may use plain reads instead.
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

/// Returns the current time and SM.
__device__ inline std::uint64_t mark() {
    return nanoseconds() << 16 | own_sm();
}

/// Returns the record of this lane's warp or block, or null if another lane writes it.
__device__ inline ProbeRecord* own_record(std::uint64_t base) {
    const bool by_block = probe_target.by_block != 0;
    if (threadIdx.x % (by_block ? blockDim.x : 32U) != 0)
        return nullptr;
    const std::uint64_t of_block = by_block ? 1 : (blockDim.x + 31) / 32;
    return probe_target.records + base + blockIdx.x * of_block + (by_block ? 0 : threadIdx.x / 32);
}

/// Counts the warps that arrived on their SM, or left it.
__device__ inline void count_warps(int sign) {
    const unsigned warps = probe_target.by_block != 0 ? (blockDim.x + 31) / 32 : 1;
    atomicAdd(probe_target.resident + own_sm() * probe_stride, sign > 0 ? warps : 0U - warps);
}

/// Runs `function` between the marks of the probe. `base` is the index of the launch's first record. No value
/// of the probe is alive while the function runs, so the probe costs the kernel no register.
template <auto function, class... Parameters>
__global__ void probed_kernel(Parameters... arguments, std::uint64_t base) {
    // The clock is read first and last, because time on the SM outside the marks is not measured.
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
        __syncthreads(); // the block is resident until its last warp ends
    if (ProbeRecord* const record = own_record(base)) {
        count_warps(-1);
        record->end = mark();
    }
}

/// Measures from the moment when a lane begins to wait for other blocks until it continues.
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
// The last entry of each list holds the address to which its kernels write.
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

// SPDX-License-Identifier: Apache-2.0
#pragma once

// What the words of a .inl mean under nvcc: plain CUDA. A test holds the machine code against kernels written
// without them. NVRTC may read this header too, so it includes no host library beyond what kernel_table.h
// needs.
#include "solvers/instance/minus_infinity.h"
#include "solvers/kernels/kernel_table.h"

#include <cooperative_groups.h>

namespace ks::device {

/// Memory that nobody else writes during the launch.
template <class T>
using gptr = T* __restrict__;
/// Memory that other blocks write meanwhile.
template <class T>
using sptr = T*;
/// Flags, barrier counters, stop flags.
template <class T>
using vptr = volatile T*;

template <auto function>
DeviceKernel kernel_entry(const char* family, const char* name) {
    using Function = std::remove_pointer_t<decltype(function)>;
    return {family, name, SignatureOf<Function>::value, reinterpret_cast<const void*>(function)};
}

} // namespace ks::device

#define KS_KERNEL __global__
#define KS_DEVICE __device__ inline
#define KS_IF(...) (__VA_ARGS__)
#define KS_FOR(...) for (__VA_ARGS__)
#define KS_LOOP(...) while (__VA_ARGS__)
#define KS_CALL(...) (__VA_ARGS__)
#define KS_SHARED(T, name, count) __shared__ T name[count]
// One array for every type: two extern arrays of different types under one name would not link.
#define KS_DYNAMIC_SHARED(T, name, byte_offset)                                                              \
    extern __shared__ __align__(16) unsigned char ks_dynamic_shared[];                                       \
    T* name = reinterpret_cast<T*>(ks_dynamic_shared + (byte_offset))
#define KS_SYNC() __syncthreads()
#define KS_SYNC_WARP(mask) __syncwarp(mask)
#define KS_GRID_SYNC() cooperative_groups::this_grid().sync()
#define KS_SPIN(...) while (__VA_ARGS__)
#define KS_FENCE_BLOCK() __threadfence_block()
#define KS_FENCE() __threadfence()
#define KS_FENCE_SYSTEM() __threadfence_system()
#define KS_ATOMIC_ADD(place, value) atomicAdd(&(place), value)
#define KS_ATOMIC_MAX(place, value) atomicMax(&(place), value)
#define KS_ATOMIC_MIN(place, value) atomicMin(&(place), value)
#define KS_ATOMIC_OR(place, value) atomicOr(&(place), value)
#define KS_ATOMIC_EXCHANGE(place, value) atomicExch(&(place), value)
#define KS_ATOMIC_CAS(place, expected, value) atomicCAS(&(place), expected, value)
#define KS_SHUFFLE(mask, value, lane) __shfl_sync(mask, value, lane)
#define KS_SHUFFLE_UP(mask, value, by) __shfl_up_sync(mask, value, by)
#define KS_SHUFFLE_DOWN(mask, value, by) __shfl_down_sync(mask, value, by)
#define KS_SHUFFLE_XOR(mask, value, by) __shfl_xor_sync(mask, value, by)
#define KS_BALLOT(mask, ...) __ballot_sync(mask, __VA_ARGS__)
#define KS_ANY(mask, ...) __any_sync(mask, __VA_ARGS__)
#define KS_ALL(mask, ...) __all_sync(mask, __VA_ARGS__)
#define KS_WATCH(name)

#define KS_ENTRY(name, ...) kernel_entry<&__VA_ARGS__>(ks_family, name)
// Under NVRTC there is no host, and names are looked up in the module instead.
#ifdef __CUDACC_RTC__
#define KS_KERNELS(file, ...)
#else
#define KS_KERNELS(file, ...)                                                                                \
    ::ks::KernelList<::ks::DeviceKernel> kernels_##file() {                                                  \
        static constexpr const char* ks_family = #file;                                                      \
        static const ::ks::DeviceKernel entries[] = {__VA_ARGS__};                                           \
        return {entries, static_cast<int>(sizeof entries / sizeof entries[0])};                              \
    }
#endif

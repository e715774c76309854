// SPDX-License-Identifier: Apache-2.0
#pragma once

// Defines the words of a .inl file under nvcc: plain CUDA. A test compares the machine code with that of
// kernels written without them. NVRTC may read this header as well, so it includes no host library beyond
// what kernel_table.h needs.
#include "solvers/instance/minus_infinity.h"
#include "solvers/kernels/kernel_table.h"

// Kernels need only the grid barrier of cooperative groups; the remaining parts would take two thirds of the
// compile time.
#define _CG_LIMIT_INCLUDED_DEPENDENCIES
#include <cooperative_groups.h>

namespace ks::device {

/// Pointer to memory that no other block writes during the launch.
template <class T>
using gptr = T* __restrict__;
/// Pointer to memory that other blocks write during the launch.
template <class T>
using sptr = T*;
/// Pointer to flags, barrier counters and stop flags.
template <class T>
using vptr = volatile T*;

/// Returns the list entry of an array in constant memory.
template <class T, std::size_t count>
DeviceKernel constant_entry(const char* family, const char* name, const T (&array)[count]) {
    return {.family = family,
            .name = name,
            .signature = {},
            .function = &array,
            .constant_bytes = static_cast<int>(sizeof array)};
}

template <auto function>
DeviceKernel kernel_entry(const char* family, const char* name) {
    using Function = std::remove_pointer_t<decltype(function)>;
    return {.family = family,
            .name = name,
            .signature = SignatureOf<Function>::value,
            .function = reinterpret_cast<const void*>(function)};
}

/// as<const int4>(row)[i]: the same memory as elements of another size.
template <class To, class From>
__device__ inline To* as(From* pointer) {
    return reinterpret_cast<To*>(pointer);
}

// CUDA's atomics take int, unsigned and the long longs, and no volatile pointer.
template <class T>
using Wrapping = std::conditional_t<sizeof(T) == 8, unsigned long long, T>;
template <class T>
using Ordered = std::conditional_t<sizeof(T) == 8,
                                   std::conditional_t<std::is_signed_v<T>, long long, unsigned long long>, T>;
template <class Word, class T>
__device__ inline Word* word(volatile T& place) {
    return reinterpret_cast<Word*>(const_cast<T*>(&place));
}
#define KS_ATOMIC(name, function, Word)                                                                      \
    template <class T>                                                                                       \
    __device__ inline T name(volatile T& place, std::type_identity_t<T> value) {                             \
        return static_cast<T>(function(word<Word<T>>(place), static_cast<Word<T>>(value)));                  \
    }
KS_ATOMIC(atomic_add, atomicAdd, Wrapping)
KS_ATOMIC(atomic_max, atomicMax, Ordered)
KS_ATOMIC(atomic_min, atomicMin, Ordered)
KS_ATOMIC(atomic_or, atomicOr, Wrapping)
KS_ATOMIC(atomic_exchange, atomicExch, Wrapping)
#undef KS_ATOMIC
template <class T>
__device__ inline T atomic_cas(volatile T& place, std::type_identity_t<T> expected,
                               std::type_identity_t<T> value) {
    using Word = Wrapping<T>;
    return static_cast<T>(
        atomicCAS(word<Word>(place), static_cast<Word>(expected), static_cast<Word>(value)));
}

// Warp reductions are instructions from compute capability 8.0 on; on older devices a loop over the lanes.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
#define KS_REDUCTION(name, instruction, combined)                                                            \
    template <class T>                                                                                       \
    __device__ inline T name(unsigned mask, T value) {                                                       \
        T result = __shfl_sync(mask, value, __ffs(mask) - 1);                                                \
        for (unsigned left = mask & (mask - 1); left != 0; left &= left - 1) {                               \
            const T other = __shfl_sync(mask, value, __ffs(left) - 1);                                       \
            result = combined;                                                                               \
        }                                                                                                    \
        return result;                                                                                       \
    }
#else
#define KS_REDUCTION(name, instruction, combined)                                                            \
    template <class T>                                                                                       \
    __device__ inline T name(unsigned mask, T value) {                                                       \
        return instruction(mask, value);                                                                     \
    }
#endif
KS_REDUCTION(reduce_add, __reduce_add_sync, result + other)
KS_REDUCTION(reduce_max, __reduce_max_sync, max(result, other))
KS_REDUCTION(reduce_min, __reduce_min_sync, min(result, other))
#undef KS_REDUCTION

} // namespace ks::device

#define KS_KERNEL __global__
#define KS_DEVICE __device__ inline
#define KS_IF(...) (__VA_ARGS__)
#define KS_FOR(...) for (__VA_ARGS__)
#define KS_LOOP(...) while (__VA_ARGS__)
#define KS_CALL(...) (__VA_ARGS__)
#define KS_CONSTANT(T, name, count) __constant__ T name[count]
#define KS_SHARED(T, name, count) __shared__ T name[count]
// One array for all types, because two extern arrays of different types with one name would not link.
#define KS_DYNAMIC_SHARED(T, name, byte_offset)                                                              \
    extern __shared__ __align__(16) unsigned char ks_dynamic_shared[];                                       \
    T* name = reinterpret_cast<T*>(ks_dynamic_shared + (byte_offset))
// A load that bypasses the L1 cache, as nvcc's -dlcm=cg does for all loads.
#define KS_LOAD_L2(array, index) __ldcg((array) + (index))
#define KS_SYNC() __syncthreads()
#define KS_SYNC_WARP(mask) __syncwarp(mask)
#define KS_GRID_SYNC() cooperative_groups::this_grid().sync()
#define KS_SPIN(...) while (__VA_ARGS__)
#define KS_FENCE_BLOCK() __threadfence_block()
#define KS_FENCE() __threadfence()
#define KS_FENCE_SYSTEM() __threadfence_system()
#define KS_ATOMIC_ADD(place, value) ::ks::device::atomic_add(place, value)
#define KS_ATOMIC_MAX(place, value) ::ks::device::atomic_max(place, value)
#define KS_ATOMIC_MIN(place, value) ::ks::device::atomic_min(place, value)
#define KS_ATOMIC_OR(place, value) ::ks::device::atomic_or(place, value)
#define KS_ATOMIC_EXCHANGE(place, value) ::ks::device::atomic_exchange(place, value)
#define KS_ATOMIC_CAS(place, expected, value) ::ks::device::atomic_cas(place, expected, value)
#define KS_SHUFFLE(mask, value, lane) __shfl_sync(mask, value, lane)
#define KS_SHUFFLE_UP(mask, value, by) __shfl_up_sync(mask, value, by)
#define KS_SHUFFLE_DOWN(mask, value, by) __shfl_down_sync(mask, value, by)
#define KS_SHUFFLE_XOR(mask, value, by) __shfl_xor_sync(mask, value, by)
#define KS_BALLOT(mask, ...) __ballot_sync(mask, __VA_ARGS__)
#define KS_ANY(mask, ...) __any_sync(mask, __VA_ARGS__)
#define KS_ALL(mask, ...) __all_sync(mask, __VA_ARGS__)
#define KS_REDUCE_ADD(mask, value) ::ks::device::reduce_add(mask, value)
#define KS_REDUCE_MAX(mask, value) ::ks::device::reduce_max(mask, value)
#define KS_REDUCE_MIN(mask, value) ::ks::device::reduce_min(mask, value)
#define KS_WATCH(name)

#define KS_CONSTANT_ENTRY(name) constant_entry(ks_family, #name, name)
#define KS_ENTRY(name, ...) kernel_entry<&__VA_ARGS__>(ks_family, name)
// NVRTC compiles without a host part; names are looked up in the module instead.
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

// SPDX-License-Identifier: Apache-2.0
#pragma once

// Defines the words of a .inl file for g++. The emulator runs the kernel's text lane by lane. The host part
// is compiled here, once for every backend.
#include "solvers/emulator/engine/accessors.h"
#include "solvers/emulator/engine/collectives.h"
#include "solvers/emulator/engine/vector_types.h"
#include "solvers/instance/minus_infinity.h"
#include "solvers/kernels/kernel_table.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <string_view>
#include <typeinfo>
#include <utility>

#define KS_HOST_PART

namespace ks {

template <class T, emulator::Sharing sharing>
struct ParameterOf<emulator::GlobalPointer<T, sharing>> {
    static constexpr KernelParameter value{
        .kind = ArgumentKind::buffer, .constant = std::is_const_v<T>, .bytes = static_cast<int>(sizeof(T))};
};

} // namespace ks

namespace ks::emulated {

using emulator::as;
using emulator::blockDim;
using emulator::blockIdx;
using emulator::gridDim;
using emulator::threadIdx;
using emulator::warpSize;

template <class T>
using gptr = emulator::GlobalPointer<T, emulator::Sharing::own>;
template <class T>
using sptr = emulator::GlobalPointer<T, emulator::Sharing::concurrent>;
template <class T>
using vptr = emulator::GlobalPointer<T, emulator::Sharing::ordering>;

// CUDA's own functions. They are overloads, not templates, so that an argument read from memory converts to
// its value.
#define KS_MIN_MAX(T)                                                                                        \
    inline T min(T a, T b) {                                                                                 \
        return b < a ? b : a;                                                                                \
    }                                                                                                        \
    inline T max(T a, T b) {                                                                                 \
        return a < b ? b : a;                                                                                \
    }
KS_MIN_MAX(int)
KS_MIN_MAX(unsigned)
KS_MIN_MAX(long)
KS_MIN_MAX(unsigned long)
KS_MIN_MAX(long long)
KS_MIN_MAX(unsigned long long)
#undef KS_MIN_MAX
// As with fminf, the result for a number and a NaN is the number.
#define KS_MIN_MAX(T)                                                                                        \
    inline T min(T a, T b) {                                                                                 \
        return std::fmin(a, b);                                                                              \
    }                                                                                                        \
    inline T max(T a, T b) {                                                                                 \
        return std::fmax(a, b);                                                                              \
    }
KS_MIN_MAX(float)
KS_MIN_MAX(double)
#undef KS_MIN_MAX

template <class P>
P kernel_parameter(const LaunchArgument& argument) {
    if constexpr (std::is_integral_v<P>)
        return static_cast<P>(argument.bits);
    else if constexpr (std::is_same_v<P, float>)
        return std::bit_cast<float>(static_cast<std::int32_t>(argument.bits));
    else if constexpr (std::is_same_v<P, double>)
        return std::bit_cast<double>(argument.bits);
    else
        return P(argument);
}

template <auto function, class... Ps>
EmulatedKernel kernel_entry(const char* family, const char* name, void (*)(Ps...)) {
    return {.family = family,
            .name = name,
            .signature = SignatureOf<void(Ps...)>::value,
            .invoke =
                [](const EmulatedKernel&, const LaunchArgument* arguments) {
                    [arguments]<std::size_t... i>(std::index_sequence<i...>) {
                        function(kernel_parameter<Ps>(arguments[i])...);
                    }
                    (std::index_sequence_for<Ps...>());
                },
            .tag = typeid(FunctionTag<function>).name()};
}

} // namespace ks::emulated

#define KS_UNIQUE__(name, line) name##line
#define KS_UNIQUE_(name, line) KS_UNIQUE__(name, line)
#define KS_UNIQUE(name) KS_UNIQUE_(name, __LINE__)

#define KS_KERNEL
#define KS_DEVICE inline
#define KS_IF(...) (::ks::emulator::branch(static_cast<bool>(__VA_ARGS__)))
// KS_FOR appends to the third clause, which therefore must not be empty; a loop without one is a KS_LOOP.
#define KS_FOR(...)                                                                                          \
    if (::ks::emulator::LoopScope KS_UNIQUE(ks_loop); false) {                                               \
    } else                                                                                                   \
        for (__VA_ARGS__, KS_UNIQUE(ks_loop).stepped())                                                      \
            if (KS_UNIQUE(ks_loop).next(); false) {                                                          \
            } else
#define KS_LOOP(...)                                                                                         \
    if (::ks::emulator::LoopScope KS_UNIQUE(ks_loop); false) {                                               \
    } else                                                                                                   \
        while (KS_UNIQUE(ks_loop).test(static_cast<bool>(__VA_ARGS__)))
#define KS_CALL(...)                                                                                         \
    ([&]() -> decltype(auto) {                                                                               \
        const ::ks::emulator::CallScope KS_UNIQUE(ks_call);                                                  \
        return __VA_ARGS__;                                                                                  \
    }())
#define KS_CONSTANT(T, name, count)                                                                          \
    inline constexpr ::ks::emulator::ConstantArray<T, count> name {                                          \
#name                                                                                                \
    }
#define KS_SHARED(T, name, count) const auto name = ::ks::emulator::declare_shared<T>(#name, count)
#define KS_DYNAMIC_SHARED(T, name, byte_offset)                                                              \
    const auto name = ::ks::emulator::dynamic_shared<T>(#name, byte_offset)
#define KS_LOAD_L2(array, index) ((array)[index])
#define KS_SYNC() ::ks::emulator::barrier()
#define KS_SYNC_WARP(mask) ::ks::emulator::sync_warp(mask)
#define KS_GRID_SYNC() ::ks::emulator::grid_barrier()
#define KS_SPIN(...)                                                                                         \
    if (::ks::emulator::SpinScope KS_UNIQUE(ks_spin); false) {                                               \
    } else                                                                                                   \
        while (KS_UNIQUE(ks_spin).test(static_cast<bool>(__VA_ARGS__)))
#define KS_FENCE_BLOCK() ::ks::emulator::fence()
#define KS_FENCE() ::ks::emulator::fence()
#define KS_FENCE_SYSTEM() ::ks::emulator::fence()
#define KS_ATOMIC_ADD(place, value) ::ks::emulator::atomic_add(place, value)
#define KS_ATOMIC_MAX(place, value) ::ks::emulator::atomic_max(place, value)
#define KS_ATOMIC_MIN(place, value) ::ks::emulator::atomic_min(place, value)
#define KS_ATOMIC_OR(place, value) ::ks::emulator::atomic_or(place, value)
#define KS_ATOMIC_EXCHANGE(place, value) ::ks::emulator::atomic_exchange(place, value)
#define KS_ATOMIC_CAS(place, expected, value) ::ks::emulator::atomic_cas(place, expected, value)
#define KS_SHUFFLE(mask, value, lane) ::ks::emulator::shuffle(mask, value, lane)
#define KS_SHUFFLE_UP(mask, value, by) ::ks::emulator::shuffle_up(mask, value, by)
#define KS_SHUFFLE_DOWN(mask, value, by) ::ks::emulator::shuffle_down(mask, value, by)
#define KS_SHUFFLE_XOR(mask, value, by) ::ks::emulator::shuffle_xor(mask, value, by)
#define KS_BALLOT(mask, ...) ::ks::emulator::ballot(mask, static_cast<bool>(__VA_ARGS__))
#define KS_ANY(mask, ...) ::ks::emulator::any(mask, static_cast<bool>(__VA_ARGS__))
#define KS_ALL(mask, ...) ::ks::emulator::all(mask, static_cast<bool>(__VA_ARGS__))
#define KS_REDUCE_ADD(mask, value) ::ks::emulator::reduce_add(mask, value)
#define KS_REDUCE_MAX(mask, value) ::ks::emulator::reduce_max(mask, value)
#define KS_REDUCE_MIN(mask, value) ::ks::emulator::reduce_min(mask, value)
#define KS_WATCH(name) ::ks::emulator::watch(#name, name)

#define KS_CONSTANT_ENTRY(array)                                                                             \
    ::ks::EmulatedKernel {                                                                                   \
        .family = ks_family, .name = #array, .signature = {}, .invoke = nullptr, .tag = nullptr,             \
        .constant = &array, .constant_bytes = array.bytes                                                    \
    }
#define KS_ENTRY(name, ...) kernel_entry<&__VA_ARGS__>(ks_family, name, &__VA_ARGS__)
#define KS_KERNELS(file, ...)                                                                                \
    ::ks::KernelList<::ks::EmulatedKernel> kernels_##file() {                                                \
        static constexpr const char* ks_family = #file;                                                      \
        static const ::ks::EmulatedKernel entries[] = {__VA_ARGS__};                                         \
        return {entries, static_cast<int>(sizeof entries / sizeof entries[0])};                              \
    }

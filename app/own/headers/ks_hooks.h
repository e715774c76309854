// SPDX-License-Identifier: Apache-2.0
// The emulator's functions that these headers call (solvers/emulator/plain/cuda_hooks.cpp), and CUDA's
// built-in variables.
#pragma once

extern "C" {
#define KS_HOOK __attribute__((device, nothrow))
KS_HOOK __attribute__((const)) unsigned ks_special(unsigned which);
KS_HOOK const void* __ks_here(); // the compiler puts the position of the call here
KS_HOOK void ks_barrier(unsigned of_grid, const void*);
KS_HOOK void ks_fence(const void*);
KS_HOOK unsigned long ks_collective(unsigned kind, unsigned mask, unsigned long bits, unsigned argument,
                                    const void*);
KS_HOOK unsigned long ks_atomic(unsigned op, void* place, unsigned bytes, unsigned long value,
                                unsigned long other, const void*);
KS_HOOK void ks_trap(const void*);
KS_HOOK void ks_assert_fail(const char*, const char*, unsigned, const char*, const void*);
__attribute__((device)) int printf(const char*, ...) __asm__("ks_printf_of_text");
#undef KS_HOOK
}

KS_DEVICE void __trap() {
    ks_trap(__ks_here());
}
__attribute__((device, always_inline, nodebug)) inline void
__assert_fail(const char* condition, const char* file, unsigned line, const char* function) {
    ks_assert_fail(condition, file, line, function, __ks_here());
}

// A value as 64 bits, and back.
template <class T>
KS_DEVICE unsigned long ks_bits(T value) {
    unsigned long bits = 0;
    __builtin_memcpy(&bits, &value, sizeof value);
    return bits;
}
template <class T>
KS_DEVICE T ks_from(unsigned long bits) {
    T value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

// A property with a getter, because a variable would be one that kernels could write.
#define KS_COORDINATES(name, first)                                                                          \
    struct ks_##name##_type {                                                                                \
        __declspec(property(get = get_x)) unsigned x;                                                        \
        __declspec(property(get = get_y)) unsigned y;                                                        \
        __declspec(property(get = get_z)) unsigned z;                                                        \
        __attribute__((device, always_inline, nodebug)) static unsigned get_x() {                            \
            return ks_special(first);                                                                        \
        }                                                                                                    \
        __attribute__((device, always_inline, nodebug)) static unsigned get_y() {                            \
            return ks_special(first + 1);                                                                    \
        }                                                                                                    \
        __attribute__((device, always_inline, nodebug)) static unsigned get_z() {                            \
            return ks_special(first + 2);                                                                    \
        }                                                                                                    \
        __attribute__((device, always_inline, nodebug)) operator uint3() const {                             \
            return {get_x(), get_y(), get_z()};                                                              \
        }                                                                                                    \
        __attribute__((device, always_inline, nodebug)) operator dim3() const {                              \
            return dim3(get_x(), get_y(), get_z());                                                          \
        }                                                                                                    \
    };                                                                                                       \
    extern __attribute__((device, weak)) const ks_##name##_type name;
KS_COORDINATES(threadIdx, 0)
KS_COORDINATES(blockIdx, 3)
KS_COORDINATES(blockDim, 6)
KS_COORDINATES(gridDim, 9)
#undef KS_COORDINATES
static constexpr int warpSize = 32;

KS_DEVICE unsigned ks_lane() {
    return ks_special(12);
}

KS_DEVICE void __syncthreads() {
    ks_barrier(0, __ks_here());
}
KS_DEVICE void __threadfence() {
    ks_fence(__ks_here());
}
KS_DEVICE void __threadfence_block() {
    ks_fence(__ks_here());
}
KS_DEVICE void __threadfence_system() {
    ks_fence(__ks_here());
}

// SPDX-License-Identifier: Apache-2.0
// CUDA's atomic functions: each returns the value before (NVIDIA, CUDA C++ Programming Guide, section 7.14).
// The numbers are those of solvers/emulator/plain/atomic_ops.h.
#pragma once

#define KS_ATOMIC(name, op, T)                                                                               \
    KS_DEVICE T name(T* place, T value) {                                                                    \
        return ks_from<T>(ks_atomic(op, place, sizeof(T), ks_bits(value), 0, __ks_here()));                  \
    }
#define KS_ATOMICS(name, of_signed, of_unsigned)                                                             \
    KS_ATOMIC(name, of_signed, int)                                                                          \
    KS_ATOMIC(name, of_unsigned, unsigned)                                                                   \
    KS_ATOMIC(name, of_signed, long)                                                                         \
    KS_ATOMIC(name, of_unsigned, unsigned long)                                                              \
    KS_ATOMIC(name, of_signed, long long)                                                                    \
    KS_ATOMIC(name, of_unsigned, unsigned long long)
KS_ATOMICS(atomicAdd, 0, 0)
KS_ATOMICS(atomicSub, 10, 10)
KS_ATOMICS(atomicMax, 1, 2)
KS_ATOMICS(atomicMin, 3, 4)
KS_ATOMICS(atomicOr, 5, 5)
KS_ATOMICS(atomicAnd, 6, 6)
KS_ATOMICS(atomicXor, 7, 7)
KS_ATOMICS(atomicExch, 8, 8)
KS_ATOMIC(atomicAdd, 13, float)
KS_ATOMIC(atomicAdd, 13, double)
KS_ATOMIC(atomicExch, 8, float)
KS_ATOMIC(atomicExch, 8, double)
KS_ATOMIC(atomicInc, 11, unsigned)
KS_ATOMIC(atomicDec, 12, unsigned)
#undef KS_ATOMICS
#undef KS_ATOMIC

#define KS_ATOMIC_CAS(T)                                                                                     \
    KS_DEVICE T atomicCAS(T* place, T expected, T value) {                                                   \
        return ks_from<T>(ks_atomic(9, place, sizeof(T), ks_bits(expected), ks_bits(value), __ks_here()));   \
    }
KS_ATOMIC_CAS(int)
KS_ATOMIC_CAS(unsigned)
KS_ATOMIC_CAS(long)
KS_ATOMIC_CAS(unsigned long)
KS_ATOMIC_CAS(long long)
KS_ATOMIC_CAS(unsigned long long)
#undef KS_ATOMIC_CAS

#define atomicAdd_block atomicAdd
#define atomicAdd_system atomicAdd
#define atomicMax_block atomicMax
#define atomicMin_block atomicMin
#define atomicCAS_block atomicCAS
#define atomicExch_block atomicExch

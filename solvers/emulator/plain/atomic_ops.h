// SPDX-License-Identifier: Apache-2.0
#pragma once

// CUDA's atomic operations as the header that a kernel includes numbers them. That header and the emulator
// read this list.
//   KS_ATOMIC_OP(name, number)
#define KS_ATOMIC_OPS                                                                                        \
    KS_ATOMIC_OP(add, 0)                                                                                     \
    KS_ATOMIC_OP(max_signed, 1)                                                                              \
    KS_ATOMIC_OP(max_unsigned, 2)                                                                            \
    KS_ATOMIC_OP(min_signed, 3)                                                                              \
    KS_ATOMIC_OP(min_unsigned, 4)                                                                            \
    KS_ATOMIC_OP(bit_or, 5)                                                                                  \
    KS_ATOMIC_OP(bit_and, 6)                                                                                 \
    KS_ATOMIC_OP(bit_xor, 7)                                                                                 \
    KS_ATOMIC_OP(exchange, 8)                                                                                \
    KS_ATOMIC_OP(compare_exchange, 9)                                                                        \
    KS_ATOMIC_OP(subtract, 10)                                                                               \
    KS_ATOMIC_OP(increment, 11)                                                                              \
    KS_ATOMIC_OP(decrement, 12)                                                                              \
    KS_ATOMIC_OP(add_float, 13)                                                                              \
    KS_ATOMIC_OP(max_float, 14)                                                                              \
    KS_ATOMIC_OP(min_float, 15)

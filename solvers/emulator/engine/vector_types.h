// SPDX-License-Identifier: Apache-2.0
#pragma once

// The subset of CUDA's short vectors that kernels use. One wide access moves one vector.
namespace ks::emulated {

#define KS_VECTORS(T, name)                                                                                  \
    struct alignas(2 * sizeof(T)) name##2 {                                                                  \
        T x, y;                                                                                              \
    };                                                                                                       \
    inline name##2 make_##name##2(T x, T y) {                                                                \
        return {x, y};                                                                                       \
    }
KS_VECTORS(short, short)
KS_VECTORS(int, int)
KS_VECTORS(unsigned, uint)
KS_VECTORS(long long, longlong)
KS_VECTORS(unsigned long long, ulonglong)
#undef KS_VECTORS

#define KS_VECTORS(T, name)                                                                                  \
    struct alignas(4 * sizeof(T)) name##4 {                                                                  \
        T x, y, z, w;                                                                                        \
    };                                                                                                       \
    inline name##4 make_##name##4(T x, T y, T z, T w) {                                                      \
        return {x, y, z, w};                                                                                 \
    }
KS_VECTORS(int, int)
KS_VECTORS(unsigned, uint)
KS_VECTORS(float, float)
#undef KS_VECTORS

} // namespace ks::emulated

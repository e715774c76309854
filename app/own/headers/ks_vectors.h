// SPDX-License-Identifier: Apache-2.0
// int4, float2 and the like (NVIDIA, CUDA C++ Programming Guide, section 7.3), and dim3.
#pragma once

#define KS_VECTOR(T, Part)                                                                                   \
    struct T##1 {                                                                                            \
        Part x;                                                                                              \
    };                                                                                                       \
    struct __align__(2 * sizeof(Part)) T##2 {                                                                \
        Part x, y;                                                                                           \
    };                                                                                                       \
    struct T##3 {                                                                                            \
        Part x, y, z;                                                                                        \
    };                                                                                                       \
    struct __align__(sizeof(Part) == 8 ? 16 : 4 * sizeof(Part)) T##4 {                                       \
        Part x, y, z, w;                                                                                     \
    };                                                                                                       \
    KS_BOTH T##1 make_##T##1(Part x) {                                                                       \
        return {x};                                                                                          \
    }                                                                                                        \
    KS_BOTH T##2 make_##T##2(Part x, Part y) {                                                               \
        return {x, y};                                                                                       \
    }                                                                                                        \
    KS_BOTH T##3 make_##T##3(Part x, Part y, Part z) {                                                       \
        return {x, y, z};                                                                                    \
    }                                                                                                        \
    KS_BOTH T##4 make_##T##4(Part x, Part y, Part z, Part w) {                                               \
        return {x, y, z, w};                                                                                 \
    }
KS_VECTOR(char, signed char)
KS_VECTOR(uchar, unsigned char)
KS_VECTOR(short, short)
KS_VECTOR(ushort, unsigned short)
KS_VECTOR(int, int)
KS_VECTOR(uint, unsigned)
KS_VECTOR(long, long)
KS_VECTOR(ulong, unsigned long)
KS_VECTOR(longlong, long long)
KS_VECTOR(ulonglong, unsigned long long)
KS_VECTOR(float, float)
KS_VECTOR(double, double)
#undef KS_VECTOR

struct dim3 {
    unsigned x, y, z;
    KS_BOTH constexpr dim3(unsigned width = 1, unsigned height = 1, unsigned depth = 1)
        : x(width), y(height), z(depth) {}
    KS_BOTH constexpr dim3(uint3 all) : x(all.x), y(all.y), z(all.z) {}
    KS_BOTH constexpr operator uint3() const { return {x, y, z}; }
};

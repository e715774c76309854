// SPDX-License-Identifier: Apache-2.0
// Functions of mathematics and of bits, and loads with a hint to a cache.
#pragma once

#define KS_LOAD(name)                                                                                        \
    template <class T>                                                                                       \
    KS_DEVICE T name(const T* place) {                                                                       \
        return *place;                                                                                       \
    }
KS_LOAD(__ldg)
KS_LOAD(__ldca)
KS_LOAD(__ldcg)
KS_LOAD(__ldcs)
KS_LOAD(__ldlu)
KS_LOAD(__ldcv)
#undef KS_LOAD
#define KS_STORE(name)                                                                                       \
    template <class T>                                                                                       \
    KS_DEVICE void name(T* place, T value) {                                                                 \
        *place = value;                                                                                      \
    }
KS_STORE(__stwb)
KS_STORE(__stcg)
KS_STORE(__stcs)
KS_STORE(__stwt)
#undef KS_STORE

#define KS_MIN_MAX(T)                                                                                        \
    KS_BOTH T min(T a, T b) {                                                                                \
        return b < a ? b : a;                                                                                \
    }                                                                                                        \
    KS_BOTH T max(T a, T b) {                                                                                \
        return a < b ? b : a;                                                                                \
    }
KS_MIN_MAX(int)
KS_MIN_MAX(unsigned)
KS_MIN_MAX(long)
KS_MIN_MAX(unsigned long)
KS_MIN_MAX(long long)
KS_MIN_MAX(unsigned long long)
#undef KS_MIN_MAX
KS_BOTH float min(float a, float b) {
    return __builtin_fminf(a, b);
}
KS_BOTH float max(float a, float b) {
    return __builtin_fmaxf(a, b);
}
KS_BOTH double min(double a, double b) {
    return __builtin_fmin(a, b);
}
KS_BOTH double max(double a, double b) {
    return __builtin_fmax(a, b);
}
KS_DEVICE int abs(int a) {
    return a < 0 ? -a : a;
}
KS_DEVICE long abs(long a) {
    return a < 0 ? -a : a;
}
KS_DEVICE long long abs(long long a) {
    return a < 0 ? -a : a;
}
KS_DEVICE float abs(float a) {
    return __builtin_fabsf(a);
}
KS_DEVICE double abs(double a) {
    return __builtin_fabs(a);
}

#define KS_OF_ONE(name)                                                                                      \
    KS_DEVICE float name##f(float a) {                                                                       \
        return __builtin_##name##f(a);                                                                       \
    }                                                                                                        \
    KS_DEVICE double name(double a) {                                                                        \
        return __builtin_##name(a);                                                                          \
    }                                                                                                        \
    KS_DEVICE float name(float a) {                                                                          \
        return __builtin_##name##f(a);                                                                       \
    }
KS_OF_ONE(sqrt)
KS_OF_ONE(cbrt)
KS_OF_ONE(exp)
KS_OF_ONE(exp2)
KS_OF_ONE(expm1)
KS_OF_ONE(log)
KS_OF_ONE(log2)
KS_OF_ONE(log10)
KS_OF_ONE(log1p)
KS_OF_ONE(sin)
KS_OF_ONE(cos)
KS_OF_ONE(tan)
KS_OF_ONE(asin)
KS_OF_ONE(acos)
KS_OF_ONE(atan)
KS_OF_ONE(sinh)
KS_OF_ONE(cosh)
KS_OF_ONE(tanh)
KS_OF_ONE(asinh)
KS_OF_ONE(acosh)
KS_OF_ONE(atanh)
KS_OF_ONE(erf)
KS_OF_ONE(erfc)
KS_OF_ONE(floor)
KS_OF_ONE(ceil)
KS_OF_ONE(trunc)
KS_OF_ONE(round)
KS_OF_ONE(rint)
KS_OF_ONE(fabs)
#undef KS_OF_ONE
#define KS_OF_TWO(name)                                                                                      \
    KS_DEVICE float name##f(float a, float b) {                                                              \
        return __builtin_##name##f(a, b);                                                                    \
    }                                                                                                        \
    KS_DEVICE double name(double a, double b) {                                                              \
        return __builtin_##name(a, b);                                                                       \
    }                                                                                                        \
    KS_DEVICE float name(float a, float b) {                                                                 \
        return __builtin_##name##f(a, b);                                                                    \
    }
KS_OF_TWO(pow)
KS_OF_TWO(fmod)
KS_OF_TWO(atan2)
KS_OF_TWO(fmin)
KS_OF_TWO(fmax)
KS_OF_TWO(hypot)
KS_OF_TWO(copysign)
#undef KS_OF_TWO
KS_DEVICE float fmaf(float a, float b, float c) {
    return __builtin_fmaf(a, b, c);
}
KS_DEVICE double fma(double a, double b, double c) {
    return __builtin_fma(a, b, c);
}
KS_DEVICE float rsqrtf(float a) {
    return 1.0f / __builtin_sqrtf(a);
}
KS_DEVICE double rsqrt(double a) {
    return 1.0 / __builtin_sqrt(a);
}
KS_DEVICE void sincosf(float a, float* sine, float* cosine) {
    *sine = __builtin_sinf(a);
    *cosine = __builtin_cosf(a);
}
KS_DEVICE bool isnan(float a) {
    return __builtin_isnan(a);
}
KS_DEVICE bool isnan(double a) {
    return __builtin_isnan(a);
}
KS_DEVICE bool isinf(float a) {
    return __builtin_isinf(a);
}
KS_DEVICE bool isinf(double a) {
    return __builtin_isinf(a);
}

// Fast functions have the exact result here.
KS_DEVICE float __expf(float a) {
    return __builtin_expf(a);
}
KS_DEVICE float __logf(float a) {
    return __builtin_logf(a);
}
KS_DEVICE float __sinf(float a) {
    return __builtin_sinf(a);
}
KS_DEVICE float __cosf(float a) {
    return __builtin_cosf(a);
}
KS_DEVICE float __powf(float a, float b) {
    return __builtin_powf(a, b);
}
KS_DEVICE float __fdividef(float a, float b) {
    return a / b;
}
KS_DEVICE float __fadd_rn(float a, float b) {
    return a + b;
}
KS_DEVICE float __fmul_rn(float a, float b) {
    return a * b;
}
KS_DEVICE float __fmaf_rn(float a, float b, float c) {
    return __builtin_fmaf(a, b, c);
}
KS_DEVICE float __saturatef(float a) {
    return a < 0 ? 0 : a > 1 ? 1 : a;
}

KS_BOTH int __popc(unsigned a) {
    return __builtin_popcount(a);
}
KS_BOTH int __popcll(unsigned long long a) {
    return __builtin_popcountll(a);
}
KS_BOTH int __clz(int a) {
    return a == 0 ? 32 : __builtin_clz((unsigned)a);
}
KS_BOTH int __clzll(long long a) {
    return a == 0 ? 64 : __builtin_clzll((unsigned long long)a);
}
KS_BOTH int __ffs(int a) {
    return __builtin_ffs(a);
}
KS_BOTH int __ffsll(long long a) {
    return __builtin_ffsll(a);
}
KS_BOTH unsigned __brev(unsigned a) {
    return __builtin_bitreverse32(a);
}
KS_BOTH unsigned long long __brevll(unsigned long long a) {
    return __builtin_bitreverse64(a);
}
KS_BOTH int __mul24(int a, int b) {
    return a * b;
}
KS_BOTH unsigned __umul24(unsigned a, unsigned b) {
    return a * b;
}
KS_BOTH int __mulhi(int a, int b) {
    return (int)(((long)a * b) >> 32);
}
KS_BOTH unsigned __umulhi(unsigned a, unsigned b) {
    return (unsigned)(((unsigned long)a * b) >> 32);
}
KS_BOTH int __float_as_int(float a) {
    return __builtin_bit_cast(int, a);
}
KS_BOTH unsigned __float_as_uint(float a) {
    return __builtin_bit_cast(unsigned, a);
}
KS_BOTH float __int_as_float(int a) {
    return __builtin_bit_cast(float, a);
}
KS_BOTH float __uint_as_float(unsigned a) {
    return __builtin_bit_cast(float, a);
}
KS_BOTH long long __double_as_longlong(double a) {
    return __builtin_bit_cast(long long, a);
}
KS_BOTH double __longlong_as_double(long long a) {
    return __builtin_bit_cast(double, a);
}
KS_DEVICE int __float2int_rn(float a) {
    return (int)__builtin_rintf(a);
}
KS_DEVICE int __float2int_rd(float a) {
    return (int)__builtin_floorf(a);
}
KS_DEVICE int __float2int_rz(float a) {
    return (int)a;
}
KS_DEVICE float __int2float_rn(int a) {
    return (float)a;
}

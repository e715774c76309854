// SPDX-License-Identifier: Apache-2.0
// Test kernels that read constant memory.

KS_CONSTANT(int, factors, 64);
KS_CONSTANT(long, offsets, 32);

/// Lane i reads element i * stride.
KS_KERNEL void constant_strided(gptr<int> to, int stride) {
    const int i = threadIdx.x;
    to[i] = factors[i * stride];
}

KS_KERNEL void constant_sum(gptr<long> to) {
    const int i = threadIdx.x;
    long sum = offsets[i];
    KS_FOR(int k = 0; k < 4; ++k)
        sum += factors[k];
    to[i] = sum;
}

KS_KERNELS(constant, KS_CONSTANT_ENTRY(factors), KS_CONSTANT_ENTRY(offsets), KS_ENTRY("strided", constant_strided),
           KS_ENTRY("sum", constant_sum))

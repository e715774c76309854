// SPDX-License-Identifier: Apache-2.0
// Test kernels whose results show their arguments and their order.

/// Each element times `factor`, plus `shift`, at least `least`.
KS_KERNEL void scale(gptr<const double> from, gptr<double> to, double factor, float shift, double least, int count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(i < count))
        to[i] = max(from[i] * factor + shift, least);
}

/// Appends `digit` to each element's digits, `times` times; the last 9 digits show the order of launches.
KS_KERNEL void append(gptr<int> numbers, int digit, int times, int count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(i >= count))
        return;
    int number = numbers[i];
    KS_FOR(int k = 0; k < times; ++k)
        number = number % 100000000 * 10 + digit;
    numbers[i] = number;
}

KS_KERNELS(numbers, KS_ENTRY("scale", scale), KS_ENTRY("append", append))

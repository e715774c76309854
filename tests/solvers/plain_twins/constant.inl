// SPDX-License-Identifier: Apache-2.0
__constant__ int factors[64];
__constant__ long offsets[32];

__global__ void constant_strided(int* __restrict__ to, int stride) {
    const int i = threadIdx.x;
    to[i] = factors[i * stride];
}

__global__ void constant_sum(long* __restrict__ to) {
    const int i = threadIdx.x;
    long sum = offsets[i];
    for (int k = 0; k < 4; ++k)
        sum += factors[k];
    to[i] = sum;
}

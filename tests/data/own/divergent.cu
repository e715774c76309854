// SPDX-License-Identifier: Apache-2.0
// Lane i goes round the loop i % 4 times.
__global__ void rounds(const int* from, int* to) {
    int sum = 0;
    for (int i = 0; i < threadIdx.x % 4; ++i)
        sum += from[i];
    to[threadIdx.x] = sum;
}

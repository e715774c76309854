// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
__global__ void says(int* to, float x) {
    if (threadIdx.x == 3)
        printf("thread %d has %5.2f and %s\n", threadIdx.x, x, "text");
    to[threadIdx.x] = 1;
}

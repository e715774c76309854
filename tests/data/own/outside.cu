// SPDX-License-Identifier: Apache-2.0
__global__ void shift(const int* from, int* to) {
    to[threadIdx.x] = from[threadIdx.x + 1];
}

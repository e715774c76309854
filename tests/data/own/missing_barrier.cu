// SPDX-License-Identifier: Apache-2.0
__global__ void total(const int* from, int* to) {
    __shared__ int part[64];
    part[threadIdx.x] = from[threadIdx.x];
    to[threadIdx.x] = part[63 - threadIdx.x];
}

// SPDX-License-Identifier: Apache-2.0
__global__ void broken(int* to) {
    to[threadIdx.x] = nowhere;
}

// SPDX-License-Identifier: Apache-2.0
// A sum over a block, with a bank conflict of two ways in the first round.
__global__ void total(const int* from, int* to) {
    __shared__ int part[64];
    part[threadIdx.x] = from[threadIdx.x];
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        to[0] = part[0];
}

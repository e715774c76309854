// SPDX-License-Identifier: Apache-2.0
__global__ void parts(const int* __restrict__ from, int* __restrict__ to) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = from[i];
    if (i % 2 == 0)
        x += from[i + 1];
    else
        x -= 100;
    to[i] = x;
}

__global__ void rounds(int* __restrict__ to, int times) {
    const int i = threadIdx.x;
    int sum = 0;
    for (int turn = 0; turn < times * (i % 3); ++turn) {
        sum += turn;
        to[i] = sum;
    }
    __syncthreads();
}

__global__ void values(const int* __restrict__ from, int* __restrict__ to, int* count,
                       const signed char* __restrict__ bytes, const unsigned long long* __restrict__ words) {
    __shared__ int local[32];
    const int i = threadIdx.x;
    const int4 four = reinterpret_cast<const int4*>(from)[i];
    const long long small = bytes[i];
    const unsigned long long large = words[i];
    const int before = atomicAdd(&count[0], 2);
    local[i] = -i;
    __syncthreads();
    const int other = local[31 - i];
    to[i] = __shfl_xor_sync(~0u, other, 1) + four.x + before + static_cast<int>(small + large);
}

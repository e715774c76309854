// SPDX-License-Identifier: Apache-2.0
__global__ void collectives(const int* __restrict__ from, int* __restrict__ to) {
    int sum = from[threadIdx.x];
    sum += __shfl_sync(~0u, sum, 3);
    sum += __shfl_up_sync(~0u, sum, 1);
    sum += __shfl_down_sync(~0u, sum, 2);
    sum += __shfl_xor_sync(~0u, sum, 16);
    __syncwarp(~0u);
    if (__any_sync(~0u, sum > 3) && !__all_sync(~0u, sum > 5))
        to[threadIdx.x] = static_cast<int>(__ballot_sync(~0u, sum > 4));
}

__global__ void meeting(int* row, volatile int* flag, int* counter) {
    row[threadIdx.x] = 1;
    __threadfence_block();
    __threadfence();
    __threadfence_system();
    atomicAdd(&counter[0], 1);
    atomicMax(&counter[1], 2);
    atomicMin(&counter[2], 3);
    atomicOr(&counter[3], 4);
    atomicExch(&counter[4], 5);
    atomicCAS(&counter[5], 6, 7);
    while (flag[0] == 0) {
    }
    cooperative_groups::this_grid().sync();
    row[threadIdx.x] += row[0];
}

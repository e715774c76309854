// SPDX-License-Identifier: Apache-2.0
// Each block adds 1 under a lock.
__device__ int lock;
__global__ void counts(int* total) {
    if (threadIdx.x != 0)
        return;
    while (atomicCAS(&lock, 0, 1) != 0) {}
    *(volatile int*)total = *(volatile int*)total + 1;
    __threadfence();
    atomicExch(&lock, 0);
}

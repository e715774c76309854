// SPDX-License-Identifier: Apache-2.0
extern "C" __device__ int target() { return 1; }
extern "C" __device__ int other() __attribute__((alias("target")));
__global__ void k(int* to) { to[0] = other(); }

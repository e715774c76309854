// SPDX-License-Identifier: Apache-2.0
__global__ void lane(int* to) {
    int id;
    asm("mov.u32 %0, %laneid;" : "=r"(id));
    to[threadIdx.x] = id;
}

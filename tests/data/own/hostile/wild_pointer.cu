// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { *(int*)0x1000 = 1; }

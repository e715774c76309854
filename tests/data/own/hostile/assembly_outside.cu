// SPDX-License-Identifier: Apache-2.0
asm(".globl main");
__global__ void k(int* to) { to[0] = 1; }

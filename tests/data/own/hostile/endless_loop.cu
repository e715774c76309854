// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { for (;;) to[0] += 1; }

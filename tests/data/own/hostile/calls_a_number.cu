// SPDX-License-Identifier: Apache-2.0
typedef void (*Call)();
__global__ void k(int* to, long n) { ((Call)n)(); to[0] = 1; }

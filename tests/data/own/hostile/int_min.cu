// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to, int n) { to[0] = (1 << 31) / (n - n - 1) + n % (n - n); }

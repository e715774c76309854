// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { int* p = new int[100]; to[0] = p[0]; }

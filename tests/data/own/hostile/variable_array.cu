// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { int n = to[0] + 100000000; int room[n]; room[n - 1] = 1; to[0] = room[n - 1]; }

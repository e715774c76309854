// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { int room[4]; for (int i = 0; i < 4000000; ++i) room[i] = i; to[0] = room[0]; }

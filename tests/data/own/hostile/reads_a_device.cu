// SPDX-License-Identifier: Apache-2.0
#include "/dev/zero"
__global__ void k(int* to) { to[0] = 1; }

// SPDX-License-Identifier: Apache-2.0
#include "/etc/passwd"
__global__ void k(int* to) { to[0] = 1; }

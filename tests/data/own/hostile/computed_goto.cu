// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { void* at = &&here; goto *at; here: to[0] = 1; }

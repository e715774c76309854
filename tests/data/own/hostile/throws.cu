// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { throw 1; }

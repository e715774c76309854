// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { int* none = nullptr; to[0] = *none; }

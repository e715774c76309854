// SPDX-License-Identifier: Apache-2.0
__global__ void k(int* to) { char* p = (char*)__builtin_frame_address(0); for (int i = 0; i < 100000; ++i) p[i] = 65; to[0] = 1; }

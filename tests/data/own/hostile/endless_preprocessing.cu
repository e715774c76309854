// SPDX-License-Identifier: Apache-2.0
#define A(x) x x x x x x x x
#define B(x) A(A(A(A(x))))
#define C(x) B(B(B(B(x))))
C(C(int a;))
__global__ void k(int* to) { to[0] = 1; }

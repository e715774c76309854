// SPDX-License-Identifier: Apache-2.0
template <int n> struct T { static const int v = T<n - 1>::v + T<n - 2>::v; };
__global__ void k(int* to) { to[0] = T<1000000>::v; }

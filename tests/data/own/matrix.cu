// SPDX-License-Identifier: Apache-2.0
// A product of two 16 x 16 matrices, a thread per element, with its own host code.
#include <cstdio>
#define N 16
__global__ void product(const float* a, const float* b, float* c) {
    __shared__ float rows[N][N], columns[N][N];
    int x = threadIdx.x, y = threadIdx.y;
    rows[y][x] = a[y * N + x];
    columns[y][x] = b[y * N + x];
    __syncthreads();
    float sum = 0;
    for (int k = 0; k < N; ++k)
        sum += rows[y][k] * columns[k][x];
    c[y * N + x] = sum;
}
int main() {
    float *a, *b, *c;
    cudaMalloc(&a, N * N * sizeof(float));
    cudaMalloc(&b, N * N * sizeof(float));
    cudaMalloc(&c, N * N * sizeof(float));
    product<<<1, dim3(N, N)>>>(a, b, c);
    printf("%d\n", cudaDeviceSynchronize());
}

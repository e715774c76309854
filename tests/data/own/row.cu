// SPDX-License-Identifier: Apache-2.0
// One row of the table of the 0-1 knapsack.
__global__ void row(const int* above, int* next, int w, int v, int C) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j > C)
        return;
    int best = above[j];
    if (j >= w && above[j - w] + v > best)
        best = above[j - w] + v;
    next[j] = best;
}

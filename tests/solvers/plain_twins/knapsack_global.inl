// SPDX-License-Identifier: Apache-2.0
template <class Cell>
__global__ void knapsack_global_row(int weight, Cell value, const Cell* __restrict__ above, Cell* __restrict__ row,
                                    int capacity) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j > capacity)
        return;
    Cell best = above[j];
    if (weight <= j)
        best = max(best, above[j - weight] + value);
    row[j] = best;
}

template __global__ void knapsack_global_row<int>(int, int, const int* __restrict__, int* __restrict__, int);
template __global__ void knapsack_global_row<long>(int, long, const long* __restrict__, long* __restrict__, int);

// SPDX-License-Identifier: Apache-2.0
template <class Cell>
__global__ void mckp_global_row(const int* __restrict__ weights, const Cell* __restrict__ values, int items,
                                const Cell* __restrict__ above, Cell* __restrict__ row, int capacity) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j > capacity)
        return;
    Cell best = ks::minus_infinity<Cell>;
    for (int k = 0; k < items; ++k) {
        const int weight = weights[k];
        if (weight <= j)
            best = max(best, above[j - weight] + values[k]);
    }
    row[j] = best;
}

template __global__ void mckp_global_row<int>(const int* __restrict__, const int* __restrict__, int,
                                              const int* __restrict__, int* __restrict__, int);
template __global__ void mckp_global_row<long>(const int* __restrict__, const long* __restrict__, int,
                                               const long* __restrict__, long* __restrict__, int);

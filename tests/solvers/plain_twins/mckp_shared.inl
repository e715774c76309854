// SPDX-License-Identifier: Apache-2.0
template <class Cell>
__global__ void mckp_shared_row(const int* __restrict__ weights, const Cell* __restrict__ values, int items, int chunk,
                                const Cell* __restrict__ above, Cell* __restrict__ row, int capacity) {
    extern __shared__ __align__(16) unsigned char ks_dynamic_shared[];
    Cell* local_values = reinterpret_cast<Cell*>(ks_dynamic_shared);
    int* local_weights = reinterpret_cast<int*>(ks_dynamic_shared + chunk * sizeof(Cell));
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    Cell best = ks::minus_infinity<Cell>;
    for (int first = 0; first < items; first += chunk) {
        const int count = min(chunk, items - first);
        for (int k = threadIdx.x; k < count; k += blockDim.x) {
            local_values[k] = values[first + k];
            local_weights[k] = weights[first + k];
        }
        __syncthreads();
        if (j <= capacity) {
            for (int k = 0; k < count; ++k) {
                const int weight = local_weights[k];
                if (weight <= j)
                    best = max(best, above[j - weight] + local_values[k]);
            }
        }
        __syncthreads();
    }
    if (j <= capacity)
        row[j] = best;
}

template __global__ void mckp_shared_row<int>(const int* __restrict__, const int* __restrict__, int, int,
                                              const int* __restrict__, int* __restrict__, int);
template __global__ void mckp_shared_row<long>(const int* __restrict__, const long* __restrict__, int, int,
                                               const long* __restrict__, long* __restrict__, int);

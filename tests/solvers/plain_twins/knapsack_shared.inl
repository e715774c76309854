// SPDX-License-Identifier: Apache-2.0
template <class Cell>
__global__ void knapsack_shared_row(int weight, Cell value, const Cell* __restrict__ above, Cell* __restrict__ row,
                                    int capacity) {
    extern __shared__ __align__(16) unsigned char ks_dynamic_shared[];
    Cell* tile = reinterpret_cast<Cell*>(ks_dynamic_shared);
    const int threads = blockDim.x;
    const int first = blockIdx.x * threads;
    const int reach = min(weight, threads);
    for (int t = threadIdx.x; t < threads + reach; t += threads) {
        const int source = first + t - (t < reach ? weight : reach);
        if (source >= 0 && source <= capacity)
            tile[t] = above[source];
    }
    __syncthreads();
    const int t = threadIdx.x;
    const int j = first + t;
    if (j <= capacity) {
        Cell best = tile[reach + t];
        if (weight <= j)
            best = max(best, tile[t] + value);
        row[j] = best;
    }
}

template __global__ void knapsack_shared_row<int>(int, int, const int* __restrict__, int* __restrict__, int);
template __global__ void knapsack_shared_row<long>(int, long, const long* __restrict__, long* __restrict__, int);

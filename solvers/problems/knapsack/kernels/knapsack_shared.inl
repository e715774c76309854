// SPDX-License-Identifier: Apache-2.0
// CUDA-SHARED (thesis, Section 4.2.1) for 0-1 knapsack: a row has only one item, so the block fetches the part of the row
// above that it needs. Each cell of it is used at most twice: by the cell below, and by the cell `weight` further right.

/// Computes row i from row i - 1, as knapsack_global_row does. The cells above the block's cells and those `weight`
/// before them overlap if weight < blockDim.x; only their union is fetched: blockDim.x + reach cells of dynamic shared
/// memory, where reach = min(weight, blockDim.x).
template <class Cell>
KS_KERNEL void knapsack_shared_row(int weight, Cell value, gptr<const Cell> above, gptr<Cell> row, int capacity) {
    KS_DYNAMIC_SHARED(Cell, tile, 0);
    const int threads = blockDim.x;
    const int first = blockIdx.x * threads;
    const int reach = min(weight, threads);
    KS_FOR(int t = threadIdx.x; t < threads + reach; t += threads) {
        const int source = first + t - (t < reach ? weight : reach);
        if (KS_IF(source >= 0 && source <= capacity))
            tile[t] = above[source];
    }
    KS_SYNC();
    const int t = threadIdx.x;
    const int j = first + t;
    if (KS_IF(j <= capacity)) {
        Cell best = tile[reach + t];
        if (KS_IF(weight <= j))
            best = max(best, tile[t] + value);
        row[j] = best;
    }
}

KS_KERNELS(knapsack_shared, KS_ENTRY("row<int32>", knapsack_shared_row<int>),
           KS_ENTRY("row<int64>", knapsack_shared_row<long>))

#ifdef KS_HOST_PART
const Variant& variant_knapsack_shared() {
    static const KnapsackRows variant([] {
        VariantInfo info = knapsack_rows_info("knapsack.shared", 512);
        info.title = "CUDA-SHARED: the row above in shared memory";
        info.section = "4.2.1";
        return RowKernel<KnapsackFamily>{
            .info = std::move(info),
            .kernel = "knapsack_shared.row",
            .launch = [](const KnapsackRow& row, const Parameters&, const Backend&) -> RowLaunch {
                const int cells = row.block + std::min(row.weight, row.block); // at most 16 KiB, which every device has
                return {{.grid = row.blocks, .block = row.block, .shared_bytes = cells * row.cell_bytes},
                        {row.weight, row.value, row.above, row.row, row.capacity}};
            },
            .work = knapsack_shared_work};
    }());
    return variant;
}
#endif

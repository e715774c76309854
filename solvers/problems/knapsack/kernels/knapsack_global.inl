// SPDX-License-Identifier: Apache-2.0
// CUDA-GLOBAL (thesis, Section 4.1) for 0-1 knapsack: one launch per item, one thread per cell of Algorithm 2.1.

/// Computes row i of the table from row i - 1, for an item with this weight and value. `above` and `row` hold capacity
/// + 1 cells. Launched with at least capacity + 1 threads.
template <class Cell>
KS_KERNEL void knapsack_global_row(int weight, Cell value, gptr<const Cell> above, gptr<Cell> row, int capacity) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j > capacity))
        return;
    Cell best = above[j];
    if (KS_IF(weight <= j))
        best = max(best, above[j - weight] + value);
    row[j] = best;
}

KS_KERNELS(knapsack_global, KS_ENTRY("row<int32>", knapsack_global_row<int>),
           KS_ENTRY("row<int64>", knapsack_global_row<long>))

#ifdef KS_HOST_PART
const Variant& variant_knapsack_global() {
    static const KnapsackRows variant([] {
        VariantInfo info = knapsack_rows_info("knapsack.global", 256);
        info.title = "CUDA-GLOBAL: one thread a cell";
        info.section = "4.1";
        return RowKernel<KnapsackFamily>{
            .info = std::move(info),
            .kernel = "knapsack_global.row",
            .launch = [](const KnapsackRow& row, const Parameters&, const Backend&) -> RowLaunch {
                return {{.grid = row.blocks, .block = row.block},
                        {row.weight, row.value, row.above, row.row, row.capacity}};
            },
            .work = knapsack_global_work};
    }());
    return variant;
}
#endif

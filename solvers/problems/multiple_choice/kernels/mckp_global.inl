// SPDX-License-Identifier: Apache-2.0
// CUDA-GLOBAL (thesis, Section 4.1, Algorithm 4.1): one launch per class, one thread per cell, items in global memory.

/// Computes row i of the table from row i - 1. `weights` and `values` hold the class's `items` items; `above` and `row`
/// hold capacity + 1 cells. Launched with at least capacity + 1 threads.
template <class Cell>
KS_KERNEL void mckp_global_row(gptr<const int> weights, gptr<const Cell> values, int items, gptr<const Cell> above,
                               gptr<Cell> row, int capacity) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j > capacity))
        return;
    Cell best = ks::minus_infinity<Cell>;
    KS_FOR(int k = 0; k < items; ++k) {
        const int weight = weights[k];
        if (KS_IF(weight <= j))
            best = max(best, above[j - weight] + values[k]);
    }
    row[j] = best;
}

KS_KERNELS(mckp_global, KS_ENTRY("row<int32>", mckp_global_row<int>), KS_ENTRY("row<int64>", mckp_global_row<long>))

#ifdef KS_HOST_PART
const Variant& variant_mckp_global() {
    static const MultipleChoiceRows variant([] {
        VariantInfo info = multiple_choice_rows_info("mckp.global", 256);
        info.title = "CUDA-GLOBAL: one thread a cell";
        info.section = "4.1";
        info.algorithm = "4.1";
        return RowKernel<MultipleChoiceFamily>{
            .info = std::move(info),
            .kernel = "mckp_global.row",
            .launch = [](const MultipleChoiceRow& row, const Parameters&, const Backend&) -> RowLaunch {
                return {{.grid = row.blocks, .block = row.block},
                        {row.weights, row.values, row.items, row.above, row.row, row.capacity}};
            },
            .work = mckp_global_work};
    }());
    return variant;
}
#endif

// SPDX-License-Identifier: Apache-2.0
// CUDA-PREVROW (thesis, Section 4.2.2, Algorithm 4.3): if the host finds that it pays, the block also copies the part
// of the previous row that it refers to into shared memory.

/// Computes row i from row i - 1, as mckp_shared_row does. With `fetch`, the first blockDim.x + heaviest - lightest cells of
/// shared memory hold the block's window of the row above (weights between `lightest` and `heaviest`; others do not fit).
/// After them, or alone, there is room for `chunk` items.
template <class Cell>
KS_KERNEL void mckp_prevrow_row(gptr<const int> weights, gptr<const Cell> values, int items, int chunk,
                                gptr<const Cell> above, gptr<Cell> row, int capacity, int lightest, int heaviest,
                                int fetch) {
    const int window_cells = fetch ? blockDim.x + heaviest - lightest : 0;
    KS_DYNAMIC_SHARED(Cell, window, 0);
    KS_DYNAMIC_SHARED(Cell, local_values, window_cells * sizeof(Cell));
    KS_DYNAMIC_SHARED(int, local_weights, (window_cells + chunk) * sizeof(Cell));
    const int first_j = blockIdx.x * blockDim.x;
    const int j = first_j + threadIdx.x;
    const int start = max(0, first_j - heaviest);
    if (KS_IF(fetch)) {
        const int last_j = first_j + (int)blockDim.x - 1;
        const int end = min(capacity, last_j - lightest);
        KS_FOR(int l = start + threadIdx.x; l <= end; l += blockDim.x)
            window[l - start] = above[l];
    }
    Cell best = ks::minus_infinity<Cell>;
    KS_FOR(int first = 0; first < items; first += chunk) {
        const int count = min(chunk, items - first);
        KS_FOR(int k = threadIdx.x; k < count; k += blockDim.x) {
            local_values[k] = values[first + k];
            local_weights[k] = weights[first + k];
        }
        KS_SYNC();
        if (KS_IF(j <= capacity)) {
            if (KS_IF(fetch)) {
                KS_FOR(int k = 0; k < count; ++k) {
                    const int weight = local_weights[k];
                    if (KS_IF(weight <= j))
                        best = max(best, window[j - start - weight] + local_values[k]);
                }
            } else {
                KS_FOR(int k = 0; k < count; ++k) {
                    const int weight = local_weights[k];
                    if (KS_IF(weight <= j))
                        best = max(best, above[j - weight] + local_values[k]);
                }
            }
        }
        KS_SYNC(); // the next round overwrites what the slowest thread may still be reading
    }
    if (KS_IF(j <= capacity))
        row[j] = best;
}

KS_KERNELS(mckp_prevrow, KS_ENTRY("row<int32>", mckp_prevrow_row<int>), KS_ENTRY("row<int64>", mckp_prevrow_row<long>))

#ifdef KS_HOST_PART
const Variant& variant_mckp_prevrow() {
    static const MultipleChoiceRows variant([] {
        VariantInfo info = multiple_choice_rows_info("mckp.prevrow", 512);
        info.title = "CUDA-PREVROW: the previous row's window in shared memory";
        info.section = "4.2.2";
        info.algorithm = "4.3";
        return RowKernel<MultipleChoiceFamily>{
            .info = std::move(info),
            .kernel = "mckp_prevrow.row",
            .launch = [](const MultipleChoiceRow& row, const Parameters&, const Backend& backend) -> RowLaunch {
                const int shared = backend.shared_bytes_per_block();
                const PreviousRowWindow window =
                    previous_row_window(row.class_items, row.capacity, row.block, row.cell_bytes, shared);
                const int window_bytes = window.fetch() ? static_cast<int>(window.bytes) : 0;
                const int item_bytes = static_cast<int>(sizeof(int)) + row.cell_bytes;
                const int chunk = std::min(row.items, (shared - window_bytes) / item_bytes);
                return {{.grid = row.blocks, .block = row.block, .shared_bytes = window_bytes + chunk * item_bytes},
                        {row.weights, row.values, row.items, chunk, row.above, row.row, row.capacity,
                         static_cast<int>(window.lightest), static_cast<int>(window.heaviest),
                         static_cast<int>(window.fetch())}};
            },
            .facts = [](const MultipleChoiceInstance& instance, const Parameters& parameters, const Backend& backend) {
                return previous_row_facts(instance, parameters.integer("block"), backend.shared_bytes_per_block());
            },
            .work = mckp_prevrow_work};
    }());
    return variant;
}
#endif

// SPDX-License-Identifier: Apache-2.0
// CUDA-SHARED (thesis, Section 4.2.1, Algorithm 4.2): the class is copied to shared memory before it is used.

/// Computes row i from row i - 1, as mckp_global_row does. `chunk` items fit shared memory at once (a larger class, which
/// the thesis does not have, takes several rounds); chunk * (sizeof(Cell) + sizeof(int)) dynamic bytes. No thread may
/// return before a barrier, so threads beyond the row also fetch.
template <class Cell>
KS_KERNEL void mckp_shared_row(gptr<const int> weights, gptr<const Cell> values, int items, int chunk,
                               gptr<const Cell> above, gptr<Cell> row, int capacity) {
    KS_DYNAMIC_SHARED(Cell, local_values, 0);
    KS_DYNAMIC_SHARED(int, local_weights, chunk * sizeof(Cell));
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    Cell best = ks::minus_infinity<Cell>;
    KS_FOR(int first = 0; first < items; first += chunk) {
        const int count = min(chunk, items - first);
        KS_FOR(int k = threadIdx.x; k < count; k += blockDim.x) {
            local_values[k] = values[first + k];
            local_weights[k] = weights[first + k];
        }
        KS_SYNC();
        if (KS_IF(j <= capacity)) {
            KS_FOR(int k = 0; k < count; ++k) {
                const int weight = local_weights[k];
                if (KS_IF(weight <= j))
                    best = max(best, above[j - weight] + local_values[k]);
            }
        }
        KS_SYNC(); // the next round overwrites what the slowest thread may still be reading
    }
    if (KS_IF(j <= capacity))
        row[j] = best;
}

KS_KERNELS(mckp_shared, KS_ENTRY("row<int32>", mckp_shared_row<int>), KS_ENTRY("row<int64>", mckp_shared_row<long>))

#ifdef KS_HOST_PART
const Variant& variant_mckp_shared() {
    static const MultipleChoiceRows variant([] {
        VariantInfo info = multiple_choice_rows_info("mckp.shared", 512);
        info.title = "CUDA-SHARED: the class in shared memory";
        info.section = "4.2.1";
        info.algorithm = "4.2";
        return RowKernel<MultipleChoiceFamily>{
            .info = std::move(info),
            .kernel = "mckp_shared.row",
            .launch = [](const MultipleChoiceRow& row, const Parameters&, const Backend& backend) -> RowLaunch {
                return launch_in_chunks(row, row.blocks, backend);
            },
            .facts = [](const MultipleChoiceInstance&, const Parameters& parameters, const Backend&) {
                return shared_facts(parameters.integer("block"));
            },
            .work = mckp_shared_work};
    }());
    return variant;
}
#endif

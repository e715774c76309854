// SPDX-License-Identifier: Apache-2.0
// A cell as a parallel reduction (thesis, Section 4.5): P lanes share the items of the class and combine their best in
// log2 P shuffles: N / P + log2 P steps per cell (the thesis prints their product).

/// Computes row i from row i - 1, as mckp_shared_row does, with `lanes` threads per cell: a power of two up to 32. The
/// grid has at least lanes * (capacity + 1) threads.
template <class Cell>
KS_KERNEL void mckp_reduction_row(gptr<const int> weights, gptr<const Cell> values, int items, int chunk,
                                  gptr<const Cell> above, gptr<Cell> row, int capacity, int lanes) {
    KS_DYNAMIC_SHARED(Cell, local_values, 0);
    KS_DYNAMIC_SHARED(int, local_weights, chunk * sizeof(Cell));
    const int j = blockIdx.x * (blockDim.x / lanes) + threadIdx.x / lanes;
    const int lane = threadIdx.x % lanes;
    Cell best = ks::minus_infinity<Cell>;
    KS_FOR(int first = 0; first < items; first += chunk) {
        const int count = min(chunk, items - first);
        KS_FOR(int k = threadIdx.x; k < count; k += blockDim.x) {
            local_values[k] = values[first + k];
            local_weights[k] = weights[first + k];
        }
        KS_SYNC();
        if (KS_IF(j <= capacity)) {
            KS_FOR(int k = lane; k < count; k += lanes) {
                const int weight = local_weights[k];
                if (KS_IF(weight <= j))
                    best = max(best, above[j - weight] + local_values[k]);
            }
        }
        KS_SYNC(); // the next round overwrites what the slowest thread may still be reading
    }
    KS_FOR(int by = lanes / 2; by > 0; by /= 2)
        best = max(best, KS_SHUFFLE_XOR(0xffffffffu, best, by));
    if (KS_IF(lane == 0 && j <= capacity))
        row[j] = best;
}

KS_KERNELS(mckp_reduction, KS_ENTRY("row<int32>", mckp_reduction_row<int>),
           KS_ENTRY("row<int64>", mckp_reduction_row<long>))

#ifdef KS_HOST_PART
const Variant& variant_mckp_reduction() {
    static const MultipleChoiceRows variant([] {
        VariantInfo info = multiple_choice_rows_info("mckp.reduction", 256);
        info.title = "Reduction: several threads a cell";
        info.section = "4.5";
        info.complexity = {.time = "O(m · C · N / P · log N)", .space = "O(m · C)", .source = "Equation 4.6; Section 2.2.2"};
        info.parameters.push_back({.name = "lanes",
                                   .type = Parameter::Type::choice,
                                   .values = {"32", "16", "8", "4", "2"},
                                   .unit = "threads",
                                   .title = "Threads a cell"});
        return RowKernel<MultipleChoiceFamily>{
            .info = std::move(info),
            .kernel = "mckp_reduction.row",
            .launch = [](const MultipleChoiceRow& row, const Parameters& parameters, const Backend& backend) -> RowLaunch {
                const int lanes = std::stoi(parameters.choice("lanes"));
                RowLaunch launch = launch_in_chunks(row, row.capacity / (row.block / lanes) + 1, backend);
                launch.arguments.push_back(lanes);
                return launch;
            },
            .work = mckp_reduction_work};
    }());
    return variant;
}
#endif

// SPDX-License-Identifier: Apache-2.0
// CUDA-GLOBAL (thesis, Sections 4.1 and 6.2) for instruction-set selection: one launch per task, one thread per cell of
// Algorithm 6.1, choices in global memory.

/// Computes row i of the table from row i - 1: cell j is the least utilisation at a cost of exactly j. `costs` and `gains`
/// hold the task's `choices` choices. `rate` is its period if the kernel divides, otherwise its frequency (the inverse).
/// `above` and `row` hold last + 1 cells, infinite if no selection costs j. Launched with at least last + 1 threads.
template <bool divides>
KS_KERNEL void instruction_set_global_row(gptr<const int> costs, gptr<const double> gains, int choices, double rate,
                                          gptr<const double> above, gptr<double> row, int last) {
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (KS_IF(j > last))
        return;
    double least = above[j]; // the task stays in software
    KS_FOR(int k = 0; k < choices; ++k) {
        const int cost = costs[k];
        if (KS_IF(cost <= j)) {
            const double gain = gains[k];
            least = min(least, above[j - cost] - (divides ? gain / rate : gain * rate));
        }
    }
    row[j] = least;
}

KS_KERNELS(instruction_set_global, KS_ENTRY("row<multiply>", instruction_set_global_row<false>),
           KS_ENTRY("row<divide>", instruction_set_global_row<true>))

#ifdef KS_HOST_PART
const Variant& variant_instruction_set_global() {
    static const InstructionSetRows variant([] {
        RowKernel<InstructionSetFamily> kernel =
            instruction_set_row_kernel("instruction-set.global", "instruction_set_global.row", 256);
        kernel.info.title = "CUDA-GLOBAL: one thread a cell";
        kernel.launch = [](const InstructionSetRow& row, const Parameters& parameters, const Backend&) -> RowLaunch {
            return {{.grid = row.blocks, .block = row.block},
                    {row.costs, row.gains, row.choices, rate_of(row, parameters), row.above, row.row, row.capacity}};
        };
        kernel.work = instruction_set_global_work;
        return kernel;
    }());
    return variant;
}
#endif

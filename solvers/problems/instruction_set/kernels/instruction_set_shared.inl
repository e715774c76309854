// SPDX-License-Identifier: Apache-2.0
// CUDA-SHARED for instruction-set selection (thesis, Section 6.2, Algorithm 6.2): the task's choices are copied to
// shared memory before they are used.

/// Computes row i from row i - 1, as instruction_set_global_row does. `chunk` choices fit shared memory at once (more
/// choices, which the thesis does not have, take several rounds); chunk * (sizeof(double) + sizeof(int)) dynamic bytes. No
/// thread may return before a barrier, so threads beyond the row also fetch.
template <bool divides>
KS_KERNEL void instruction_set_shared_row(gptr<const int> costs, gptr<const double> gains, int choices, int chunk,
                                          double rate, gptr<const double> above, gptr<double> row, int last) {
    KS_DYNAMIC_SHARED(double, local_gains, 0);
    KS_DYNAMIC_SHARED(int, local_costs, chunk * sizeof(double));
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    double least = 0;
    if (KS_IF(j <= last))
        least = above[j]; // the task stays in software
    KS_FOR(int first = 0; first < choices; first += chunk) {
        const int count = min(chunk, choices - first);
        KS_FOR(int k = threadIdx.x; k < count; k += blockDim.x) {
            local_gains[k] = gains[first + k];
            local_costs[k] = costs[first + k];
        }
        KS_SYNC();
        if (KS_IF(j <= last)) {
            KS_FOR(int k = 0; k < count; ++k) {
                const int cost = local_costs[k];
                if (KS_IF(cost <= j)) {
                    const double gain = local_gains[k];
                    least = min(least, above[j - cost] - (divides ? gain / rate : gain * rate));
                }
            }
        }
        KS_SYNC(); // the next round overwrites what the slowest thread may still be reading
    }
    if (KS_IF(j <= last))
        row[j] = least;
}

KS_KERNELS(instruction_set_shared, KS_ENTRY("row<multiply>", instruction_set_shared_row<false>),
           KS_ENTRY("row<divide>", instruction_set_shared_row<true>))

#ifdef KS_HOST_PART
const Variant& variant_instruction_set_shared() {
    static const InstructionSetRows variant([] {
        RowKernel<InstructionSetFamily> kernel =
            instruction_set_row_kernel("instruction-set.shared", "instruction_set_shared.row", 512);
        kernel.info.title = "CUDA-SHARED: the task's choices in shared memory";
        kernel.info.algorithm = "6.2";
        kernel.launch = [](const InstructionSetRow& row, const Parameters& parameters, const Backend& backend) -> RowLaunch {
            return launch_in_chunks(row, parameters, backend);
        };
        kernel.facts = [](const InstructionSetInstance&, const Parameters& parameters, const Backend&) {
            return fetched_choices_facts(parameters.integer("block"));
        };
        kernel.work = instruction_set_shared_work;
        return kernel;
    }());
    return variant;
}
#endif

// SPDX-License-Identifier: Apache-2.0
// CUDA-MULTICELL (thesis, Section 4.3, Algorithm 4.4): each thread computes several cells from one fetch of the class.

/// Computes row i from row i - 1, as mckp_shared_row does, with gridDim.x * blockDim.x threads of `cells` cells each.
/// Interleaved (Figure 4.5), thread t takes the cells t, t + threads, t + 2 threads ...; adjacent (Figure 4.4), the
/// cells from t * cells on. With a class larger than `chunk`, a cell waits in the row for the next round.
template <class Cell>
KS_KERNEL void mckp_multicell_row(gptr<const int> weights, gptr<const Cell> values, int items, int chunk,
                                  gptr<const Cell> above, gptr<Cell> row, int capacity, int cells, int adjacent) {
    KS_DYNAMIC_SHARED(Cell, local_values, 0);
    KS_DYNAMIC_SHARED(int, local_weights, chunk * sizeof(Cell));
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    const int begin = adjacent ? thread * cells : thread;
    const int step = adjacent ? 1 : gridDim.x * blockDim.x;
    const int end = adjacent ? min(begin + cells - 1, capacity) : capacity;
    KS_FOR(int first = 0; first < items; first += chunk) {
        const int count = min(chunk, items - first);
        KS_FOR(int k = threadIdx.x; k < count; k += blockDim.x) {
            local_values[k] = values[first + k];
            local_weights[k] = weights[first + k];
        }
        KS_SYNC();
        KS_FOR(int j = begin; j <= end; j += step) {
            Cell best = ks::minus_infinity<Cell>;
            if (KS_IF(first > 0))
                best = row[j];
            KS_FOR(int k = 0; k < count; ++k) {
                const int weight = local_weights[k];
                if (KS_IF(weight <= j))
                    best = max(best, above[j - weight] + local_values[k]);
            }
            row[j] = best;
        }
        KS_SYNC(); // the next round overwrites what the slowest thread may still be reading
    }
}

KS_KERNELS(mckp_multicell, KS_ENTRY("row<int32>", mckp_multicell_row<int>),
           KS_ENTRY("row<int64>", mckp_multicell_row<long>))

#ifdef KS_HOST_PART
const Variant& variant_mckp_multicell() {
    static const MultipleChoiceRows variant([] {
        VariantInfo info = multiple_choice_rows_info("mckp.multicell", 128);
        info.title = "CUDA-MULTICELL: several cells a thread";
        info.section = "4.3";
        info.algorithm = "4.4";
        info.parameters.push_back({.name = "cells",
                                   .type = Parameter::Type::integer,
                                   .min = 1,
                                   .max = 1024,
                                   .step = 1,
                                   .standard = 2,
                                   .values = {},
                                   .unit = "cells",
                                   .title = "Cells a thread"});
        info.parameters.push_back({.name = "order",
                                   .type = Parameter::Type::choice,
                                   .values = {"interleaved", "adjacent"},
                                   .unit = {},
                                   .title = "Order of a thread's cells"});
        return RowKernel<MultipleChoiceFamily>{
            .info = std::move(info),
            .kernel = "mckp_multicell.row",
            .launch = [](const MultipleChoiceRow& row, const Parameters& parameters, const Backend& backend) -> RowLaunch {
                const std::int64_t cells = parameters.integer("cells");
                RowLaunch launch = launch_in_chunks(row, (row.blocks + cells - 1) / cells, backend);
                launch.arguments.push_back(static_cast<int>(cells));
                launch.arguments.push_back(static_cast<int>(parameters.choice("order") == "adjacent"));
                return launch;
            },
            .cells_a_thread = [](const Parameters& parameters) { return parameters.integer("cells"); },
            .facts = [](const MultipleChoiceInstance&, const Parameters& parameters, const Backend&) {
                return several_cells_facts(parameters.integer("block"), parameters.integer("cells"));
            },
            .work = mckp_multicell_work};
    }());
    return variant;
}
#endif

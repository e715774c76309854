// SPDX-License-Identifier: Apache-2.0
// Batches by first-fit decreasing, for comparison with column generation.
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/parts.h"

namespace ks::cpu {

namespace {

/// Counts one batch per copy, with one label each, which is the most on devices of today.
Result<Estimate> estimate_first_fit(const KernelMixInstance& instance, const Parameters&, std::int64_t) {
    return Estimate{.host_bytes = 2 * instance.launches() * LabelLayers::least_layer_bytes(instance.limits()),
                    .operations = static_cast<double>(instance.launches())};
}

Result<Answer> solve_first_fit(const KernelMixInstance& instance, const Parameters&, Context& context) {
    context.begin_stage("compute");
    const Workload workload = workload_of(instance);
    std::vector<std::int64_t> copies;
    for (const Launches& of : workload.kernels)
        copies.push_back(of.copies);
    KS_TRY(const std::vector<FilledBatch> batches,
           first_fit(workload.kernels, copies, instance.limits(), context,
                     [&](std::int64_t placed) { context.report("compute", placed, workload.copies); }));
    context.report("compute", workload.copies, workload.copies);
    Answer answer{.status = Status::feasible};
    answer.plan = plan_of(instance, workload, batches);
    context.end_stage();
    return answer;
}

} // namespace

const Variant& variant_kernel_mix_first_fit() {
    static const VariantOf<KernelMixInstance> variant({
        .info =
            {
                .id = "kernel-mix.first-fit",
                .title = "Batches: first-fit decreasing",
                .exact = false,
                .steps = true,
            },
        .estimate = estimate_first_fit,
        .solve = solve_first_fit,
        .record = record_first_fit,
    });
    return variant;
}

} // namespace ks::cpu

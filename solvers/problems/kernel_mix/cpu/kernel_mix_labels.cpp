// SPDX-License-Identifier: Apache-2.0
// The kernel-level model solved exactly: labels of shared memory and registers, where Algorithm 1 of the
// concurrency paper has one number.
#include "solvers/core/formatted.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/kernel_mix/label_layers.h"
#include "solvers/problems/kernel_mix/launches.h"

#include <algorithm>
#include <optional>

namespace ks::cpu {

namespace {

/// Returns a launch for every copy, or nothing if they do not fit together.
Result<std::optional<std::vector<Launch>>> all_at_once(const Workload& workload, LabelLayers& layers,
                                                       Context& context) {
    std::vector<const Launches*> order;
    for (const Launches& of : workload.kernels)
        for (std::int64_t copy = 0; copy < of.copies; ++copy) {
            context.report("compute", static_cast<std::int64_t>(order.size()), workload.copies);
            KS_TRY(const bool there, layers.add(of.shapes, context.memory_budget, context));
            if (!there)
                return std::optional<std::vector<Launch>>();
            order.push_back(&of);
        }
    context.report("compute", workload.copies, workload.copies);
    const std::vector<std::size_t> chosen = layers.best();
    std::vector<Launch> launches;
    for (std::size_t i = 0; i < order.size(); ++i)
        launches.push_back({.kernel = order[i]->kernel, .shape = order[i]->shapes[chosen[i]]});
    return std::optional(std::move(launches));
}

/// The number of labels of a layer is known only when it is computed; a run whose layers exceed the memory is
/// stopped then. The estimate counts one label for each possible number of blocks and warps.
Result<Estimate> estimate_labels(const KernelMixInstance& instance, const Parameters&, std::int64_t memory) {
    const Plan::Resources limits = instance.limits();
    const std::int64_t layers = std::min(instance.launches(), limits.blocks);
    const std::int64_t plain = layers * LabelLayers::plain_layer_bytes(limits);
    return Estimate{.host_bytes = std::min(plain, memory), .operations = static_cast<double>(layers)};
}

Result<Answer> solve_labels(const KernelMixInstance& instance, const Parameters&, Context& context) {
    context.begin_stage("compute");
    const Workload workload = workload_of(instance);
    LabelLayers layers(instance.limits());
    KS_TRY(const std::optional<std::vector<Launch>> launches, all_at_once(workload, layers, context));
    context.end_stage();
    Answer answer = launches ? found_at_once(instance, workload, *launches) : not_found_at_once(workload);
    answer.facts.push_back({.name = "labels",
                            .value = layers.labels(),
                            .unit = "labels",
                            .sentence = formatted("{} labels were kept.", layers.labels())});
    return answer;
}

} // namespace

const Variant& variant_kernel_mix_labels() {
    static const VariantOf<KernelMixInstance> variant({
        .info =
            {
                .id = "kernel-mix.labels",
                .title = "All at once: labels of shared memory and registers",
                .question = Question::decide,
            },
        .estimate = estimate_labels,
        .solve = solve_labels,
    });
    return variant;
}

} // namespace ks::cpu

// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/launches.h"

#include "solvers/core/formatted.h"

#include <utility>

namespace ks {

Workload workload_of(const KernelMixInstance& instance) {
    Workload workload;
    for (std::size_t i = 0; i < instance.kernels().size(); ++i) {
        const MixKernel& kernel = instance.kernels()[i];
        std::vector<KernelShape> shapes = useful_shapes(instance, kernel);
        if (shapes.empty()) {
            workload.infeasible.push_back(
                {.kernel = static_cast<std::int64_t>(i), .why = why_infeasible(instance, i)});
            continue;
        }
        workload.copies += kernel.copies;
        workload.kernels.push_back({.kernel = i, .copies = kernel.copies, .shapes = std::move(shapes)});
    }
    return workload;
}

std::vector<std::size_t> every_copy(const Workload& workload) {
    std::vector<std::size_t> kernels;
    for (const Launches& of : workload.kernels)
        kernels.insert(kernels.end(), static_cast<std::size_t>(of.copies), of.kernel);
    return kernels;
}

Plan::Batch batch_of(const KernelMixInstance& instance, const std::vector<Launch>& launches) {
    Plan::Batch batch{.kernels = {}, .used = {}, .limits = instance.limits()};
    for (const Launch& launch : launches) {
        const Plan::Kernel kernel{.index = static_cast<std::int64_t>(launch.kernel),
                                  .name = instance.kernel_name(launch.kernel),
                                  .blocks = launch.shape.blocks * instance.sms(),
                                  .blocks_per_sm = launch.shape.blocks,
                                  .threads_per_block = launch.shape.warps * warp_size};
        batch.threads += kernel.blocks * kernel.threads_per_block;
        batch.used = sum_of(batch.used, launch.shape.takes);
        batch.kernels.push_back(kernel);
    }
    return batch;
}

Answer found_at_once(const KernelMixInstance& instance, const Workload& workload,
                     const std::vector<Launch>& launches) {
    Plan plan{.batches = {}, .optimal = true, .infeasible = workload.infeasible};
    if (!launches.empty())
        plan.batches.push_back(batch_of(instance, launches));
    plan.batch_count = plan.lower_bound = static_cast<std::int64_t>(plan.batches.size());
    Answer answer{.status = Status::found};
    answer.plan = std::move(plan);
    return answer;
}

Answer not_found_at_once(const Workload& workload) {
    Answer answer{.status = Status::not_found};
    for (const Plan::Infeasible& each : workload.infeasible)
        answer.facts.push_back({.name = "infeasible-kernel",
                                .value = each.kernel,
                                .unit = {},
                                .sentence = formatted("It was left out because {}.", each.why)});
    return answer;
}

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/kernels/pool_kernel.h"

#include "solvers/problems/kernel_mix/launches.h"

namespace ks {

namespace {

LaunchShape shape_of(const Parameters& parameters) {
    return {.grid = parameters.integer("grid"), .block = static_cast<int>(parameters.integer("block"))};
}

} // namespace

PoolKernel::PoolKernel(const std::string& id, std::string title, PoolSize size) : name_(id) {
    info_.id = "kernel-mix.pool." + id;
    info_.title = std::move(title);
    info_.kind = KernelMixInstance::kind_id;
    info_.question = Question::demo;
    info_.exact = false;
    info_.place = Place::kernel;
    info_.parameters = {
        {.name = "grid", .min = 1, .max = 65'535, .standard = 4, .unit = "blocks", .title = "Blocks"},
        {.name = "block",
         .min = warp_size,
         .max = most_block_threads,
         .step = warp_size,
         .standard = 128,
         .unit = "threads",
         .title = "Threads a block"},
        {.name = "size",
         .min = 1,
         .max = size.most,
         .standard = size.standard,
         .unit = std::move(size.unit),
         .title = std::move(size.title)},
        {.name = "seed", .max = INT32_MAX, .standard = 1, .title = "Seed of the input"}};
}

Result<Estimate> PoolKernel::estimate(const Instance&, const Parameters& parameters, std::int64_t) const {
    const PoolWork work = work_of(parameters);
    // The host holds the input and the expected result, and at the end a copy of the device's result.
    return Estimate{.host_bytes = 2 * work.bytes, .device_bytes = work.bytes, .operations = work.operations};
}

Result<LargestLaunch> PoolKernel::largest_launch(const Instance&, const Parameters& parameters,
                                                 Context&) const {
    const LaunchShape shape = shape_of(parameters);
    return LargestLaunch{.grid = shape.grid, .block = shape.block};
}

Result<std::optional<KernelWork>> PoolKernel::work(const Instance&, const Parameters& parameters,
                                                   std::int64_t, Context&) const {
    const PoolWork work = work_of(parameters);
    return std::optional(KernelWork{.operations = work.operations,
                                    .unit = work.unit,
                                    .device_bytes = static_cast<double>(work.bytes),
                                    .launches = 1});
}

Result<Answer> PoolKernel::solve(const Instance&, const Parameters& parameters, Context& context) const {
    context.begin_stage("reference");
    Random random(static_cast<std::uint64_t>(parameters.integer("seed")));
    auto made = std::make_shared<const PoolArguments>(arguments(parameters, random, context.stop));
    KS_CHECK(context.check());
    KS_CHECK(context.check());
    context.begin_stage("upload");
    KS_TRY(const PoolTask task, PoolTask::prepare(kernel(parameters), std::move(made), *context.backend));
    context.begin_stage("compute");
    KS_CHECK(task.launch(shape_of(parameters), context));
    KS_CHECK(context.backend->synchronise(context));
    context.begin_stage("compare");
    KS_TRY(auto facts, task.check(*context.backend));
    context.end_stage();
    return Answer::none(std::move(facts));
}

} // namespace ks

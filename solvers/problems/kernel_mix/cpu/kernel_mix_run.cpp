// SPDX-License-Identifier: Apache-2.0
// Launches a mix of kernels, with and without a plan. This variant has no kernels; it launches those of the
// pool.
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/kinds/variant_of.h"
#include "solvers/problems/kernel_mix/kernels/mix_tasks.h"

#include <algorithm>

namespace ks::cpu {

namespace {

Result<MixWork> work_of(const KernelMixInstance& instance, const Parameters& parameters) {
    return MixWork::of(instance, parameters.integer("work"),
                       static_cast<std::uint64_t>(parameters.integer("seed")));
}

Fact throughput(std::int64_t chunks, double ms) {
    return {.name = "throughput",
            .value = static_cast<double>(chunks) / (ms / 1000),
            .unit = "chunks/s",
            .sentence = formatted("{} went through all kernels in {:.3f} ms, each when the one before had "
                                  "left all of them. It is the same data each time, and on the device "
                                  "already.",
                                  counted("One chunk", "{} chunks", chunks), ms)};
}

/// Returns the differences between the backend and the device of the mix, as facts.
Result<std::vector<Fact>> surroundings_of(const KernelMixInstance& instance, const MixWork& work,
                                          Backend& backend) {
    std::vector<Fact> facts;
    if (backend.device().emulated())
        facts.push_back({.name = "emulated",
                         .value = std::string("one by one"),
                         .unit = {},
                         .sentence = "The emulator does what each queue is given as it comes, so here no "
                                     "two kernels ran at the same time."});
    if (instance.sms() != backend.sms())
        facts.push_back({.name = "multiprocessors",
                         .value = std::int64_t{backend.sms()},
                         .unit = {},
                         .sentence = formatted("The mix is for {} multiprocessors and here are {}, so what "
                                               "is planned to be on one of them need not be.",
                                               instance.sms(), backend.sms())});
    std::vector<std::string> others;
    for (std::size_t i = 0; i < work.members.size(); ++i) {
        KS_TRY(const Kernel kernel, backend.kernel(work.members[i]->kernel->kernel(work.sizes[i])));
        KS_TRY(const auto found, backend.resources(kernel));
        const MixKernel& said = instance.kernels()[i];
        if (found && (found->registers != said.registers || found->static_shared_bytes != said.shared_bytes))
            others.push_back(
                formatted("{} takes {} registers and {} bytes of shared memory instead of {} and {}",
                          instance.kernel_name(i), found->registers, found->static_shared_bytes,
                          said.registers, said.shared_bytes));
    }
    if (!others.empty())
        facts.push_back({.name = "other-resources",
                         .value = static_cast<std::int64_t>(others.size()),
                         .unit = "kernels",
                         .sentence = formatted("On this device {}.", joined(others))});
    return facts;
}

std::vector<std::string> schedule_names() {
    std::vector<std::string> names;
    for (const RunSchedule& schedule : run_schedules())
        names.emplace_back(schedule.name);
    return names;
}

Result<Estimate> estimate_run(const KernelMixInstance& instance, const Parameters& parameters, std::int64_t) {
    KS_TRY(const MixWork work, work_of(instance, parameters));
    Estimate all;
    for (std::size_t i = 0; i < work.members.size(); ++i) {
        const PoolWork one = work.work_of(i);
        const std::int64_t copies = instance.kernels()[i].copies;
        // The host holds the input and expected result of all copies, and a copy of one copy's results.
        all.host_bytes += 2 * one.bytes;
        all.device_bytes += copies * one.bytes;
        all.operations += static_cast<double>(copies * parameters.integer("chunks")) * one.operations;
    }
    return all;
}

/// The largest block that any schedule may choose.
Result<LargestLaunch> largest_launch_run(const KernelMixInstance& instance, const Parameters& parameters,
                                         Context&) {
    LargestLaunch largest{.grid = instance.limits().blocks * instance.sms()};
    for (const MixKernel& kernel : instance.kernels()) {
        const std::int64_t warps = std::min(most_block_warps, instance.warps_of(kernel));
        largest.block = std::max({largest.block, static_cast<int>(warps * warp_size),
                                  static_cast<int>(parameters.integer("block"))});
    }
    return largest;
}

Result<Answer> solve_run(const KernelMixInstance& instance, const Parameters& parameters, Context& context) {
    const RunSchedule& schedule = run_schedule(parameters.choice("schedule"));
    if (context.plan != nullptr && schedule.batches != RunSchedule::Batches::planned)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("a given plan is not run with schedule = {}", schedule.name),
                     .where = "",
                     .todo = "set schedule = planned"};
    const std::int64_t chunks = parameters.integer("chunks");
    KS_TRY(const MixWork work, work_of(instance, parameters));
    context.begin_stage("plan");
    KS_TRY(LaunchOrder order, launch_order(instance, schedule,
                                           {.warps = parameters.integer("block") / warp_size,
                                            .whole_device = parameters.choice("own") == "device"},
                                           static_cast<std::uint64_t>(parameters.integer("seed")), context));
    context.begin_stage("reference");
    KS_TRY(const auto references, pool_references(work, context));
    context.begin_stage("upload");
    KS_TRY(MixTasks tasks, MixTasks::prepare(instance, work, references, context));
    context.begin_stage("compute");
    const double begin = context.elapsed_ms();
    KS_CHECK(
        tasks.run(order,
                  {.queues = schedule.queues,
                   .chunks = chunks,
                   .carveout = parameters.choice("carveout") == "shared" ? std::optional(100) : std::nullopt},
                  context));
    const double ms = context.elapsed_ms() - begin;
    context.begin_stage("compare");
    KS_TRY(const std::int64_t arrays, tasks.check(context));
    KS_TRY(const std::vector<Fact> surroundings, surroundings_of(instance, work, *context.backend));
    context.end_stage();

    Answer answer{.status = Status::feasible};
    answer.facts = {throughput(chunks, ms)};
    std::ranges::move(order.facts, std::back_inserter(answer.facts));
    std::ranges::copy(surroundings, std::back_inserter(answer.facts));
    answer.facts.push_back({.name = "compared",
                            .value = arrays,
                            .unit = "arrays",
                            .sentence = formatted("All that the kernels left, {} arrays, is what the CPU "
                                                  "computes.",
                                                  arrays)});
    answer.plan = std::move(order.plan);
    return answer;
}

} // namespace

const Variant& variant_kernel_mix_run() {
    static const VariantOf<KernelMixInstance> variant({
        .info =
            {
                .id = "kernel-mix.run",
                .title = "Run: the kernels launched, planned or not",
                .question = Question::demo,
                .exact = false,
                .place = Place::kernel,
                .paper = "concurrency",
                .section = "V",
                .takes_plan = true,
                .parameters =
                    {{.name = "schedule",
                      .type = Parameter::Type::choice,
                      .values = schedule_names(),
                      .title = "How the kernels are launched"},
                     {.name = "chunks",
                      .min = 1,
                      .max = 10'000,
                      .standard = 1,
                      .unit = "chunks",
                      .title = "Chunks of data pushed through all kernels"},
                     {.name = "work",
                      .min = 1,
                      .max = 1000,
                      .standard = 1,
                      .title = "Work of each kernel, in multiples of its usual one"},
                     {.name = "own",
                      .type = Parameter::Type::choice,
                      .values = {"mix", "device"},
                      .title =
                          "Threads of a kernel in its own shape: the mix's, or all that the device holds"},
                     {.name = "block",
                      .min = warp_size,
                      .max = most_block_threads,
                      .step = warp_size,
                      .standard = 256,
                      .unit = "threads",
                      .title = "Threads a block in a kernel's own shape"},
                     {.name = "carveout",
                      .type = Parameter::Type::choice,
                      .values = {"shared", "driver"},
                      .title = "How a multiprocessor divides its memory: as much shared memory as there "
                               "is, or as the driver does"},
                     {.name = "seed",
                      .max = INT32_MAX,
                      .standard = 1,
                      .title = "Seed of the input and of what is random"}},
            },
        .estimate = estimate_run,
        .largest_launch = largest_launch_run,
        .solve = solve_run,
    });
    return variant;
}

} // namespace ks::cpu

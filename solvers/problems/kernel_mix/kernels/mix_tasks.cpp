// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/kernels/mix_tasks.h"

#include "solvers/cpu/team.h"

#include <algorithm>
#include <map>
#include <thread>

namespace ks {

namespace {

/// Queue 0 is for launches that run one after the other.
int queue_of(std::size_t i) {
    return 1 + static_cast<int>(i % static_cast<std::size_t>(Backend::most_queues - 1));
}

} // namespace

Result<MixWork> MixWork::of(const KernelMixInstance& instance, std::int64_t work, std::uint64_t seed) {
    MixWork made{.members = {}, .sizes = {}, .seed = seed};
    KS_TRY(made.members, members_of(instance));
    for (const PoolMember* member : made.members)
        made.sizes.push_back(member->sized(work));
    return made;
}

Result<std::vector<std::shared_ptr<const PoolArguments>>> pool_references(const MixWork& work,
                                                                          Context& context) {
    using Made = std::shared_ptr<const PoolArguments>;
    std::map<const PoolMember*, std::size_t> firsts; // by member: the first kernel of the mix that uses it
    for (std::size_t i = 0; i < work.members.size(); ++i)
        firsts.try_emplace(work.members[i], i);
    const std::vector<std::pair<const PoolMember*, std::size_t>> distinct(firsts.begin(), firsts.end());
    const auto tasks = static_cast<std::int64_t>(distinct.size());
    KS_TRY(const auto team,
           cpu::Team::start(std::clamp<std::int64_t>(std::thread::hardware_concurrency(), 1, tasks)));
    std::vector<Made> made(work.members.size());
    team->run(tasks, [&](std::int64_t task) {
        const auto& [member, first] = distinct[static_cast<std::size_t>(task)];
        if (context.stop.stop_requested())
            return;
        Random random(work.seed);
        made[first] = std::make_shared<const PoolArguments>(
            member->kernel->arguments(work.sizes[first], random, context.stop));
    });
    KS_CHECK(context.check());
    for (std::size_t i = 0; i < made.size(); ++i)
        made[i] = made[firsts.at(work.members[i])];
    return made;
}

Result<MixTasks> MixTasks::prepare(const KernelMixInstance& instance, const MixWork& work,
                                   const std::vector<std::shared_ptr<const PoolArguments>>& references,
                                   Context& context) {
    MixTasks tasks;
    for (std::size_t i = 0; i < work.members.size(); ++i) {
        std::vector<PoolTask>& copies = tasks.copies_.emplace_back();
        for (std::int64_t copy = 0; copy < instance.kernels()[i].copies; ++copy) {
            KS_CHECK(context.check());
            KS_TRY(PoolTask task, PoolTask::prepare(work.members[i]->kernel->kernel(work.sizes[i]),
                                                    references[i], *context.backend));
            KS_CHECK(task.spoil(*context.backend));
            copies.push_back(std::move(task));
        }
    }
    KS_CHECK(context.backend->synchronise(context));
    return tasks;
}

Result<void> MixTasks::launch_batch(const Plan::Batch& batch, const BatchLaunches& how, Context& context) {
    for (std::size_t i = 0; i < batch.kernels.size(); ++i) {
        const Plan::Kernel& kernel = batch.kernels[i];
        const auto index = static_cast<std::size_t>(kernel.index);
        const PoolTask& task = copies_[index][launched_[index]++];
        KS_CHECK(task.launch({.grid = kernel.blocks,
                              .block = static_cast<int>(kernel.threads_per_block),
                              .carveout = how.carveout,
                              .queue = how.one_queue() ? 0 : queue_of(i)},
                             context));
    }
    return {};
}

Result<void> MixTasks::launch_chunk(const LaunchOrder& order, const BatchLaunches& how, Context& context) {
    launched_.assign(copies_.size(), 0);
    for (const Plan::Batch& batch : order.batches)
        for (std::int64_t i = 0; i < batch.repeat; ++i) {
            KS_CHECK(launch_batch(batch, how, context));
            if (!how.one_queue())
                KS_CHECK(context.backend->synchronise(context));
        }
    return how.one_queue() ? context.backend->synchronise(context) : Result<void>();
}

/// A graph contains one batch and is recorded once; the device continues from chunk to chunk without the
/// host.
Result<void> MixTasks::replay_chunks(const LaunchOrder& order, const BatchLaunches& how, Context& context) {
    launched_.assign(copies_.size(), 0);
    if (order.batches.empty())
        return {};
    KS_CHECK(context.backend->replay(
        [&](Context& now) { return launch_batch(order.batches.front(), how, now); }, how.chunks, context));
    return context.backend->synchronise(context);
}

Result<void> MixTasks::open_queues(const LaunchOrder& order, Backend& backend) {
    std::size_t most = 0;
    for (const Plan::Batch& batch : order.batches)
        most = std::max(most, batch.kernels.size());
    return backend.open_queues(
        static_cast<int>(std::min(most + 1, static_cast<std::size_t>(Backend::most_queues))));
}

Result<void> MixTasks::run(const LaunchOrder& order, const BatchLaunches& how, Context& context) {
    if (!how.one_queue())
        KS_CHECK(open_queues(order, *context.backend));
    context.rows_are = "chunk";
    if (how.queues == RunSchedule::Queues::graph) {
        KS_CHECK(replay_chunks(order, how, context));
    } else {
        for (std::int64_t chunk = 0; chunk < how.chunks; ++chunk) {
            context.report("compute", chunk, how.chunks);
            KS_CHECK(launch_chunk(order, how, context));
        }
    }
    context.report("compute", how.chunks, how.chunks);
    return {};
}

Result<std::int64_t> MixTasks::check(Context& context) const {
    std::int64_t arrays = 0;
    for (std::size_t i = 0; i < copies_.size(); ++i)
        for (std::size_t copy = 0; copy < launched_[i]; ++copy) {
            KS_CHECK(context.check());
            KS_TRY(const std::vector<Fact> facts, copies_[i][copy].check(*context.backend));
            arrays += static_cast<std::int64_t>(facts.size());
        }
    return arrays;
}

} // namespace ks

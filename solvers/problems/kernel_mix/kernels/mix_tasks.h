// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/kernels/launch_order.h"
#include "solvers/problems/kernel_mix/kernels/pool.h"

#include <vector>

namespace ks {

/// What each kernel of a mix has to do.
struct MixWork {
    std::vector<const PoolMember*> members; ///< [kernel]
    std::vector<Parameters> sizes;          ///< [kernel]
    std::uint64_t seed = 1;                 ///< of the input

    /// A name that the pool does not have is a usage error. `work`: how many times the work of its usual size
    /// each kernel has.
    static Result<MixWork> of(const KernelMixInstance& instance, std::int64_t work, std::uint64_t seed);
    PoolWork work_of(std::size_t kernel) const { return members[kernel]->kernel->work_of(sizes[kernel]); }
};

/// What each kernel is given, and what the CPU computes of that: once for all copies, by as many threads as
/// there are cores.
Result<std::vector<std::shared_ptr<const PoolArguments>>> pool_references(const MixWork& work,
                                                                          Context& context);

/// How batches are launched.
struct BatchLaunches {
    RunSchedule::Queues queues = RunSchedule::Queues::each;
    std::int64_t chunks = 1;
    /// Of all launches (LaunchShape::carveout). Kernels for which a multiprocessor divides its memory in
    /// different ways are not on it at the same time.
    std::optional<int> carveout{};

    bool one_queue() const { return queues == RunSchedule::Queues::one; }
};

/// The kernels of a mix on a backend. Every copy has arrays of its own.
class MixTasks {
public:
    /// What is in the arrays that a kernel writes is spoiled, so that nothing of an earlier run is taken for
    /// its result.
    static Result<MixTasks> prepare(const KernelMixInstance& instance, const MixWork& work,
                                    const std::vector<std::shared_ptr<const PoolArguments>>& references,
                                    Context& context);

    /// Launches everything in this order, once for each chunk, each time after all of the time before, and
    /// waits for the end. After each batch the host waits, as the paper has it.
    Result<void> run(const LaunchOrder& order, const BatchLaunches& how, Context& context);

    /// How many arrays were held against the CPU's, or the error (check) of the first wrong element. What no
    /// batch held was not launched, and is not looked at.
    Result<std::int64_t> check(Context& context) const;

private:
    static Result<void> open_queues(const LaunchOrder& order, Backend& backend);
    Result<void> launch_chunk(const LaunchOrder& order, const BatchLaunches& how, Context& context);
    Result<void> replay_chunks(const LaunchOrder& order, const BatchLaunches& how, Context& context);
    Result<void> launch_batch(const Plan::Batch& batch, const BatchLaunches& how, Context& context);

    std::vector<std::vector<PoolTask>> copies_; ///< [kernel]
    std::vector<std::size_t> launched_;         ///< [kernel], of its copies since the chunk began
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/kernels/launch_order.h"
#include "solvers/problems/kernel_mix/kernels/pool.h"

#include <vector>

namespace ks {

/// The work of each kernel of a mix.
struct MixWork {
    std::vector<const PoolMember*> members; ///< [kernel]
    std::vector<Parameters> sizes;          ///< [kernel]
    std::uint64_t seed = 1;                 ///< of the input

    /// Returns the work. A name that the pool does not have is a usage error. `work`: each kernel gets `work`
    /// times the work of its usual size.
    static Result<MixWork> of(const KernelMixInstance& instance, std::int64_t work, std::uint64_t seed);
    PoolWork work_of(std::size_t kernel) const { return members[kernel]->kernel->work_of(sizes[kernel]); }
};

/// Returns the arguments of each kernel and the results that the CPU computes from them, once for all copies,
/// on all cores.
Result<std::vector<std::shared_ptr<const PoolArguments>>> pool_references(const MixWork& work,
                                                                          Context& context);

/// How batches are launched.
struct BatchLaunches {
    RunSchedule::Queues queues = RunSchedule::Queues::each;
    std::int64_t chunks = 1;
    /// The carve-out of all launches (LaunchShape::carveout). Kernels that need different carve-outs cannot
    /// be on a multiprocessor at the same time.
    std::optional<int> carveout{};

    bool one_queue() const { return queues == RunSchedule::Queues::one; }
};

/// The kernels of a mix on a backend. Every copy has separate arrays.
class MixTasks {
public:
    /// Prepares the copies. The arrays that a kernel writes are filled with a pattern, so that results of an
    /// earlier run are never accepted.
    static Result<MixTasks> prepare(const KernelMixInstance& instance, const MixWork& work,
                                    const std::vector<std::shared_ptr<const PoolArguments>>& references,
                                    Context& context);

    /// Launches everything in this order, once per chunk, each chunk after the previous one, and waits for
    /// the end. After each batch the host waits, as in the paper.
    Result<void> run(const LaunchOrder& order, const BatchLaunches& how, Context& context);

    /// Returns how many arrays were compared with the CPU's, or the error (check) of the first wrong element.
    /// Copies in no batch were not launched and are not compared.
    Result<std::int64_t> check(Context& context) const;

private:
    static Result<void> open_queues(const LaunchOrder& order, Backend& backend);
    Result<void> launch_chunk(const LaunchOrder& order, const BatchLaunches& how, Context& context);
    Result<void> replay_chunks(const LaunchOrder& order, const BatchLaunches& how, Context& context);
    Result<void> launch_batch(const Plan::Batch& batch, const BatchLaunches& how, Context& context);

    std::vector<std::vector<PoolTask>> copies_; ///< [kernel]
    std::vector<std::size_t> launched_;         ///< [kernel]: number of copies launched in this chunk
};

} // namespace ks

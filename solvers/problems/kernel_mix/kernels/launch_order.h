// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/problems/kernel_mix/launches.h"

#include <span>
#include <string_view>
#include <vector>

namespace ks {

/// A way to run the kernels of a mix: with which shapes, which of them at the same time, and in what queues.
struct RunSchedule {
    enum class Shapes {
        own,    ///< OwnShape says which
        random, ///< any that a multiprocessor holds, as the paper's baseline has it
        best    ///< what is best for the batch
    };
    enum class Batches { alone, together, random, planned };
    enum class Queues { one, each, graph };

    std::string_view name;
    Shapes shapes = Shapes::own;
    Batches batches = Batches::together;
    Queues queues = Queues::each;
};

/// What the parameter `schedule` offers, in its order.
std::span<const RunSchedule> run_schedules();
const RunSchedule& run_schedule(std::string_view name);

/// The shape that whoever knows nothing of the other kernels gives a kernel: blocks of so many warps, or as
/// many more or fewer as make a multiprocessor hold all the blocks that its threads ask for.
struct OwnShape {
    std::int64_t warps = 8;    ///< of a block
    bool whole_device = false; ///< not the mix's threads, but as many blocks as the device holds
};

/// What is launched, batch after batch, the kernels of a batch at the same time. A batch may ask for more
/// than a multiprocessor has; the rest of it then waits.
struct LaunchOrder {
    std::vector<Plan::Batch> batches;
    Plan plan;               ///< what the model says of it
    std::vector<Fact> facts; ///< how it came about
};

/// The order in which the workload of the instance is launched. `seed` decides what is random.
Result<LaunchOrder> launch_order(const KernelMixInstance& instance, const RunSchedule& schedule,
                                 const OwnShape& own, std::uint64_t seed, const Context& context);

} // namespace ks

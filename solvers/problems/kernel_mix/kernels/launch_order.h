// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/problems/kernel_mix/launches.h"

#include <span>
#include <string_view>
#include <vector>

namespace ks {

/// A way to run the kernels of a mix: their shapes, which of them run at the same time, and in which queues.
struct RunSchedule {
    enum class Shapes {
        own,    ///< as OwnShape says
        random, ///< any shape that a multiprocessor can hold, as in the paper's baseline
        best    ///< the best shape for the batch
    };
    enum class Batches { alone, together, random, planned };
    enum class Queues { one, each, graph };

    std::string_view name;
    Shapes shapes = Shapes::own;
    Batches batches = Batches::together;
    Queues queues = Queues::each;
};

/// Returns the values of the parameter `schedule`, in their order.
std::span<const RunSchedule> run_schedules();
const RunSchedule& run_schedule(std::string_view name);

/// The shape of a kernel if nothing is known of the other kernels: blocks of `warps` warps, or as many more
/// or fewer as are needed for a multiprocessor to hold all blocks of the kernel's threads.
struct OwnShape {
    std::int64_t warps = 8;    ///< per block
    bool whole_device = false; ///< as many blocks as the device holds, instead of the mix's threads
};

/// The launches, batch after batch; the kernels of a batch run at the same time. A batch may request more
/// than a multiprocessor has; the remaining blocks then wait.
struct LaunchOrder {
    std::vector<Plan::Batch> batches;
    Plan plan;               ///< the plan according to the model
    std::vector<Fact> facts; ///< facts about how the order was found
};

/// Returns the order in which the workload of the instance is launched. `seed` determines random choices.
Result<LaunchOrder> launch_order(const KernelMixInstance& instance, const RunSchedule& schedule,
                                 const OwnShape& own, std::uint64_t seed, const Context& context);

} // namespace ks

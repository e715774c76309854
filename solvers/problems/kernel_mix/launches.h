// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/shapes.h"
#include "solvers/result/answer.h"

#include <vector>

namespace ks {

/// Copies of a kernel that some batch can hold.
struct Launches {
    std::size_t kernel = 0; ///< its index in the instance
    std::int64_t copies = 1;
    std::vector<KernelShape> shapes; ///< its useful ones, at least one
};

/// What is to be planned, and what cannot be.
struct Workload {
    std::vector<Launches> kernels; ///< in the instance's order
    std::int64_t copies = 0;       ///< of all of them
    std::vector<Plan::Infeasible> infeasible;
};
Workload workload_of(const KernelMixInstance& instance);
/// The kernel of each copy, in the instance's order.
std::vector<std::size_t> every_copy(const Workload& workload);

/// A copy of a kernel in a batch.
struct Launch {
    std::size_t kernel = 0;
    KernelShape shape;
};
Plan::Batch batch_of(const KernelMixInstance& instance, const std::vector<Launch>& launches);

/// The answer to whether everything that can run at all runs at once: `found`, with a plan of a single batch,
/// which is empty where nothing can run.
Answer found_at_once(const KernelMixInstance& instance, const Workload& workload,
                     const std::vector<Launch>& launches);
/// The same, "no"; a fact names each kernel that no batch can hold.
Answer not_found_at_once(const Workload& workload);

} // namespace ks

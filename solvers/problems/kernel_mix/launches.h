// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/shapes.h"
#include "solvers/result/answer.h"

#include <vector>

namespace ks {

/// Copies of a kernel that some batch can hold.
struct Launches {
    std::size_t kernel = 0; ///< index in the instance
    std::int64_t copies = 1;
    std::vector<KernelShape> shapes; ///< the useful shapes, at least one
};

/// The kernels to plan, and those that cannot be planned.
struct Workload {
    std::vector<Launches> kernels; ///< in the instance's order
    std::int64_t copies = 0;       ///< of all of them
    std::vector<Plan::Infeasible> infeasible;
};
Workload workload_of(const KernelMixInstance& instance);
/// Returns the kernel of each copy, in the instance's order.
std::vector<std::size_t> every_copy(const Workload& workload);

/// A copy of a kernel in a batch.
struct Launch {
    std::size_t kernel = 0;
    KernelShape shape;
};
Plan::Batch batch_of(const KernelMixInstance& instance, const std::vector<Launch>& launches);

/// Returns the answer that all feasible kernels run at once: `found`, with a plan of a single batch, which is
/// empty if no kernel is feasible.
Answer found_at_once(const KernelMixInstance& instance, const Workload& workload,
                     const std::vector<Launch>& launches);
/// Returns the answer "no"; a fact names each kernel that no batch can hold.
Answer not_found_at_once(const Workload& workload);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/label_layers.h"
#include "solvers/problems/kernel_mix/launches.h"

#include <functional>
#include <span>
#include <vector>

namespace ks {

/// A batch that is filled copy by copy.
struct FilledBatch {
    LabelLayers layers;
    std::vector<std::size_t> holds; ///< of each copy: the index of its kernel among the packed kernels
};

/// Called for each trial: the kernel of the copy, the batch's index, the content of the batch, and whether it
/// can hold the copy.
using HearTrial = std::function<void(std::size_t, std::size_t, const FilledBatch&, bool)>;

/// First-fit decreasing: packs all copies of each kernel, the largest kernels first, each copy into the first
/// batch that can hold it by labels. `placed` receives the number of placed copies. `placed` and `tried` may
/// be empty.
Result<std::vector<FilledBatch>> first_fit(std::span<const Launches> kernels,
                                           std::span<const std::int64_t> copies,
                                           const Plan::Resources& limits, const Context& context,
                                           const std::function<void(std::int64_t)>& placed = {},
                                           const HearTrial& tried = {});

/// Returns the plan of these batches. Consecutive equal batches become one batch with a repeat count.
Plan plan_of(const KernelMixInstance& instance, const Workload& workload,
             const std::vector<FilledBatch>& batches);

/// Returns the kernels' indices, from the largest kernel on.
std::vector<std::size_t> order_by_size(std::span<const Launches> kernels, const Plan::Resources& limits);

/// Returns the size of a kernel: its largest share of any resource of a multiprocessor.
double size_of(const Launches& of, const Plan::Resources& limits);

/// Returns a lower bound for the number of batches: the least total need of all kernels divided by the
/// capacity of a multiprocessor, for the scarcest resource.
std::int64_t simple_bound(std::span<const Launches> kernels, const Plan::Resources& limits);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/label_layers.h"
#include "solvers/problems/kernel_mix/launches.h"

#include <functional>
#include <span>
#include <vector>

namespace ks {

/// A batch that was filled copy by copy.
struct FilledBatch {
    LabelLayers layers;
    std::vector<std::size_t> holds; ///< the index of each copy's kernel among those that were packed
};

/// Hears of each trial: a copy of which kernel, in which batch, what that batch holds then, and whether it
/// holds the copy.
using HearTrial = std::function<void(std::size_t, std::size_t, const FilledBatch&, bool)>;

/// First-fit decreasing: so many copies of each kernel, the largest kernels first, each copy into the first
/// batch that holds it by labels. `placed` hears how many copies are placed; it may be empty, and `tried`
/// too.
Result<std::vector<FilledBatch>> first_fit(std::span<const Launches> kernels,
                                           std::span<const std::int64_t> copies,
                                           const Plan::Resources& limits, const Context& context,
                                           const std::function<void(std::int64_t)>& placed = {},
                                           const HearTrial& tried = {});

/// The plan of these batches. Equal ones that follow each other become one that is repeated.
Plan plan_of(const KernelMixInstance& instance, const Workload& workload,
             const std::vector<FilledBatch>& batches);

/// The kernels' indices, the largest kernel first.
std::vector<std::size_t> order_by_size(std::span<const Launches> kernels, const Plan::Resources& limits);

/// The part of a multiprocessor that a kernel takes of what it takes most of.
double size_of(const Launches& of, const Plan::Resources& limits);

/// What all kernels take at least, divided by what a multiprocessor has, for the resource that is scarcest:
/// no plan has fewer batches.
std::int64_t simple_bound(std::span<const Launches> kernels, const Plan::Resources& limits);

} // namespace ks

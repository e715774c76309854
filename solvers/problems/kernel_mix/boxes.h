// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/launches.h"
#include "solvers/steps/boxes_recording.h"

#include <span>
#include <string>

// Common parts of the recordings of batches: kernels as items, multiprocessors as boxes.
namespace ks {

/// Returns the axes for boxes that are batches or patterns. The kinds of items are the instance's kernels, by
/// their index.
BoxesAxes boxes_axes(const KernelMixInstance& instance, std::span<const Launches> kernels, std::string box_is,
                     std::string boxes_are);

/// Returns a limit error for more copies than stepping can show.
Result<void> check_boxes_recordable(const Workload& workload);

BoxedItem boxed(std::size_t kernel, const Plan::Resources& takes);
/// Returns copies of these kernels, each with one of its useful shapes.
std::vector<BoxedItem> boxed_items(std::span<const Launches> kernels, std::span<const std::size_t> holds,
                                   std::span<const std::size_t> shapes);

/// Returns what the items of a box take: one `Considered` per resource, "49 of 64".
std::vector<Considered> box_load(const BoxesAxes& axes, const StackedBox& box);

/// Returns the same with a further item: "36 + 13 = 49 of 64".
std::vector<Considered> box_load(const BoxesAxes& axes, const StackedBox& box, const BoxedItem& beside);

/// Returns a fraction of a batch with three digits: "0.375".
std::string part_words(double part);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/launches.h"
#include "solvers/steps/boxes_recording.h"

#include <span>
#include <string>

// What the recordings of batches share: kernels as items, multiprocessors as boxes.
namespace ks {

/// Of batches, or of patterns. Kinds are the instance's kernels, by their index.
BoxesAxes boxes_axes(const KernelMixInstance& instance, std::span<const Launches> kernels, std::string box_is,
                     std::string boxes_are);

/// Refuses (limit) more copies than stepping shows.
Result<void> check_boxes_recordable(const Workload& workload);

BoxedItem boxed(std::size_t kernel, const Plan::Resources& takes);
/// Copies of these kernels, each with one of its useful shapes.
std::vector<BoxedItem> boxed_items(std::span<const Launches> kernels, std::span<const std::size_t> holds,
                                   std::span<const std::size_t> shapes);

/// What the items of a box take of each resource: one `Considered` a resource, "49 of 64".
std::vector<Considered> box_load(const BoxesAxes& axes, const StackedBox& box);

/// The same with what an item takes beside them: "36 + 13 = 49 of 64".
std::vector<Considered> box_load(const BoxesAxes& axes, const StackedBox& box, const BoxedItem& beside);

/// "0.375": parts of batches, with three digits.
std::string part_words(double part);

} // namespace ks

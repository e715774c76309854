// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/concurrency/sm_choice.h"

#include "solvers/kinds/kind.h"
#include "solvers/occupancy/devices.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::ui {

namespace {

constexpr std::int64_t most_block_warps = most_block_threads / warp_size;

std::int64_t rounded_up(std::int64_t a, std::int64_t b) {
    return (a + b - 1) / b;
}

} // namespace

void SmChoice::show_instance(InstancePtr instance) {
    instance_ = std::move(instance);
    const std::size_t kernels = problem_.kernels.size();
    problem_ = instance_ ? kind_of(*instance_).plan->problem(*instance_) : PlanProblem();
    if (kernels != problem_.kernels.size() || kernels == 0)
        return begin_again();
    for (scene::SmLaunch& launch : launches_) {
        const PlanProblem::Kernel& of = problem_.kernels[launch.kernel];
        const std::int64_t most = std::max<std::int64_t>(1, std::min(problem_.limits.blocks, of.warps));
        const std::int64_t least = rounded_up(of.warps, most_block_warps);
        const std::int64_t blocks = std::max(least, std::min(launch.shape.blocks, most));
        launch.copies = std::min(launch.copies, of.copies);
        launch.shape = shape(launch.kernel, blocks, rounded_up(of.warps, blocks));
    }
    put(std::move(launches_));
    untouched_ = false;
}

void SmChoice::begin_again() {
    std::vector<scene::SmLaunch> launches;
    for (std::size_t i = 0; i < problem_.kernels.size(); ++i)
        launches.push_back({.kernel = i, .copies = 1, .shape = problem_.kernels[i].usual});
    put(std::move(launches));
}

void SmChoice::take(const Plan::Batch& batch) {
    put(launches_of(batch));
}

/// Consecutive copies with the same shape are one launch.
std::vector<scene::SmLaunch> SmChoice::launches_of(const Plan::Batch& batch) const {
    std::vector<scene::SmLaunch> launches;
    for (auto first = batch.kernels.begin(); first != batch.kernels.end();) {
        const auto last = std::find_if(first, batch.kernels.end(),
                                       [first](const Plan::Kernel& each) { return each != *first; });
        const auto kernel = static_cast<std::size_t>(first->index);
        launches.push_back(
            {.kernel = kernel,
             .copies = last - first,
             .shape = shape(kernel, first->blocks_per_sm, rounded_up(first->threads_per_block, warp_size))});
        first = last;
    }
    return launches;
}

void SmChoice::put(std::vector<scene::SmLaunch> launches) {
    launches_ = std::move(launches);
    untouched_ = true;
    emit replaced();
}

const PlanProblem::Kernel& SmChoice::kernel(std::size_t launch) const {
    return problem_.kernels[launches_[launch].kernel];
}

PlanProblem::Shape SmChoice::shape(std::size_t kernel, std::int64_t blocks, std::int64_t warps) const {
    return kind_of(*instance_).plan->shape(*instance_, kernel, blocks, warps);
}

void SmChoice::set_copies(std::size_t launch, std::int64_t copies) {
    copies = std::clamp<std::int64_t>(copies, 0, kernel(launch).copies);
    if (std::exchange(launches_[launch].copies, copies) == copies)
        return;
    untouched_ = false;
    emit changed(launch);
}

std::int64_t SmChoice::least_blocks(std::size_t launch) const {
    return rounded_up(kernel(launch).warps, most_block_warps);
}

/// With more blocks than warps some blocks would be empty.
std::int64_t SmChoice::most_blocks(std::size_t launch) const {
    return std::max(least_blocks(launch), std::min(problem_.limits.blocks, kernel(launch).warps));
}

void SmChoice::set_blocks(std::size_t launch, std::int64_t blocks) {
    blocks = std::clamp(blocks, least_blocks(launch), most_blocks(launch));
    set_shape(launch, blocks, rounded_up(kernel(launch).warps, blocks));
}

void SmChoice::set_block_warps(std::size_t launch, std::int64_t warps) {
    const std::int64_t all = kernel(launch).warps;
    warps = std::clamp(warps, rounded_up(all, most_blocks(launch)), most_block_warps);
    set_shape(launch, std::min(most_blocks(launch), rounded_up(all, warps)), warps);
}

void SmChoice::set_shape(std::size_t launch, std::int64_t blocks, std::int64_t warps) {
    PlanProblem::Shape& now = launches_[launch].shape;
    if (now.blocks == blocks && now.warps == warps)
        return;
    now = shape(launches_[launch].kernel, blocks, warps);
    untouched_ = false;
    emit changed(launch);
}

/// More threads per block need more warps and registers; more blocks need more shared memory and block slots.
void SmChoice::set_amount(std::size_t launch, const PlanProblem::Shape& from, scene::SmResource resource,
                          double amount) {
    const bool by_warps = resource == scene::SmResource::warps || resource == scene::SmResource::registers;
    const auto now = static_cast<double>(by_warps ? from.warps : from.blocks);
    const double took = scene::amounts_of(from.takes)[static_cast<std::size_t>(resource)];
    if (took <= 0)
        return;
    const std::int64_t wanted = std::llround(std::clamp(amount / took * now, 1.0, 1e9));
    by_warps ? set_block_warps(launch, wanted) : set_blocks(launch, wanted);
}

} // namespace ks::ui

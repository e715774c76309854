// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/boxes.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks {

namespace {

/// Returns the amounts in the order of the names that pictures show.
std::vector<std::int64_t> amounts_of(const Plan::Resources& resources) {
    return {resources.registers, resources.warps, resources.shared_bytes, resources.blocks};
}

std::vector<std::int64_t> all_of(const BoxesAxes& axes, const StackedBox& box) {
    std::vector<std::int64_t> all(axes.limits.size(), 0);
    for (const BoxedItem& item : box.items)
        for (std::size_t r = 0; r < all.size(); ++r)
            all[r] += item.takes[r];
    return all;
}

} // namespace

BoxesAxes boxes_axes(const KernelMixInstance& instance, std::span<const Launches> kernels, std::string box_is,
                     std::string boxes_are) {
    BoxesAxes axes{.box_is = std::move(box_is),
                   .boxes_are = std::move(boxes_are),
                   .resources = {said("registers"), said("warps"), said("shared bytes"), said("blocks")},
                   .limits = amounts_of(instance.limits())};
    for (std::size_t i = 0; i < instance.kernels().size(); ++i)
        axes.kinds.push_back(instance.kernel_name(i));
    std::vector<double> shares(axes.limits.size(), 0);
    for (const Launches& of : kernels) {
        const std::vector<std::int64_t> least = amounts_of(least_of(of.shapes));
        for (std::size_t r = 0; r < least.size(); ++r)
            if (least[r] > 0)
                shares[r] += static_cast<double>(of.copies) * static_cast<double>(least[r]) /
                             static_cast<double>(axes.limits[r]);
    }
    axes.scarcest = static_cast<std::size_t>(std::ranges::max_element(shares) - shares.begin());
    return axes;
}

Result<void> check_boxes_recordable(const Workload& workload) {
    if (workload.copies <= most_recorded_boxed)
        return {};
    return Error{.code = ErrorCode::limit,
                 .what = formatted("there are {} launches, and stepping shows at most {}", workload.copies,
                                   most_recorded_boxed),
                 .todo = "open a smaller instance, or plan this one"};
}

BoxedItem boxed(std::size_t kernel, const Plan::Resources& takes) {
    return {.kind = kernel, .takes = amounts_of(takes)};
}

std::vector<BoxedItem> boxed_items(std::span<const Launches> kernels, std::span<const std::size_t> holds,
                                   std::span<const std::size_t> shapes) {
    std::vector<BoxedItem> items;
    for (std::size_t i = 0; i < holds.size(); ++i) {
        const Launches& of = kernels[holds[i]];
        items.push_back(boxed(of.kernel, of.shapes[shapes[i]].takes));
    }
    return items;
}

std::vector<Considered> box_load(const BoxesAxes& axes, const StackedBox& box) {
    const std::vector<std::int64_t> all = all_of(axes, box);
    std::vector<Considered> lines;
    for (std::size_t r = 0; r < all.size(); ++r)
        lines.push_back({.name = axes.resources[r],
                         .text = formatted("{} of {}", all[r], axes.limits[r]),
                         .fits = all[r] <= axes.limits[r]});
    return lines;
}

std::vector<Considered> box_load(const BoxesAxes& axes, const StackedBox& box, const BoxedItem& beside) {
    const std::vector<std::int64_t> all = all_of(axes, box);
    std::vector<Considered> lines;
    for (std::size_t r = 0; r < all.size(); ++r) {
        const std::int64_t sum = all[r] + beside.takes[r];
        lines.push_back(
            {.name = axes.resources[r],
             .text = formatted("{} + {} = {} of {}", all[r], beside.takes[r], sum, axes.limits[r]),
             .fits = sum <= axes.limits[r]});
    }
    return lines;
}

std::string part_words(double part) {
    const double rounded = std::round(part * 1000) / 1000;
    return with_decimal_mark(formatted("{:g}", rounded == 0 ? 0.0 : rounded));
}

} // namespace ks

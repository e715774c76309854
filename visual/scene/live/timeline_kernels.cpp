// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/timeline_kernels.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/kernel_mark.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ks::scene {

namespace {

constexpr double least_for_pattern = 7; ///< pixels

} // namespace

std::vector<KernelLook> looks_of(const LaidOutTimeline& timeline, const TimelineView& view) {
    std::vector<KernelLook> looks;
    if (!timeline.concurrent() && view.kernels.empty())
        return looks;
    std::size_t next = 0;
    for (const KernelLook& known : view.kernels)
        next = std::max(next, known.mark + 1);
    for (const std::string& kernel : timeline.kernels()) {
        const auto known = std::ranges::find(view.kernels, kernel, &KernelLook::launched);
        looks.push_back(known != view.kernels.end()
                            ? *known
                            : KernelLook{.launched = kernel, .name = kernel, .mark = next++});
    }
    return looks;
}

Mark block_mark(const KernelLook& look, const Rect& rect) {
    if (rect.width < least_for_pattern || rect.height < least_for_pattern)
        return {{.fill = kernel_fill(look.mark)}};
    return kernel_mark(look.mark);
}

namespace {

/// The part of a lane that a kernel fills in one span of time.
struct KernelLayer {
    std::size_t kernel = 0;
    double high = 0; ///< pixels

    friend bool operator==(const KernelLayer&, const KernelLayer&) = default;
};

/// The kernels with the most warps, at most `most`, in the order of their names.
std::vector<KernelLayer> layers_of(std::span<const LaidOutTimeline::KernelShares> kernels, int column,
                                   double height, std::size_t most) {
    constexpr double least_seen = 2;     // pixels
    constexpr double least_share = 1e-6; // smaller values are rounding errors of long sums
    std::vector<KernelLayer> layers;
    for (const auto& [kernel, shares] : kernels)
        if (const double share = shares[static_cast<std::size_t>(column)]; share > least_share)
            layers.push_back({.kernel = kernel, .high = share});
    std::ranges::stable_sort(layers, std::greater(), &KernelLayer::high);
    layers.resize(std::min(layers.size(), most));
    std::ranges::sort(layers, {}, &KernelLayer::kernel);
    for (KernelLayer& layer : layers)
        layer.high = std::max(least_seen, std::round(std::min(layer.high, 1.0) * height + least_share));
    return layers;
}

} // namespace

std::size_t kernel_layers(double lane_height) {
    constexpr double a_layer = 3, most = 16;
    return static_cast<std::size_t>(std::clamp(lane_height / a_layer, 1.0, most));
}

void add_kernel_columns(DisplayList& list, const Rect& lane, int columns,
                        std::span<const LaidOutTimeline::KernelShares> kernels,
                        std::span<const KernelLook> looks, bool heights) {
    const double wide = lane.width / columns;
    const auto layers_at = [&](int column) {
        return layers_of(kernels, column, lane.height, heights ? kernel_layers(lane.height) : 1);
    };
    const auto add = [&](int begin, int end, const std::vector<KernelLayer>& layers) {
        double bottom = lane.y + lane.height;
        for (const KernelLayer& layer : layers) {
            const double high = heights ? std::min(layer.high, bottom - lane.y) : lane.height;
            bottom -= high;
            if (high > 0)
                list.add(Box{.rect = {lane.x + begin * wide, bottom, (end - begin) * wide, high},
                             .fill = kernel_fill(looks[layer.kernel].mark)});
        }
    };
    std::vector<KernelLayer> now = layers_at(0);
    for (int begin = 0, end = 1; end <= columns; ++end) {
        std::vector<KernelLayer> next = end < columns ? layers_at(end) : std::vector<KernelLayer>();
        if (end < columns && next == now)
            continue;
        add(begin, end, now);
        begin = end;
        now = std::move(next);
    }
}

bool have_patterns(const LaidOutTimeline& timeline, std::span<const std::size_t> launches,
                   const LaneLayout& layout) {
    const double a_warp = layout.lane(0).height / timeline.max_warps();
    return std::ranges::any_of(launches, [&](std::size_t launch) {
        return timeline.timeline().launches[launch].warps_per_block() * a_warp >= least_for_pattern;
    });
}

std::vector<LegendEntry> kernel_legend(const LaidOutTimeline& timeline, std::span<const KernelLook> looks,
                                       std::span<const std::size_t> launches, bool patterns) {
    std::vector<const KernelLook*> shown;
    for (const std::size_t launch : launches)
        if (const KernelLook* look = &looks[timeline.kernel_of(launch)];
            std::ranges::find(shown, look) == shown.end())
            shown.push_back(look);
    std::ranges::stable_sort(shown, {}, &KernelLook::mark);
    std::vector<LegendEntry> entries;
    for (const KernelLook* look : shown)
        entries.push_back(
            {.text = look->name,
             .sample = patterns ? kernel_mark(look->mark) : Mark{{.fill = kernel_fill(look->mark)}}});
    return entries;
}

std::string lane_words(const LaneLayout& layout, LaneDetail detail) {
    switch (detail) {
    case LaneDetail::blocks:
        return said("a block is as high as its share of the SM");
    case LaneDetail::heights:
        return said("as high as the kernel's share of the SM");
    case LaneDetail::shades:
        break;
    }
    return formatted("the kernel that has most of {}, however little it is",
                     counted("an SM", "{} SMs", layout.a_lane));
}

} // namespace ks::scene

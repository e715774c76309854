// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/legend.h"
#include "visual/scene/live/timeline_picture.h"

#include <optional>
#include <span>
#include <vector>

namespace ks::scene {

/// Where the lanes of a timeline lie: each an SM or, where they would be too low, as many SMs as needed.
struct LaneLayout {
    DrawnPlot time; ///< its plot is that of the lanes
    int first_sm = 0, sms = 0;
    int a_lane = 1; ///< SMs
    int lanes = 0;
    double pitch = 0; ///< pixels, of a lane

    LaneLayout(const LaidOutTimeline& timeline, const TimelineView& view, const Rect& area);

    double height() const { return pitch * lanes; }
    Rect lane(int index) const; ///< without the gap below it
    /// Of the lane with one SM: the rectangle of a block that begins at this height.
    Rect block(int sm, double first_warp, double warps, int max_warps, TimeSpan span) const;
};

enum class LaneDetail {
    blocks,  ///< a rectangle for each block
    heights, ///< how full an SM is, as a height
    shades   ///< how full SMs are, the darker the fuller
};
/// Rectangles where they are large enough: 2 pixels wide, at least half of them, and 2 pixels high.
LaneDetail detail_of(const LaidOutTimeline& timeline, const LaneLayout& layout);

/// Adds names, blocks and waits. The chosen block is marked where blocks are drawn. `looks` has each kernel's
/// mark; without any, launches are shaded in turns.
void add_lanes(DisplayList& list, const LaidOutTimeline& timeline, const LaneLayout& layout,
               LaneDetail detail, std::span<const KernelLook> looks, std::optional<std::int64_t> chosen,
               const TextMeasure& measure);

Box wait_mark(); ///< waits at a barrier of the grid
/// What the lanes' marks mean, where launches are shaded in turns.
std::vector<LegendEntry> legend_of(const LaidOutTimeline& timeline, const LaneLayout& layout,
                                   LaneDetail detail);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/legend.h"
#include "visual/scene/live/timeline_picture.h"

#include <optional>
#include <span>
#include <vector>

namespace ks::scene {

/// The layout of a timeline's lanes. A lane is one SM or, if lanes would be too low, several SMs.
struct LaneLayout {
    DrawnPlot time; ///< the plot is the area of the lanes
    int first_sm = 0, sms = 0;
    int a_lane = 1; ///< SMs per lane
    int lanes = 0;
    double pitch = 0; ///< height of a lane in pixels

    LaneLayout(const LaidOutTimeline& timeline, const TimelineView& view, const Rect& area);

    double height() const { return pitch * lanes; }
    Rect lane(int index) const; ///< excludes the gap below it
    /// The rectangle of a block that begins at this height in the lane of its SM; lanes must have one SM.
    Rect block(int sm, double first_warp, double warps, int max_warps, TimeSpan span) const;
};

enum class LaneDetail {
    blocks,  ///< a rectangle for each block
    heights, ///< the occupancy of an SM, as a height
    shades   ///< the occupancy of SMs, as a shade
};
/// Blocks are drawn if they are large enough: at least half of them 2 pixels wide, and all 2 pixels high.
LaneDetail detail_of(const LaidOutTimeline& timeline, const LaneLayout& layout);

/// Adds names, blocks and waits. The chosen block is marked if blocks are drawn. `looks` has each kernel's
/// mark; if it is empty, launches have alternating shades.
void add_lanes(DisplayList& list, const LaidOutTimeline& timeline, const LaneLayout& layout,
               LaneDetail detail, std::span<const KernelLook> looks, std::optional<std::int64_t> chosen,
               const TextMeasure& measure);

Box wait_mark(); ///< waits at a barrier of the grid
/// The legend of the lanes if launches have alternating shades.
std::vector<LegendEntry> legend_of(const LaidOutTimeline& timeline, const LaneLayout& layout,
                                   LaneDetail detail);

} // namespace ks::scene

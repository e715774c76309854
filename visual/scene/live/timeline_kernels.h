// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/drawing.h"
#include "visual/scene/legend.h"
#include "visual/scene/live/timeline_lanes.h"

#include <span>
#include <vector>

namespace ks::scene {

// Timelines of launches that overlap: the look of each kernel.

/// The look of each kernel of the timeline; empty if launches do not overlap, because then blocks have
/// alternating shades.
std::vector<KernelLook> looks_of(const LaidOutTimeline& timeline, const TimelineView& view);

/// The marks of a block, with its pattern if there is room.
Mark block_mark(const KernelLook& look, const Rect& rect);

/// The number of kernels that are visible above each other in a lane of this height.
std::size_t kernel_layers(double lane_height);
/// Adds the share of each kernel in a lane, in `columns` equal spans of time: stacked by height for as many
/// kernels as are visible, or the whole lane for the largest kernel.
void add_kernel_columns(DisplayList& list, const Rect& lane, int columns,
                        std::span<const LaidOutTimeline::KernelShares> kernels,
                        std::span<const KernelLook> looks, bool heights);

/// Whether any block of these launches is drawn high enough for its pattern.
bool have_patterns(const LaidOutTimeline& timeline, std::span<const std::size_t> launches,
                   const LaneLayout& layout);
/// The legend of the lanes: the kernels of these launches, in the order of their marks.
std::vector<LegendEntry> kernel_legend(const LaidOutTimeline& timeline, std::span<const KernelLook> looks,
                                       std::span<const std::size_t> launches, bool patterns = true);

/// The longest text about the height of a lane's marks.
inline constexpr const char* longest_lane_words = "the kernel that has most of 32 SMs, however little it is";
std::string lane_words(const LaneLayout& layout, LaneDetail detail);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/drawing.h"
#include "visual/scene/legend.h"
#include "visual/scene/live/timeline_lanes.h"

#include <span>
#include <vector>

namespace ks::scene {

// Timelines of launches that overlap: the look of each kernel.

/// Of each kernel of the timeline; none where blocks are shaded in turns, because launches come one after the
/// other.
std::vector<KernelLook> looks_of(const LaidOutTimeline& timeline, const TimelineView& view);

/// A block's marks: with its pattern where there is room for one.
Mark block_mark(const KernelLook& look, const Rect& rect);

/// How many kernels can be seen above each other in a lane of this height.
std::size_t kernel_layers(double lane_height);
/// Adds what kernels have of a lane in `columns` equal pieces of time: as heights above each other, of as
/// many as can be seen, or the whole lane for the kernel that has most.
void add_kernel_columns(DisplayList& list, const Rect& lane, int columns,
                        std::span<const LaidOutTimeline::KernelShares> kernels,
                        std::span<const KernelLook> looks, bool heights);

/// Whether any block of these launches is drawn so high that it has its pattern.
bool have_patterns(const LaidOutTimeline& timeline, std::span<const std::size_t> launches,
                   const LaneLayout& layout);
/// What the lanes' marks mean: the kernels of these launches, in the order of their marks.
std::vector<LegendEntry> kernel_legend(const LaidOutTimeline& timeline, std::span<const KernelLook> looks,
                                       std::span<const std::size_t> launches, bool patterns = true);

/// How high a lane's marks are, in words; the longest are as long as these.
inline constexpr const char* longest_lane_words = "the kernel that has most of 32 SMs, however little it is";
std::string lane_words(const LaneLayout& layout, LaneDetail detail);

} // namespace ks::scene

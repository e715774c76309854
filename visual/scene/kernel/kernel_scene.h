// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/kernel_moment.h"

namespace ks::scene {

/// Draws the memory access of the warp's instruction, in words and as a punch card. Returns the height used.
double add_memory_view(DisplayList& list, const KernelMoment& moment, const Rect& area,
                       const TextMeasure& measure);

/// Draws the lanes' values and the cells of rows that they access. Returns the height used. lane_strip.h
/// explains `taken`.
double add_lanes_view(DisplayList& list, const KernelMoment& moment, const Rect& area,
                      const TextMeasure& measure, double taken = 0);

/// The whole page as one picture: the source on the left with the findings under it, memory and lanes on the
/// right.
DisplayList kernel_scene(const KernelMoment& moment, double width, double height, const TextMeasure& measure);

/// Two kernels side by side, source over memory, and their counters compared below.
DisplayList kernel_pair_scene(const KernelMoment& first, const KernelMoment& second, double width,
                              double height, const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/kernel_moment.h"

namespace ks::scene {

/// What the warp's instruction does to memory, in words and as a punch card. Gives the height used.
double add_memory_view(DisplayList& list, const KernelMoment& moment, const Rect& area,
                       const TextMeasure& measure);

/// The lanes' values and the cells of rows that they touch. Gives the height used. `taken` is explained in
/// lane_strip.h.
double add_lanes_view(DisplayList& list, const KernelMoment& moment, const Rect& area,
                      const TextMeasure& measure, double taken = 0);

/// All of the page as one picture: the source on the left with the findings under it, memory and lanes on the
/// right.
DisplayList kernel_scene(const KernelMoment& moment, double width, double height, const TextMeasure& measure);

/// Two kernels side by side, source over memory, and their counters compared below.
DisplayList kernel_pair_scene(const KernelMoment& first, const KernelMoment& second, double width,
                              double height, const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/kernel_moment.h"

#include <string>
#include <vector>

namespace ks::scene {

/// The Kernel page's pictures for a lesson's figure. Each returns the height used, which is at most the
/// area's: of a listing that is higher, only the part around the current line is shown.

/// The source and, with `findings`, the findings below it. It is enlarged until it fills the area.
double add_source_picture(DisplayList& list, const KernelMoment& moment, bool heated, bool findings,
                          const Rect& area, const TextMeasure& measure);

/// One instruction: its line of code, its punch card and its cost.
double add_memory_picture(DisplayList& list, const KernelMoment& moment, const Rect& area,
                          const TextMeasure& measure);

/// One instruction: its line of code, the values of its lanes and the cells of rows that they access. Several
/// moments are the rounds of a loop: only the lanes are drawn, one round below the other.
double add_lanes_picture(DisplayList& list, const std::vector<KernelMoment>& moments, const Rect& area,
                         const TextMeasure& measure);

} // namespace ks::scene

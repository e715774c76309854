// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/kernel_moment.h"

#include <string>
#include <vector>

namespace ks::scene {

/// The Kernel page's pictures as a lesson's figure shows them. Each gives the height used, at most the area's
/// but for a listing, which shows the part around its line.

/// The source, and below it what was found, if `findings`. Enlarged as far as the area has room for all of
/// it.
double add_source_picture(DisplayList& list, const KernelMoment& moment, bool heated, bool findings,
                          const Rect& area, const TextMeasure& measure);

/// One instruction: its line of code, its punch card and what it cost.
double add_memory_picture(DisplayList& list, const KernelMoment& moment, const Rect& area,
                          const TextMeasure& measure);

/// One instruction: its line of code, what its lanes hold and the cells of rows that they touch. Of several,
/// one below the other, the lanes alone: the rounds of a loop.
double add_lanes_picture(DisplayList& list, const std::vector<KernelMoment>& moments, const Rect& area,
                         const TextMeasure& measure);

} // namespace ks::scene

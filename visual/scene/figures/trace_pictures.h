// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/kernel_moment.h"

#include <string>
#include <vector>

namespace ks::scene {

/// The Kernel page's pictures as a lesson's figure shows them. Each gives the height used, which is at most
/// the area's: a listing that is higher shows only the part around its line.

/// The source and, if `findings`, what was found below it. It is enlarged as far as the area has room for all
/// of it.
double add_source_picture(DisplayList& list, const KernelMoment& moment, bool heated, bool findings,
                          const Rect& area, const TextMeasure& measure);

/// One instruction: its line of code, its punch card and what it cost.
double add_memory_picture(DisplayList& list, const KernelMoment& moment, const Rect& area,
                          const TextMeasure& measure);

/// One instruction: its line of code, what its lanes hold and the cells of rows that they touch. Several
/// moments are the rounds of a loop: they show the lanes alone, one round below the other.
double add_lanes_picture(DisplayList& list, const std::vector<KernelMoment>& moments, const Rect& area,
                         const TextMeasure& measure);

} // namespace ks::scene

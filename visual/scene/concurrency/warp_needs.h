// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/concurrency/sm_load.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

namespace ks::scene {

/// What a warp of each launch takes of a multiprocessor, as a share of what there is (concurrency paper,
/// Figure 2, which has a thread in the place of a warp, and of two kernels): the highest bar of a kernel
/// tells what runs out first if it runs alone, and kernels that are high in different resources suit each
/// other.
SmAmounts warp_shares(const PlanProblem& problem, const PlanProblem::Shape& shape);

/// Draws these bars, as many kernels as have room. A kernel is the region "needs 3", which counts the
/// launches.
void draw_warp_needs(DisplayList& list, const PlanProblem& problem, std::span<const SmLaunch> launches,
                     const Rect& area, const TextMeasure& measure);

} // namespace ks::scene

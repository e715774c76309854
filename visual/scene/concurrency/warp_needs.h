// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/concurrency/sm_load.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

namespace ks::scene {

/// The share of each resource of a multiprocessor that one warp of a launch needs (concurrency paper, Figure
/// 2, there per thread and for two kernels). A kernel's highest bar shows what runs out first if it runs
/// alone; kernels that are high in different resources suit each other.
SmAmounts warp_shares(const PlanProblem& problem, const PlanProblem::Shape& shape);

/// Draws these bars for as many kernels as fit. A kernel is a region like "needs 3", numbered by launch.
void draw_warp_needs(DisplayList& list, const PlanProblem& problem, std::span<const SmLaunch> launches,
                     const Rect& area, const TextMeasure& measure);

} // namespace ks::scene

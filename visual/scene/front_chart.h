// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/front_state.h"
#include "visual/scene/display_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <vector>

namespace ks::scene {

/// Draws a front that is being computed: cost to the right, value up; kept points form a staircase, dropped
/// points are hatched, and the value that decides is a dashed line. If the candidates are cells of a row, the
/// row is drawn below, each cell under its point. Returns the y of the lower end. Each candidate is a region
/// "point K"; of too many only some are drawn. Nothing extends beyond `frame`.
double add_front_chart(DisplayList& list, const FrontState& state, const Rect& frame,
                       const TextMeasure& measure);

/// What the marks of the chart mean.
std::vector<LegendEntry> front_legend(const FrontState& state);

} // namespace ks::scene

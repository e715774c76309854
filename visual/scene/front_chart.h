// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/front_state.h"
#include "visual/scene/display_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <vector>

namespace ks::scene {

/// Draws a front that is being found: cost to the right, value up, points that were kept as a staircase,
/// dropped ones hatched, the value that decides as a dashed line. Of candidates that are cells of a row the
/// row is drawn below, each cell under its point. Gives the y at which it ends. Each candidate is a region
/// "point K"; of very many only some are drawn. Nothing reaches beyond `frame`.
double add_front_chart(DisplayList& list, const FrontState& state, const Rect& frame,
                       const TextMeasure& measure);

/// What the marks of the chart mean.
std::vector<LegendEntry> front_legend(const FrontState& state);

} // namespace ks::scene

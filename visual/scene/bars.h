// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/bars_recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/legend.h"

#include <vector>

namespace ks::scene {

/// Draws the items by value per weight and, below them, a bar for each method, as long as the weight that it
/// packs. For a bar that is loud, the items are boxes, each with a region. Returns the height used. `scale`
/// enlarges the letters.
double draw_bars(DisplayList& list, const BarsState& state, const Rect& area, const TextMeasure& measure,
                 double scale);

/// What the marks of bars mean: taken, taken in part, in the optimum.
std::vector<LegendEntry> bars_legend();
/// The same for a bar that is filled step by step, with two more marks: the current item, and items left out.
std::vector<LegendEntry> stepped_bars_legend();

} // namespace ks::scene

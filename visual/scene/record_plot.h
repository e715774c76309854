// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/contents.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// The records of an instance as points in a plot of two of their numbers (Fields::ratio: value against
/// weight), both axes from zero. The records of the chosen group are emphasised.
struct RecordPlot {
    const Contents* contents = nullptr; ///< of a kind with a ratio; null: nothing is drawn
    std::size_t chosen_group = 0;
    std::vector<std::string> chosen_names; ///< "1a" ...: one for each record of the group, or none at all
};

/// The plot, laid out for this size (pixels at scale 1). More than 4,000 records are drawn as a density map.
DisplayList draw(const RecordPlot& plot, double width, double height, const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// Items as points, value against weight, both axes from zero. The chosen class stands out; the others stay
/// quiet.
struct ItemPlot {
    std::span<const Item> all;
    std::span<const Item> chosen;           ///< part of `all`
    std::vector<std::string> chosen_labels; ///< "1a" ..., as many as `chosen`, or none
};

/// Laid out for this size (pixels at scale 1). Above 4,000 items `all` is drawn as a density map.
DisplayList draw(const ItemPlot& plot, double width, double height, const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/language.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <array>
#include <cstdint>
#include <string>

namespace ks::scene {

/// What each lane of a warp has: a value, or only the fact that it takes part.
struct LaneStrip {
    std::string title;                      ///< "best, in each lane"; if empty there is no line for it
    std::uint32_t mask = 0;                 ///< lanes that have it; the others are masked
    std::uint32_t marked = 0;               ///< lanes that a finding names
    Role role = Role::read;                 ///< what the value is: read, changed ...
    std::array<std::string, 32> values;     ///< if empty, it is only known that the lane takes part
    std::array<std::string, 32> notes = {}; ///< below the values: which element
    std::string none = said("masked");      ///< the word for lanes that are not in the mask
};

/// Draws the 32 lanes side by side, in two or four lines where their values need that much room; a masked
/// lane is a grey empty cell. Each lane is a region "lane N". Gives the height used. `taken` is the width
/// at the end of the title's line that something else needs.
double add_lane_strip(DisplayList& list, const LaneStrip& strip, const Rect& area, const TextMeasure& measure,
                      double taken = 0);

} // namespace ks::scene

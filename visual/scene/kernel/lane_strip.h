// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/language.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <array>
#include <cstdint>
#include <string>

namespace ks::scene {

/// The state of each lane of a warp: a value, or only whether it takes part.
struct LaneStrip {
    std::string title;                      ///< "best, in each lane"; if empty, the title's line is omitted
    std::uint32_t mask = 0;                 ///< the lanes that take part; the others are masked
    std::uint32_t marked = 0;               ///< the lanes that a finding names
    Role role = Role::read;                 ///< the role of the values: read, changed ...
    std::array<std::string, 32> values;     ///< if empty, it is only known that the lane takes part
    std::array<std::string, 32> notes = {}; ///< written below the values: the element
    std::string none = said("masked");      ///< the word for lanes that are not in the mask
};

/// Draws the 32 lanes side by side, in two or four lines if the values need the room; a masked lane is a grey
/// empty cell. Each lane is a region "lane N". Returns the height used. `taken` is a width at the end of the
/// title's line that is reserved for the caller.
double add_lane_strip(DisplayList& list, const LaneStrip& strip, const Rect& area, const TextMeasure& measure,
                      double taken = 0);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <functional>
#include <string>

namespace ks::scene {

// What pictures of blocks on SMs have in common, the modelled ones and the measured ones: lanes with names,
// and how full they are where there is no room for blocks.

inline constexpr double lane_label_width = 64; ///< left of the lanes
inline constexpr double least_lane = 4;        ///< pixels, that a lane has to be high
inline constexpr double lane_bucket = 6;       ///< pixels, the width of a cell of `add_shaded_lane`

/// Adds a lane's name at the left end of `line`.
void add_lane_label(DisplayList& list, const TextMeasure& measure, const Rect& line, const std::string& name);
/// Of so many lanes one has a name, because names are 14 pixels high.
int lanes_a_label(double pitch);

/// 0: empty. Otherwise 1 to 5: how dark a share of up to 1 is drawn.
int lane_shade(double share);
Fill lane_fill(int shade);

/// Adds what is full of a lane, in `columns` equal cells, the darker the fuller; neighbours of one shade are
/// one box.
void add_shaded_lane(DisplayList& list, const Rect& lane, int columns,
                     const std::function<double(int column)>& share);

} // namespace ks::scene

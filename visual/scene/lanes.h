// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <functional>
#include <string>

namespace ks::scene {

// Shared parts of the pictures of blocks on SMs, modelled and measured: lanes with names, and their
// utilisation where blocks are too small to draw.

inline constexpr double lane_label_width = 64; ///< to the left of the lanes
inline constexpr double least_lane = 4;        ///< pixels, the smallest height of a lane
inline constexpr double lane_bucket = 6;       ///< pixels, the width of a cell of `add_shaded_lane`

/// Adds a lane's name at the left end of `line`.
void add_lane_label(DisplayList& list, const TextMeasure& measure, const Rect& line, const std::string& name);
/// Returns n if every n-th lane gets a name; names are 14 pixels high.
int lanes_a_label(double pitch);

/// The shade of a share from 0 to 1: 0 for an empty lane, otherwise 1 (light) to 5 (dark).
int lane_shade(double share);
Fill lane_fill(int shade);

/// Adds the utilisation of a lane in `columns` equal cells, darker where it is higher; adjacent cells of one
/// shade are one box.
void add_shaded_lane(DisplayList& list, const Rect& lane, int columns,
                     const std::function<double(int column)>& share);

} // namespace ks::scene

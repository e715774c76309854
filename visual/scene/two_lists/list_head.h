// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/two_lists/two_lists.h"

namespace ks::scene {

inline constexpr double list_head_height = 24;

/// Writes the name of a list, its weights, and the number of its sums in one line at the top of the frame.
void draw_list_head(const TwoListsAt& at, int of, const Rect& frame);

} // namespace ks::scene

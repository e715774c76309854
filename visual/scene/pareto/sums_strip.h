// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/pareto/front_picture.h"

namespace ks::scene {

/// Draws the existing costs as a strip: a line per cost or, if several share a few pixels, a shade that is
/// darker the more of the possible costs exist. Marks are on the strip.
void add_sums(DisplayList& list, const Front& front, const DrawnFront& drawn);

} // namespace ks::scene

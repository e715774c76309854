// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/pareto/front_picture.h"

namespace ks::scene {

/// Which costs there are, as a strip: a line for each, or, where several share a few pixels, the darker the
/// more of the possible ones there are. What is marked stands on it.
void add_sums(DisplayList& list, const Front& front, const DrawnFront& drawn);

} // namespace ks::scene

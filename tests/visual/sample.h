// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

namespace ks::tests {

/// A picture with every primitive, role, pattern and weight.
scene::DisplayList sample_picture(const scene::TextMeasure& measure);

} // namespace ks::tests

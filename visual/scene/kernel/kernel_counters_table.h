// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/kernel/kernel_counters.h"
#include "visual/scene/measure.h"

namespace ks::scene {

/// Draws the counters of a kernel: the emulator's value, the hardware's value next to it and, if both exist,
/// "=" or the hardware's surplus. Above them are the source and the notes. Each line is a region "counter N",
/// from 0. Returns the height used; a last line states how many lines do not fit.
double add_kernel_counters(DisplayList& list, const KernelCounters& counters, const Rect& area,
                           const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/kernel/kernel_counters.h"
#include "visual/scene/measure.h"

namespace ks::scene {

/// Draws the counters of a kernel: the emulator's, the hardware's beside them and, where both are there, "="
/// or what the hardware has more; above them who counted and what to know. Each line is a region "counter N",
/// from 0. Gives the height used; a last line counts those that do not fit.
double add_kernel_counters(DisplayList& list, const KernelCounters& counters, const Rect& area,
                           const TextMeasure& measure);

} // namespace ks::scene

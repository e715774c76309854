// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"
#include "visual/scene/display_list.h"
#include "visual/scene/kernel/kernel_moment.h"
#include "visual/scene/measure.h"

#include <string>

namespace ks::scene {

/// "all 12 blocks of 3 launches", "4 of 12 blocks, spread evenly over 3 launches".
std::string traced_blocks(const Trace& trace);

/// Draws the findings of the emulator, each as a region "finding N" (from 0); `chosen` is marked. Without
/// findings, a sentence states so and names the traced blocks. Returns the height used, which may exceed the
/// frame's.
double add_findings(DisplayList& list, const Trace& trace, int chosen, const Rect& frame,
                    const TextMeasure& measure);
/// The same at a moment; a sentence if the moment hides the findings.
double add_findings(DisplayList& list, const KernelMoment& moment, const Rect& frame,
                    const TextMeasure& measure);

} // namespace ks::scene

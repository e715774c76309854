// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

namespace ks::scene {

/// The pseudo-code with the step's lines marked, and those of the step before marked faintly. Where it does
/// not fit its frame its letters get smaller, and if that is not enough only the part around the current line
/// is shown.
void add_code(DisplayList& list, const Recording& recording, const Step& step,
              const std::vector<int>& lines_before, const Rect& frame, const TextMeasure& measure);

/// What happens in the step, in words. The text has `size` pixels, or fewer if it would not fit.
void add_sentence(DisplayList& list, const Step& step, const Rect& frame, double size,
                  const TextMeasure& measure);

/// The row's class, the items of it that are considered and the result for each, with the best one marked.
void add_items(DisplayList& list, const Recording& recording, const Step& step, const Rect& frame,
               const TextMeasure& measure);

/// What the marks of the table mean, in one line. `pointed_at`: a lesson points at cells.
void add_legend(DisplayList& list, bool pointed_at, bool way_back, const Rect& frame,
                const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

namespace ks::scene {

/// The pseudo-code. The lines of the step are marked, those of the previous step faintly. If it does not fit
/// into its frame, the letters shrink; if that is not enough, only the part around the current line is shown.
void add_code(DisplayList& list, const Recording& recording, const Step& step,
              const std::vector<int>& lines_before, const Rect& frame, const TextMeasure& measure);

/// The height that the step's sentence needs in its smallest letters.
double sentence_height(const Step& step, double width, const TextMeasure& measure);

/// Describes the step. The letters have `size` pixels, or fewer if the sentence would not fit. A sentence
/// that is still too long ends in dots; the region's description has the full text.
void add_sentence(DisplayList& list, const Step& step, const Rect& frame, double size,
                  const TextMeasure& measure);

/// The class of the row, its items that are considered and the result for each, with the best one marked.
void add_items(DisplayList& list, const Recording& recording, const Step& step, const Rect& frame,
               const TextMeasure& measure);

/// The legend of the table's marks, in one line. `pointed_at`: a lesson points at cells.
void add_legend(DisplayList& list, bool pointed_at, bool way_back, const Rect& frame,
                const TextMeasure& measure);

} // namespace ks::scene

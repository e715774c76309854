// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

namespace ks::scene {

/// Draws the headers of a table: capacities above the cells, row numbers and items on the left. If cells are
/// too small for a number each, there are round numbers at regular distances.
void add_table_heads(DisplayList& list, const TableRecording& recording, const Step& step,
                     const TableLayout& layout, const TextMeasure& measure);

/// The smallest number of 1, 2, 5, 10, 20, 50 ... that is at least `least`.
std::int64_t round_step(double least);

/// The line between two layers.
Stroke layer_stroke();

} // namespace ks::scene

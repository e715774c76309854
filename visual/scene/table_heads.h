// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

namespace ks::scene {

/// Draws what is around a table's cells: capacities above them, row numbers and the rows' items beside them.
/// Where cells are too small for a number each, there are round numbers at regular distances.
void add_table_heads(DisplayList& list, const TableRecording& recording, const Step& step,
                     const TableLayout& layout, const TextMeasure& measure);

/// The smallest of 1, 2, 5, 10, 20, 50 ... that is `least` or more.
std::int64_t round_step(double least);

/// The line between two layers.
Stroke layer_stroke();

} // namespace ks::scene

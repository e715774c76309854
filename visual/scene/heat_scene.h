// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

namespace ks::scene {

/// Draws the table where its cells are too small for values: a heat map, and over it the row in hand, the
/// changed cell with the one it came from, and the way back; above it what was summed up. Each visible row is
/// a region "row ROW".
void add_heat_table(DisplayList& list, const TableRecording& recording, const Step& step,
                    const TableLayout& layout, const TextMeasure& measure);

/// What the colours and marks mean, in one line, below the heat table that the list has already. Where not
/// all fit, what occurs in the picture has its place first.
void add_heat_legend(DisplayList& list, const TableRecording& recording, const Step& step, const Rect& frame,
                     const TextMeasure& measure);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

namespace ks::scene {

/// Draws a table whose cells are too small for values: a heat map, with the current row, the changed cell,
/// its source cell and the way back on top. The words above it state what was summed up. Each visible row is
/// a region "row ROW".
void add_heat_table(DisplayList& list, const TableRecording& recording, const Step& step,
                    const TableLayout& layout, const TextMeasure& measure);

/// Draws the legend of colours and marks, in one line, below the heat table in the list. If not all entries
/// fit, those that occur in the picture come first. `pointed_at`: a lesson points at cells.
void add_heat_legend(DisplayList& list, const TableRecording& recording, const Step& step, bool pointed_at,
                     const Rect& frame, const TextMeasure& measure);

} // namespace ks::scene

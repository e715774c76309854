// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

namespace ks::scene {

/// Draws the table where its cells are too small for values: a heat map, and on it the current row, the
/// changed cell with the cell that it came from, and the way back. Above it are words on what was summed up.
/// Each visible row is a region "row ROW".
void add_heat_table(DisplayList& list, const TableRecording& recording, const Step& step,
                    const TableLayout& layout, const TextMeasure& measure);

/// Draws what the colours and marks mean, in one line, below the heat table that the list has already. Where
/// not all entries fit, those that occur in the picture go first. `pointed_at`: a lesson points at cells.
void add_heat_legend(DisplayList& list, const TableRecording& recording, const Step& step, bool pointed_at,
                     const Rect& frame, const TextMeasure& measure);

} // namespace ks::scene

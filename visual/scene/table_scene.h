// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <span>

namespace ks::scene {

/// Draws the dynamic-programming table after `step`, with capacities above it and each row's items on its
/// left. Cells that are read are outlined, with arrows to the changed cell; the next cell is dashed, and the
/// way back is marked. `highlight` are cells that a lesson points at. Each visible cell is a region "cell ROW
/// COLUMN". Nothing extends beyond `frame`.
void add_table(DisplayList& list, const TableRecording& recording, const Step& step, const TableView& view,
               const Rect& frame, const TextMeasure& measure, std::span<const CellAt> highlight = {});

} // namespace ks::scene

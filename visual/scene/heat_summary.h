// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// What each dot of a heat map, a pixel at scale 1, stands for, from left to right and from top to bottom.
/// Every visible cell belongs to exactly one dot, or covers several whole.
std::vector<CellRange> heat_columns(const TableLayout& layout);
std::vector<CellRange> heat_rows(const TableLayout& layout);

/// What a step shows of some rows, summed up by columns: [k] has the smallest and the largest value of the
/// cells in columns[k] that are written; nothing where none is.
std::vector<std::optional<Extremes>> heat_values(const TableRecording& recording, std::int64_t step,
                                                 CellRange rows, const std::vector<CellRange>& columns);

/// The visible part of the table as one image with a value for each dot: where its largest value lies between
/// the table's smallest and largest, 0 being one of them; of bits 0, 1 or, where both occur, 0.5. A dot of
/// minus infinities is quiet, what is not written stays empty.
HeatMap heat_map(const TableRecording& recording, std::int64_t step, const TableLayout& layout);

/// "each dot is the largest of about 357 cells", or what else the colours mean; dots, for how many pixels of
/// a screen or an export make one is another matter.
std::string heat_words(const TableRecording& recording, const TableLayout& layout);

} // namespace ks::scene

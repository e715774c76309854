// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The columns and rows that each dot of a heat map (a pixel at scale 1) shows, from left to right and from
/// top to bottom. Every visible cell either belongs to exactly one dot or covers several dots.
std::vector<CellRange> heat_columns(const TableLayout& layout);
std::vector<CellRange> heat_rows(const TableLayout& layout);

/// What a step shows of some rows, summed up by columns: [k] has the smallest and the largest value of the
/// written cells in columns[k], or nothing where no cell is written.
std::vector<std::optional<Extremes>> heat_values(const TableRecording& recording, std::int64_t step,
                                                 CellRange rows, const std::vector<CellRange>& columns);

/// The value that a dot stands for: its largest or, where cells are the least of their terms, its smallest.
const std::optional<CellNumber>& telling(const Extremes& dot, const TableRecording& recording);

/// The visible part of the table as one image with a value for each dot. It says where the dot's value is
/// between TableRecording::smallest() and largest(); for bits it is 0, 1 or, where both occur, 0.5. A dot
/// that nothing reaches is quiet, and a dot without written cells stays empty.
HeatMap heat_map(const TableRecording& recording, std::int64_t step, const TableLayout& layout);

/// "each dot is the largest of about 357 cells", or what else the colours mean. It speaks of dots, because a
/// dot may be several pixels of a screen or an export.
std::string heat_words(const TableRecording& recording, const TableLayout& layout);

} // namespace ks::scene

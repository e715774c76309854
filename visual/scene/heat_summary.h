// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The columns and rows that each dot of a heat map (a pixel at scale 1) covers, from left to right and from
/// top to bottom. A visible cell belongs to exactly one dot, or covers several dots.
std::vector<CellRange> heat_columns(const TableLayout& layout);
std::vector<CellRange> heat_rows(const TableLayout& layout);

/// The values of some rows at a step, reduced per column range: element [k] is the smallest and largest value
/// of the written cells in columns[k], or nothing if no cell is written.
std::vector<std::optional<Extremes>> heat_values(const TableRecording& recording, std::int64_t step,
                                                 CellRange rows, const std::vector<CellRange>& columns);

/// The value that represents a dot: its largest or, for problems that minimise, its smallest.
const std::optional<CellNumber>& telling(const Extremes& dot, const TableRecording& recording);

/// The visible part of the table as one image with a value for each dot: the position of the dot's value
/// between TableRecording::smallest() and largest(). For bits it is 0, 1 or, where both occur, 0.5. An
/// unreachable dot is quiet; a dot without written cells stays empty.
HeatMap heat_map(const TableRecording& recording, std::int64_t step, const TableLayout& layout);

/// Explains the colours: "each dot is the largest of about 357 cells". It speaks of dots, because a dot may
/// be several pixels of a screen or an export.
std::string heat_words(const TableRecording& recording, const TableLayout& layout);

} // namespace ks::scene

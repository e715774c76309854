// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/table_layout.h"

#include <string>
#include <vector>

namespace ks::scene {

/// Some neighbouring columns or rows that one pixel, or one column of numbers, stands for.
struct CellRange {
    std::int64_t begin = 0, end = 0;
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

/// What each dot of a heat map, a pixel at scale 1, stands for, from left to right and from top to bottom.
/// Every visible cell belongs to exactly one dot, or covers several whole.
std::vector<CellRange> heat_columns(const TableLayout& layout);
std::vector<CellRange> heat_rows(const TableLayout& layout);

/// What a step shows of some rows, summed up by columns: [k] is the largest value of the cells in columns[k]
/// that are written; minus_infinity where all of those are, not_written where none is.
inline constexpr std::int64_t heat_minus_infinity = -1, heat_not_written = -2;
std::vector<std::int64_t> heat_values(const TableRecording& recording, std::int64_t step, CellRange rows,
                                      const std::vector<CellRange>& columns);

/// The visible part of the table as one image with a value for each dot: its share of the table's largest
/// value. Minus infinity is quiet, what is not written stays empty.
HeatMap heat_map(const TableRecording& recording, std::int64_t step, const TableLayout& layout);

/// "each dot is the largest of about 357 cells", or what else the colours mean; dots, for how many pixels of
/// a screen or an export make one is another matter.
std::string heat_words(const TableLayout& layout);

} // namespace ks::scene

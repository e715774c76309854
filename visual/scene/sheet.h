// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/bar_part.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ks::scene {

/// A table as a picture: title, a quiet line, columns and rows. A last line states how many rows do not fit.
struct Sheet {
    struct Column {
        std::string title;
        Align align = Align::left;
        bool numbers = false; ///< set in the mono face
    };
    using Part = BarPart;
    struct Cell {
        std::string text;
        Role role = Role::text;
        std::vector<Part> bar; ///< drawn instead of text
    };
    struct Mark {
        Role role = Role::read;
        std::string text;
    };

    std::string title, subtitle;
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;
    std::size_t rows_left_out = 0; ///< further rows that are only counted in the last line
    std::vector<Mark> legend;      ///< the meaning of the bars' colours
};

/// The sheet laid out for this size (pixels at scale 1): columns are as wide as they need, and bars get the
/// rest of the width.
DisplayList draw(const Sheet& sheet, double width, double height, const TextMeasure& measure);

/// Draws a stacked bar, for the sheet and for the table on screen: its parts share the full width in
/// proportion to their sizes.
void add_bar(DisplayList& list, const Rect& rect, const std::vector<Sheet::Part>& parts);

} // namespace ks::scene

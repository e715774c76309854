// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <optional>

namespace ks::scene {

inline constexpr double most_zoom = 4;
inline constexpr double least_cell = 4; ///< below this many pixels a cell the picture is a heat map

/// The part of a table that is shown: the row and column at the top left corner, and the zoom.
struct TableView {
    double first_row = 0; ///< between two whole numbers the first row is cut
    double first_column = 0;
    /// At 1 a small table fills the space, and a large one has cells that can be read; cells shrink down to
    /// small digits if the table then fits. Below 1 a table that
    /// does not fit shrinks, each direction at its own rate, until all of it is visible. The layout raises 0
    /// to the least zoom.
    double zoom = 1;
    /// Whether a sentence below the table says which part is shown, if it is not all of it. For pictures that
    /// cannot be scrolled (whole_table.h).
    bool says_part = false;

    friend bool operator==(const TableView&, const TableView&) = default;
};

/// A width and a height, in pixels at scale 1.
struct Extent {
    double width = 0, height = 0;

    friend bool operator==(const Extent&, const Extent&) = default;
};

/// Where the parts of a table are inside a frame, in pixels at scale 1. It does not depend on the step, so
/// that nothing jumps from step to step, and it changes without jumps while one zooms: the place of each cell
/// is rounded to whole pixels separately. Cells that can be read are shown whole unless the view begins
/// within a cell.
struct TableLayout {
    TableView view;         ///< brought into range
    bool fits = false;      ///< all of it can be read at zoom 1
    double least_zoom = 0;  ///< of this table in this frame
    Rect cells;             ///< where cells are visible
    double header_x = 0;    ///< the row headers begin here and end at the cells
    double head_height = 0; ///< of the column heads, above the cells
    double head_size = 0;   ///< text size of the titles of rows and columns
    double header_width = 0;
    double cell_width = 0, cell_height = 0;
    double value_size = 0;                          ///< text size of values
    double number_size = 0;                         ///< text size of the rows' numbers
    double item_size = 0;                           ///< text size of the items in the row headers
    double heat = 0;                                ///< how far it is a heat map, 0 .. 1
    std::int64_t first_row = 0, first_column = 0;   ///< the first visible ones, perhaps cut
    std::int64_t rows = 0, columns = 0;             ///< how many are visible, cut ones included
    std::int64_t whole_rows = 0, whole_columns = 0; ///< how many there is room for
    std::int64_t all_rows = 0, all_columns = 0;

    bool shows(CellAt at) const;
    bool shows_whole(CellAt at) const;
    /// The visible part of a cell; its width may be 0 where cells are smaller than pixels.
    Rect cell(CellAt at) const;
    /// The middle of a cell, visible or not.
    Point middle(CellAt at) const;
    std::optional<CellAt> at(Point point) const;
    bool complete() const { return rows == all_rows && columns == all_columns; }
    /// Whether values are written into the cells; if not, colours show them.
    bool readable() const { return heat == 0; }
};

TableLayout table_layout(const TableRecording& recording, const TableView& view, const Rect& frame,
                         const TextMeasure& measure);

/// How much a frame lacks in each direction for all of the table to be read at zoom 1; 0 x 0: nothing. In a
/// larger frame the row headers may take more, so that it lacks a little again.
Extent missing_room(const TableRecording& recording, const Rect& frame, const TextMeasure& measure);

/// The view moved as little as is needed to show what the step is about: the changed cell (else what comes
/// next, else the end of the way back) and, if there is room, the cells that it reads.
TableView followed(const TableRecording& recording, const Step& step, const TableView& view,
                   const Rect& frame, const TextMeasure& measure);

/// The view zoomed by `factor` so that what is at `anchor` stays there.
TableView zoomed(const TableRecording& recording, const TableView& view, double factor, Point anchor,
                 const Rect& frame, const TextMeasure& measure);

} // namespace ks::scene

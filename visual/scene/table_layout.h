// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <optional>

namespace ks::scene {

inline constexpr double most_zoom = 4;
inline constexpr double least_cell = 4; ///< with fewer pixels per cell the picture is a heat map

/// The visible part of a table: the row and column at the top left corner, and the zoom.
struct TableView {
    double first_row = 0; ///< a fraction means that the first row is cut
    double first_column = 0;
    /// At 1 a small table fills the space, and a large one has legible cells; cells shrink down to small
    /// digits if the table then fits. Below 1 a table that does not fit shrinks, each direction at a separate
    /// rate, until all of it is visible. The layout replaces 0 by the smallest zoom.
    double zoom = 1;
    /// Whether a sentence below the table states which part is shown, if it is not all. For pictures that
    /// cannot be scrolled (whole_table.h).
    bool says_part = false;

    friend bool operator==(const TableView&, const TableView&) = default;
};

/// A width and a height, in pixels at scale 1.
struct Extent {
    double width = 0, height = 0;

    friend bool operator==(const Extent&, const Extent&) = default;
};

/// The positions of a table's parts inside a frame, in pixels at scale 1. The layout does not depend on the
/// step, so that nothing jumps between steps. It changes continuously with the zoom: each cell's place is
/// rounded to whole pixels separately. Legible cells are shown whole unless the view begins within a cell.
struct TableLayout {
    TableView view;         ///< clamped to the valid range
    bool fits = false;      ///< all of it is legible at zoom 1
    double least_zoom = 0;  ///< the smallest zoom of this table in this frame
    Rect cells;             ///< the area of visible cells
    double header_x = 0;    ///< the left edge of the row headers, which end at the cells
    double head_height = 0; ///< of the column headers above the cells
    double head_size = 0;   ///< text size of the titles of rows and columns
    double header_width = 0;
    double cell_width = 0, cell_height = 0;
    double value_size = 0;                          ///< text size of values
    double number_size = 0;                         ///< text size of the rows' numbers
    double item_size = 0;                           ///< text size of items in the row headers
    double heat = 0;                                ///< the degree of heat map, 0 .. 1
    std::int64_t first_row = 0, first_column = 0;   ///< the first visible ones; they may be cut
    std::int64_t rows = 0, columns = 0;             ///< number of visible ones, including cut ones
    std::int64_t whole_rows = 0, whole_columns = 0; ///< number of whole ones that fit
    std::int64_t all_rows = 0, all_columns = 0;

    bool shows(CellAt at) const;
    bool shows_whole(CellAt at) const;
    /// The visible part of a cell; its width may be 0 if cells are smaller than pixels.
    Rect cell(CellAt at) const;
    /// The centre of a cell, visible or not.
    Point middle(CellAt at) const;
    std::optional<CellAt> at(Point point) const;
    bool complete() const { return rows == all_rows && columns == all_columns; }
    /// Whether cells show their values; if not, colours show them.
    bool readable() const { return heat == 0; }
};

TableLayout table_layout(const TableRecording& recording, const TableView& view, const Rect& frame,
                         const TextMeasure& measure);

/// The width and height that the frame lacks for a whole legible table at zoom 1; 0 x 0 if it lacks nothing.
/// In a larger frame row headers may become wider, so that it may lack a little again.
Extent missing_room(const TableRecording& recording, const Rect& frame, const TextMeasure& measure);

/// The view scrolled by as little as is needed to show the cell of interest (the changed cell, else the next
/// one, else the end of the way back) and, if there is room, the cells that it reads.
TableView followed(const TableRecording& recording, const Step& step, const TableView& view,
                   const Rect& frame, const TextMeasure& measure);

/// The view zoomed by `factor` so that the point under `anchor` does not move.
TableView zoomed(const TableRecording& recording, const TableView& view, double factor, Point anchor,
                 const Rect& frame, const TextMeasure& measure);

/// The last word of a title of rows, used if the whole title does not fit: "i" for "item i".
std::string short_title(const std::string& title);

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <optional>

namespace ks::scene {

inline constexpr double least_zoom = 0.75, most_zoom = 4; ///< cells stay readable

/// The part of a table that is looked at: the first row and column under the heads, and how large.
struct TableView {
    std::int64_t first_row = 0;
    std::int64_t first_column = 0;
    double zoom = 1; ///< 1: a small table fills the space, a large one has cells that can be read

    friend bool operator==(const TableView&, const TableView&) = default;
};

/// Where everything of a table stands inside a frame, in pixels at scale 1. Only whole cells are shown, so
/// that nothing is ever cut; it depends on no step, so that nothing jumps from step to step.
struct TableLayout {
    TableView view; ///< with the first row and column brought into range
    Rect cells;     ///< the whole cells that are visible
    double head_height = 0;
    double header_width = 0;
    double cell_width = 0, cell_height = 0;
    double value_size = 0;              ///< text size of values
    double item_size = 0;               ///< text size of the items in the row headers
    std::int64_t rows = 0, columns = 0; ///< visible
    std::int64_t all_rows = 0, all_columns = 0;

    bool shows(CellAt at) const;
    Rect cell(CellAt at) const;
    std::optional<CellAt> at(Point point) const;
    bool complete() const { return rows == all_rows && columns == all_columns; }
};

TableLayout table_layout(const TableRecording& recording, const TableView& view, const Rect& frame,
                         const TextMeasure& measure);

/// The view moved as little as is needed to show what the step is about: the changed cell (else what comes
/// next, else the end of the way back) and, if there is room, the cells that it reads.
TableView followed(const TableRecording& recording, const Step& step, const TableView& view,
                   const Rect& frame, const TextMeasure& measure);

} // namespace ks::scene

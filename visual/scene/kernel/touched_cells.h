// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The cells of a buffer with rows that the warp has accessed so far.
struct TouchedCells {
    enum class How { written_before, read_now, written_now };
    struct Cell {
        CellAt at;
        How how = How::read_now;
        std::optional<CellNumber> value{}; ///< empty: minus infinity
        bool wrong = false;                ///< it differs from the reference recording
    };
    std::string title;       ///< "table: 3 rows of 11 cells"
    std::vector<Cell> cells; ///< no duplicates, sorted by row and column
    CellAt focus;            ///< the cell that must be visible if not all fit
    struct Wrong {
        CellAt at;
        std::string value, right;
    };
    std::optional<Wrong> wrong = {}; ///< the first wrong cell of the run, touched or not
};

/// Draws the rows with such cells, and around the cells their columns. Cells being read are outlined, cells
/// being written are filled, cells written earlier are tinted. The first wrong cell is next to the title
/// (region "wrong"). Returns the height used.
double add_touched_cells(DisplayList& list, const TouchedCells& touched, const Rect& area,
                         const TextMeasure& measure);

std::vector<LegendEntry> legend_of_touched_cells();

} // namespace ks::scene

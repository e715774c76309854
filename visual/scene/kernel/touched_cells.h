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

/// Cells of a buffer with rows that the warp touched up to now.
struct TouchedCells {
    enum class How { written_before, read_now, written_now };
    struct Cell {
        CellAt at;
        How how = How::read_now;
        std::optional<CellNumber> value{}; ///< none: minus infinity
        bool wrong = false;                ///< it differs from the reference recording
    };
    std::string title;       ///< "table: 3 rows of 11 cells"
    std::vector<Cell> cells; ///< each once, by row and column
    CellAt focus;            ///< the cell that stays in view where not all of them fit
    struct Wrong {
        CellAt at;
        std::string value, right;
    };
    std::optional<Wrong> wrong = {}; ///< the first wrong cell of the run, touched or not
};

/// Draws the rows that have such cells, and of each the columns around them: what is read now is outlined,
/// what is written now is filled, what was written before is tinted. The first wrong cell is beside the
/// title (region "wrong"). Gives the height used.
double add_touched_cells(DisplayList& list, const TouchedCells& touched, const Rect& area,
                         const TextMeasure& measure);

std::vector<LegendEntry> legend_of_touched_cells();

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"
#include "visual/scene/table_layout.h"

#include <span>

namespace ks::scene {

/// One step of a recording, to be drawn within a frame.
struct StepPicture {
    const Recording& recording;
    const Step& step;
    const TableView& view; ///< which part, and how large; ignored where there is nothing to scroll
    Rect frame;
    const TextMeasure& measure;
    std::span<const CellAt> highlight = {}; ///< cells that a lesson points at
};

/// How recordings of a shape are drawn.
struct ShapePicture {
    Shape shape = Shape::table;
    /// Draws what the algorithm holds after the step; gives the y at which the drawing ends.
    double (*draw)(DisplayList& list, const StepPicture& what) = nullptr;
    /// What the marks mean, in one line, below the drawing that the list has already.
    void (*add_legend)(DisplayList& list, const StepPicture& what, const Rect& legend) = nullptr;
};

/// The pictures of shapes.def.
std::span<const ShapePicture* const> shape_pictures();

/// Draws the picture of the recording's shape or, where the shape has none, a sentence that says so; gives
/// the y at which it ends.
double add_picture(DisplayList& list, const StepPicture& what);
/// Draws the picture's legend; nothing where there is no picture.
void add_picture_legend(DisplayList& list, const StepPicture& what, const Rect& legend);

} // namespace ks::scene

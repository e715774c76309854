// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/steps/recording.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"
#include "visual/scene/table_layout.h"

#include <span>

namespace ks::scene {

/// One step of a recording, to draw within a frame.
struct StepPicture {
    const Recording& recording;
    const Step& step;
    const TableView& view; ///< the visible part and its size; ignored by pictures that cannot be scrolled
    Rect frame;
    const TextMeasure& measure;
    std::span<const CellAt> highlight = {}; ///< cells that a lesson points at
};

/// The functions that draw recordings of a shape.
struct ShapePicture {
    Shape shape = Shape::table;
    /// Draws the state of the algorithm after the step; returns the y of the lower end.
    double (*draw)(DisplayList& list, const StepPicture& what) = nullptr;
    /// Draws the legend of the marks, in one line, below the picture that is in the list.
    void (*add_legend)(DisplayList& list, const StepPicture& what, const Rect& legend) = nullptr;
};

/// The pictures of shapes.def.
std::span<const ShapePicture* const> shape_pictures();

/// Draws the picture of the recording's shape or, if the shape has none, a sentence that states it. Returns
/// the y of the lower end.
double add_picture(DisplayList& list, const StepPicture& what);
/// Draws the picture's legend; draws nothing if the shape has no picture.
void add_picture_legend(DisplayList& list, const StepPicture& what, const Rect& legend);

} // namespace ks::scene

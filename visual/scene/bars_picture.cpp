// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a recording of shape bars.
#include "visual/scene/bars.h"
#include "visual/scene/shape_picture.h"

namespace ks::scene {

namespace {

double draw_recorded_bars(DisplayList& list, const StepPicture& what) {
    // Only BarsRecording has the shape of bars.
    const BarsState state = static_cast<const BarsRecording&>(what.recording).state(what.step.index);
    return what.frame.y + draw_bars(list, state, what.frame, what.measure, figure_scale(what.frame));
}

void add_recorded_bars_legend(DisplayList& list, const StepPicture& what, const Rect& legend) {
    scene::add_legend(list, legend, stepped_bars_legend(), what.measure);
}

} // namespace

const ShapePicture& picture_bars() {
    static constexpr ShapePicture picture{
        .shape = Shape::bars, .draw = draw_recorded_bars, .add_legend = add_recorded_bars_legend};
    return picture;
}

} // namespace ks::scene

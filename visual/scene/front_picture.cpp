// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of points that are merged: the points of one merge, with their states.
#include "solvers/steps/front_recording.h"
#include "visual/scene/front_chart.h"
#include "visual/scene/shape_picture.h"

namespace ks::scene {

namespace {

FrontState state_of(const StepPicture& what) {
    // Only FrontRecording has the shape of a front.
    return static_cast<const FrontRecording&>(what.recording).state(what.step.index);
}

double draw_front(DisplayList& list, const StepPicture& what) {
    return add_front_chart(list, state_of(what), what.frame, what.measure);
}

void add_front_legend(DisplayList& list, const StepPicture& what, const Rect& legend) {
    add_legend(list, legend, front_legend(state_of(what)), what.measure);
}

} // namespace

const ShapePicture& picture_front() {
    static constexpr ShapePicture picture{
        .shape = Shape::front, .draw = draw_front, .add_legend = add_front_legend};
    return picture;
}

} // namespace ks::scene

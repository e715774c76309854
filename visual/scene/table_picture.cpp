// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/front_chart.h"
#include "visual/scene/heat_scene.h"
#include "visual/scene/shape_picture.h"
#include "visual/scene/step_panel.h"
#include "visual/scene/table_scene.h"
#include "visual/scene/whole_table.h"

namespace ks::scene {

namespace {

const TableRecording& table_of(const StepPicture& what) {
    return static_cast<const TableRecording&>(what.recording); // only TableRecording has the shape of a table
}

TableLayout layout_of(const StepPicture& what) {
    return table_layout(table_of(what), what.view, what.frame, what.measure);
}

bool has_way_back(const TableRecording& recording) {
    return recording.place(recording.count()).phase == "way-back";
}

double draw_table(DisplayList& list, const StepPicture& what) {
    if (const auto front = table_of(what).front(what.step.index))
        return add_front_chart(list, *front, what.frame, what.measure);
    add_table(list, table_of(what), what.step, what.view, what.frame, what.measure, what.highlight);
    const TableLayout layout = layout_of(what);
    if (what.view.says_part && !layout.complete())
        return add_shown_part(list, table_of(what), layout, what.frame, what.measure);
    return layout.cells.y + layout.cells.height;
}

void add_table_legend(DisplayList& list, const StepPicture& what, const Rect& legend) {
    if (const auto front = table_of(what).front(what.step.index))
        add_legend(list, legend, front_legend(*front), what.measure);
    else if (layout_of(what).readable())
        add_legend(list, !what.highlight.empty(), has_way_back(table_of(what)), legend, what.measure);
    else
        add_heat_legend(list, table_of(what), what.step, !what.highlight.empty(), legend, what.measure);
}

} // namespace

const ShapePicture& picture_table() {
    static constexpr ShapePicture picture{
        .shape = Shape::table, .draw = draw_table, .add_legend = add_table_legend};
    return picture;
}

} // namespace ks::scene

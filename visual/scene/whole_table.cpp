// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/whole_table.h"

#include "solvers/core/formatted.h"
#include "solvers/steps/table_layers.h"
#include "visual/scene/drawing.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ks::scene {

namespace {

/// The view of the whole table, if its values are legible in this frame.
std::optional<TableView> whole_view(const TableRecording& recording, const Rect& frame,
                                    const TextMeasure& measure) {
    const TableView all{.zoom = 0, .says_part = true};
    const TableLayout layout = table_layout(recording, all, frame, measure);
    return layout.complete() && layout.readable() ? std::optional(all) : std::nullopt;
}

} // namespace

Extent whole_table_size(const TableRecording& recording, Extent least, Extent most, const FrameOf& frame_of,
                        const TextMeasure& measure) {
    constexpr int most_rounds = 40; // each round enlarges the frame by less than the picture
    Extent size = least;
    for (int round = 0; round < most_rounds; ++round) {
        const Extent missing = missing_room(recording, frame_of(size.width, size.height), measure);
        const Extent larger{std::min(most.width, std::ceil(size.width + missing.width)),
                            std::min(most.height, std::ceil(size.height + missing.height))};
        if (larger == size)
            break;
        size = larger;
    }
    return whole_view(recording, frame_of(size.width, size.height), measure) ? size : least;
}

TableView view_of_picture(const TableRecording& recording, TableView view, const Rect& frame,
                          const TextMeasure& measure) {
    view.says_part = true;
    if (view.zoom != 1 || table_layout(recording, view, frame, measure).complete())
        return view;
    return whole_view(recording, frame, measure).value_or(view);
}

std::string shown_part(const TableRecording& recording, const TableLayout& layout) {
    const auto row = [&](std::int64_t index) { return row_name(recording, index); };
    return formatted("Rows {} to {} of {} to {} and columns {} to {} of {} to {} are shown.",
                     row(layout.first_row), row(layout.first_row + layout.rows - 1), row(0),
                     row(layout.all_rows - 1), layout.first_column, layout.first_column + layout.columns - 1,
                     0, layout.all_columns - 1);
}

double add_shown_part(DisplayList& list, const TableRecording& recording, const TableLayout& layout,
                      const Rect& frame, const TextMeasure& measure) {
    constexpr double line = 18, least = 8;
    const std::string words = shown_part(recording, layout);
    double size = 12; // smaller if the sentence would be cut off
    while (size > least && measure.width(words, Face::interface, size, Weight::regular) > frame.width)
        --size;
    const Rect place{frame.x, layout.cells.y + layout.cells.height + 1, frame.width, line};
    add_text(list, measure, place, words, {.size = size});
    return place.y + line;
}

} // namespace ks::scene

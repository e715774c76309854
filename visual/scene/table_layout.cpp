// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/table_layout.h"

#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double least_cell_width = 28, most_cell_width = 112;
constexpr double least_cell_height = 32, most_cell_height = 88;
constexpr double least_size = 13, most_size = 34;
constexpr double digit_em = 0.6; // the mono font's advance

/// Characters of the widest value. Rows never fall from left to right, so the last column tells.
double widest_value(const TableRecording& recording) {
    std::int64_t largest = recording.columns() - 1;
    for (std::int64_t i = 0; i < recording.rows(); ++i)
        largest = std::max(largest, recording.value({i, recording.columns() - 1}).value_or(0));
    return static_cast<double>(std::max<std::size_t>(2, std::to_string(largest).size())) +
           0.4 * static_cast<double>(std::to_string(largest).size() / 3);
}

/// The widest row header whose items stand one below the other, within `most`.
double header_width(const TableRecording& recording, double size, double number_size, double most,
                    const TextMeasure& measure) {
    double widest = 0;
    const std::int64_t rows = std::min<std::int64_t>(recording.rows(), 1000); // enough to choose a width
    for (std::int64_t i = 0; i < rows; ++i)
        for (const std::string& item : recording.header(i).items)
            widest = std::max(widest, measure.width(item, Face::mono, size, Weight::regular));
    const double number =
        measure.width(std::to_string(recording.rows() - 1), Face::mono, number_size, Weight::bold);
    return std::ceil(std::min(most, number + (widest > 0 ? widest + 16 : 0) + 24));
}

} // namespace

bool TableLayout::shows(CellAt at) const {
    return at.row >= view.first_row && at.row < view.first_row + rows && at.column >= view.first_column &&
           at.column < view.first_column + columns;
}

Rect TableLayout::cell(CellAt at) const {
    return {cells.x + static_cast<double>(at.column - view.first_column) * cell_width,
            cells.y + static_cast<double>(at.row - view.first_row) * cell_height, cell_width, cell_height};
}

std::optional<CellAt> TableLayout::at(Point point) const {
    const CellAt found{
        view.first_row + static_cast<std::int64_t>(std::floor((point.y - cells.y) / cell_height)),
        view.first_column + static_cast<std::int64_t>(std::floor((point.x - cells.x) / cell_width))};
    return shows(found) ? std::optional(found) : std::nullopt;
}

TableLayout table_layout(const TableRecording& recording, const TableView& view, const Rect& frame,
                         const TextMeasure& measure) {
    TableLayout layout;
    layout.view = view;
    layout.all_rows = recording.rows();
    layout.all_columns = recording.columns();
    const double zoom = std::clamp(view.zoom, least_zoom, most_zoom);
    const auto rows = static_cast<double>(layout.all_rows), columns = static_cast<double>(layout.all_columns);

    layout.head_height = 48;
    const double large = std::clamp(frame.width / 800, 1.0, 1.6); // a large picture has larger cells
    layout.cell_height = std::floor(
        std::clamp((frame.height - layout.head_height) / rows, least_cell_height, most_cell_height * large) *
        zoom);
    layout.item_size = std::clamp(layout.cell_height * 0.2, 11.0, 18.0);
    const double number_size = std::clamp(layout.cell_height * 0.36, 13.0, 26.0);
    layout.header_width = header_width(recording, layout.item_size, number_size, frame.width * 0.3, measure);

    const double digits = widest_value(recording);
    const double least = std::max(least_cell_width, std::ceil(digits * digit_em * least_size + 12));
    layout.cell_width = std::floor(std::clamp((frame.width - layout.header_width) / columns, least,
                                              std::max(least, most_cell_width * large)) *
                                   zoom);
    layout.value_size = std::floor(std::min({most_size * large * zoom, layout.cell_height * 0.42,
                                             (layout.cell_width - 10) / (digits * digit_em)}));

    const auto fitting = [](double space, double cell, std::int64_t all) {
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(space / cell), 1, all);
    };
    layout.rows = fitting(frame.height - layout.head_height, layout.cell_height, layout.all_rows);
    layout.columns = fitting(frame.width - layout.header_width, layout.cell_width, layout.all_columns);
    layout.view.first_row = std::clamp<std::int64_t>(view.first_row, 0, layout.all_rows - layout.rows);
    layout.view.first_column =
        std::clamp<std::int64_t>(view.first_column, 0, layout.all_columns - layout.columns);

    // A small table stands in the middle of its frame, a little high; a large one fills it from the top left.
    const double width = layout.header_width + static_cast<double>(layout.columns) * layout.cell_width;
    const double height = layout.head_height + static_cast<double>(layout.rows) * layout.cell_height;
    const double left = layout.columns == layout.all_columns ? std::floor((frame.width - width) / 2) : 0;
    const double top = layout.rows == layout.all_rows ? std::floor((frame.height - height) / 3) : 0;
    layout.cells = {frame.x + std::max(0.0, left) + layout.header_width,
                    frame.y + std::max(0.0, top) + layout.head_height, width - layout.header_width,
                    height - layout.head_height};
    return layout;
}

TableView followed(const TableRecording& recording, const Step& step, const TableView& view,
                   const Rect& frame, const TextMeasure& measure) {
    const TableLayout layout = table_layout(recording, view, frame, measure);
    TableView moved = layout.view;
    const auto show = [&](CellAt at) {
        moved.first_row =
            std::clamp(moved.first_row, std::max<std::int64_t>(0, at.row - layout.rows + 1), at.row);
        moved.first_column = std::clamp(moved.first_column,
                                        std::max<std::int64_t>(0, at.column - layout.columns + 1), at.column);
    };
    if (step.source)
        show(*step.source);
    if (!step.chosen.empty())
        show(step.chosen.back());
    else if (!step.changed.empty())
        show(step.changed.front().at);
    else if (!step.about.empty())
        show(step.about.front());
    return moved;
}

} // namespace ks::scene

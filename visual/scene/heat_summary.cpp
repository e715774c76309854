// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/heat_summary.h"

#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ks::scene {

namespace {

std::vector<CellRange> ranges(double first, double size, double length, std::int64_t begin,
                              std::int64_t count) {
    const auto pixels = static_cast<std::size_t>(std::max(1.0, std::ceil(length - 1e-6)));
    const std::int64_t last = begin + count - 1;
    const auto cell_at = [&](double pixel) {
        return std::clamp(static_cast<std::int64_t>(std::floor(first + pixel / size)), begin, last);
    };
    std::vector<CellRange> all(pixels);
    for (std::size_t p = 0; p < pixels; ++p) {
        const auto pixel = static_cast<double>(p);
        if (size >= 1) { // the cell in the middle of the pixel
            const std::int64_t cell = cell_at(pixel + 0.5);
            all[p] = {cell, cell + 1};
        } else {
            const std::int64_t from = p == 0 ? begin : all[p - 1].end;
            const std::int64_t to = p + 1 == pixels ? last + 1 : cell_at(pixel + 1);
            all[p] = {std::min(from, last), std::max(std::min(from, last) + 1, to)};
        }
    }
    return all;
}

/// Raises `largest` to the values of a row where those are larger. A cell that is only initialised is minus
/// infinity: whole rows are initialised.
void add_row(const TableRecording& recording, std::int64_t step, std::int64_t row,
             const std::vector<CellRange>& columns, std::vector<std::int64_t>& largest) {
    const ComputedCells computed = recording.computed(step, row);
    // Values never fall within a row, so the last one of several computed cells is their largest.
    std::vector<std::int64_t> last;
    std::vector<std::size_t> with, without; // of `columns`: those that have a computed cell
    last.reserve(columns.size());
    with.reserve(columns.size());
    for (std::size_t k = 0; k < columns.size(); ++k) {
        const auto column = computed.last_in(columns[k].begin, columns[k].end);
        (column ? with : without).push_back(k);
        if (column)
            last.push_back(*column);
    }
    std::vector<std::int64_t> values(last.size());
    recording.values(row, last, values);
    for (std::size_t n = 0; n < with.size(); ++n)
        largest[with[n]] = std::max(largest[with[n]], std::max(values[n], heat_minus_infinity));
    if (!without.empty() && recording.shown(step, {row, columns[without.front()].begin}).written)
        for (const std::size_t k : without)
            largest[k] = std::max(largest[k], heat_minus_infinity);
}

/// The rows of a range whose values are the largest: where no row falls below the one above it, the last one
/// that is computed and, if that has only begun, the one before.
CellRange telling_rows(const TableRecording& recording, std::int64_t step, CellRange rows) {
    if (!recording.rows_never_fall())
        return rows;
    const std::int64_t here = recording.place(step).row;
    const std::int64_t end = std::clamp(here + 1, rows.begin, rows.end);
    const bool back = recording.computed(step, rows.end - 1).count() == recording.columns();
    return back ? CellRange{rows.end - 1, rows.end} : CellRange{std::max(rows.begin, end - 2), end};
}

/// "5 or 6", "8".
std::string few(double count) {
    const auto least = static_cast<std::int64_t>(std::floor(count));
    const bool whole = count - std::floor(count) < 1e-6;
    return whole ? number(least) : number(least) + " or " + number(least + 1);
}

float shade(std::int64_t value, double largest) {
    if (value == heat_not_written)
        return HeatMap::nothing;
    if (value < 0)
        return std::numeric_limits<float>::quiet_NaN();
    return static_cast<float>(static_cast<double>(value) / largest);
}

} // namespace

std::vector<CellRange> heat_columns(const TableLayout& layout) {
    return ranges(layout.view.first_column, layout.cell_width, layout.cells.width, layout.first_column,
                  layout.columns);
}

std::vector<CellRange> heat_rows(const TableLayout& layout) {
    return ranges(layout.view.first_row, layout.cell_height, layout.cells.height, layout.first_row,
                  layout.rows);
}

std::vector<std::int64_t> heat_values(const TableRecording& recording, std::int64_t step, CellRange rows,
                                      const std::vector<CellRange>& columns) {
    std::vector<std::int64_t> largest(columns.size(), heat_not_written);
    const CellRange telling = telling_rows(recording, step, rows);
    for (std::int64_t row = telling.begin; row < telling.end; ++row)
        add_row(recording, step, row, columns, largest);
    return largest;
}

HeatMap heat_map(const TableRecording& recording, std::int64_t step, const TableLayout& layout) {
    const std::vector<CellRange> columns = heat_columns(layout), rows = heat_rows(layout);
    const double largest = std::max(1.0, static_cast<double>(recording.largest()));
    HeatMap map;
    map.rect = layout.cells;
    map.rows = static_cast<std::int64_t>(rows.size());
    map.columns = static_cast<std::int64_t>(columns.size());
    map.opacity = layout.heat;
    map.values.reserve(rows.size() * columns.size());
    for (std::size_t p = 0; p < rows.size(); ++p) {
        if (p > 0 && rows[p] == rows[p - 1]) { // the same row as the pixels above
            const std::size_t above = map.values.size() - columns.size();
            for (std::size_t k = 0; k < columns.size(); ++k)
                map.values.push_back(map.values[above + k]);
            continue;
        }
        for (const std::int64_t value : heat_values(recording, step, rows[p], columns))
            map.values.push_back(shade(value, largest));
    }
    return map;
}

std::string heat_words(const TableLayout& layout) {
    const double across = std::max(1.0, 1 / layout.cell_width), down = std::max(1.0, 1 / layout.cell_height);
    const auto cells = std::llround(across * down);
    std::string words = "each dot is the largest of ";
    if (layout.cell_width >= 1 && layout.cell_height >= 1)
        words = "a colour for each cell";
    else
        words += cells <= 1 ? "1 or 2 cells" : "about " + number(std::int64_t{cells}) + " cells";
    if (down > 1)
        words += " in " + few(down) + " rows";
    const bool cannot_shrink = layout.view.zoom <= layout.least_zoom;
    if (cannot_shrink && layout.rows < layout.all_rows)
        words += ", rows " + number(layout.first_row) + " to " + number(layout.first_row + layout.rows - 1) +
                 " of " + number(layout.all_rows);
    return words;
}

} // namespace ks::scene

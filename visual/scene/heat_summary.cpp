// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/heat_summary.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ks::scene {

namespace {

constexpr double least_opacity = 0.6;

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

void widen(std::optional<Extremes>& all, const Extremes& by) {
    if (!all)
        all = by;
    all->smallest = std::min(all->smallest, by.smallest);
    all->largest = std::max(all->largest, by.largest);
}

/// Extends `all` by the visible values of a row. A cell that is initialised but not computed counts as minus
/// infinity; rows are initialised as a whole.
void add_row(const TableRecording& recording, std::int64_t step, std::int64_t row,
             const std::vector<CellRange>& columns, std::vector<std::optional<Extremes>>& all) {
    const ComputedCells computed = recording.computed(step, row);
    std::vector<CellRange> parts; // the computed parts of `columns`
    std::vector<std::size_t> of;  // the index in `columns` of each part
    parts.reserve(columns.size());
    of.reserve(columns.size());
    std::vector<std::size_t> open;       // indices of `columns` in which a cell is not computed
    std::optional<std::int64_t> without; // a column that is not computed
    for (std::size_t k = 0; k < columns.size(); ++k) {
        std::int64_t from = columns[k].begin;
        for (CellRange part = computed.first_in(from, columns[k].end); !part.empty();
             part = computed.first_in(from, columns[k].end)) {
            if (part.begin > from)
                without = from;
            parts.push_back(part);
            of.push_back(k);
            from = part.end;
        }
        if (from < columns[k].end)
            without = from;
        if (without && *without >= columns[k].begin)
            open.push_back(k);
    }
    std::vector<Extremes> values(parts.size());
    recording.extremes(row, parts, values);
    for (std::size_t n = 0; n < values.size(); ++n)
        widen(all[of[n]], values[n]);
    if (!without || !recording.shown(step, {row, *without}).written)
        return;
    for (const std::size_t k : open)
        widen(all[k], {});
}

/// The rows of a range that contain its smallest and largest values. If no row is below the row above it,
/// these are the first row and the last computed one, and the one before if the last is incomplete; otherwise
/// all rows.
std::vector<std::int64_t> telling_rows(const TableRecording& recording, std::int64_t step, CellRange rows) {
    std::vector<std::int64_t> telling{rows.begin};
    std::int64_t from = rows.begin + 1, end = rows.end;
    if (recording.rows_never_fall()) {
        const bool computed = recording.computed(step, rows.end - 1).count() == recording.columns();
        end = computed ? rows.end : std::clamp(recording.place(step).row + 1, rows.begin, rows.end);
        from = std::max(from, end - (computed ? 1 : 2));
    }
    for (std::int64_t row = from; row < end; ++row)
        telling.push_back(row);
    return telling;
}

/// "5 or 6", "8".
std::string few(double count) {
    const auto least = static_cast<std::int64_t>(std::floor(count));
    const bool whole = count - std::floor(count) < 1e-6;
    return whole ? number(least) : formatted("{} or {}", number(least), number(least + 1));
}

float shade(const std::optional<Extremes>& dot, const TableRecording& recording) {
    if (!dot)
        return HeatMap::nothing;
    const std::optional<CellNumber>& best = telling(*dot, recording);
    if (!best || (recording.less_is_better() && !is_finite(best)))
        return std::numeric_limits<float>::quiet_NaN();
    const double low = recording.smallest().real(), high = recording.largest().real();
    double value = best->real();
    if (recording.cell_type() == CellType::bit)
        value = (dot->smallest->real() + value) / 2;
    return static_cast<float>(std::clamp((value - low) / (high > low ? high - low : 1), 0.0, 1.0));
}

} // namespace

const std::optional<CellNumber>& telling(const Extremes& dot, const TableRecording& recording) {
    return recording.less_is_better() ? dot.smallest : dot.largest;
}

std::vector<CellRange> heat_columns(const TableLayout& layout) {
    return ranges(layout.view.first_column, layout.cell_width, layout.cells.width, layout.first_column,
                  layout.columns);
}

std::vector<CellRange> heat_rows(const TableLayout& layout) {
    return ranges(layout.view.first_row, layout.cell_height, layout.cells.height, layout.first_row,
                  layout.rows);
}

std::vector<std::optional<Extremes>> heat_values(const TableRecording& recording, std::int64_t step,
                                                 CellRange rows, const std::vector<CellRange>& columns) {
    std::vector<std::optional<Extremes>> all(columns.size());
    for (const std::int64_t row : telling_rows(recording, step, rows))
        add_row(recording, step, row, columns, all);
    return all;
}

HeatMap heat_map(const TableRecording& recording, std::int64_t step, const TableLayout& layout) {
    const std::vector<CellRange> columns = heat_columns(layout), rows = heat_rows(layout);
    HeatMap map;
    map.rect = layout.cells;
    map.rows = static_cast<std::int64_t>(rows.size());
    map.columns = static_cast<std::int64_t>(columns.size());
    // Values disappear as soon as a cell is too small for them, so the colours must be visible from the
    // start.
    map.opacity = std::min(1.0, least_opacity + layout.heat);
    map.values.reserve(rows.size() * columns.size());
    for (std::size_t p = 0; p < rows.size(); ++p) {
        if (p > 0 && rows[p] == rows[p - 1]) { // the same row as the pixels above
            const std::size_t above = map.values.size() - columns.size();
            for (std::size_t k = 0; k < columns.size(); ++k)
                map.values.push_back(map.values[above + k]);
            continue;
        }
        for (const std::optional<Extremes>& dot : heat_values(recording, step, rows[p], columns))
            map.values.push_back(shade(dot, recording));
    }
    return map;
}

std::string heat_words(const TableRecording& recording, const TableLayout& layout) {
    const double across = std::max(1.0, 1 / layout.cell_width), down = std::max(1.0, 1 / layout.cell_height);
    const auto cells = std::llround(across * down);
    std::string words = recording.cell_type() == CellType::bit
                            ? said("each dot is the set part (none, some, all) of ")
                        : recording.less_is_better() ? said("each dot is the smallest of ")
                                                     : said("each dot is the largest of ");
    if (layout.cell_width >= 1 && layout.cell_height >= 1)
        words = said("a colour for each cell");
    else
        words += cells <= 1 ? said("1 or 2 cells") : formatted("about {} cells", number(std::int64_t{cells}));
    if (down > 1)
        words += formatted(" in {} rows", few(down));
    const bool cannot_shrink = layout.view.zoom <= layout.least_zoom;
    if (cannot_shrink && layout.rows < layout.all_rows)
        words += formatted(", rows {} to {} of {}", number(layout.first_row),
                           number(layout.first_row + layout.rows - 1), number(layout.all_rows));
    return words;
}

} // namespace ks::scene

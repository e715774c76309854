// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/touched_cells.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/warp_access.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace ks::scene {

namespace {

constexpr double cells_title = 20, cells_head = 14, cells_height = 20, row_gap = 3, cell_gap = 1;
constexpr double cells_value = 11, least_cells_value = 8, least_cell = 4;

/// The rows and columns that fit.
struct Grid {
    std::vector<std::int64_t> rows;
    std::int64_t first = 0, columns = 1;
    double label = 0, cell = 0, size = cells_value;
    bool cut = false; ///< some touched cells are not shown

    Grid(const TouchedCells& touched, const Rect& area, const TextMeasure& measure) {
        std::set<std::int64_t> all;
        double widest = measure.width("00", Face::mono, cells_value, Weight::medium);
        std::int64_t least = touched.cells.front().at.column, most = least;
        for (const TouchedCells::Cell& each : touched.cells) {
            all.insert(each.at.row);
            least = std::min(least, each.at.column);
            most = std::max(most, each.at.column);
            widest = std::max(widest,
                              measure.width(value_text(each.value), Face::mono, cells_value, Weight::medium));
        }
        choose_rows(all, touched.focus.row, area.height);
        for (const std::int64_t row : rows)
            label = std::max(label, std::ceil(measure.width(formatted("row {}", number(row)), Face::interface,
                                                            12, Weight::regular)) +
                                        10);
        const double width = area.width - label;
        const std::int64_t wanted = most - least + 1;
        const auto room = [&](double one) { return static_cast<std::int64_t>(width / (one + cell_gap)); };
        cell = std::min(56.0, widest + 8);
        if (wanted > room(cell)) { // first the values shrink, then they are omitted
            const double smaller = widest * least_cells_value / cells_value + 4;
            cell = wanted <= room(smaller)
                       ? std::max(smaller, width / static_cast<double>(wanted) - cell_gap)
                       : std::max(least_cell, width / static_cast<double>(wanted) - cell_gap);
        }
        size = std::clamp(std::floor(cells_value * (cell - 2) / widest * 2) / 2, 1.0, cells_value);
        columns = std::max<std::int64_t>(1, std::min(wanted, room(cell)));
        first = std::clamp(touched.focus.column - columns / 2, least, most - columns + 1);
        cut = cut || columns < wanted;
    }
    void choose_rows(const std::set<std::int64_t>& all, std::int64_t focus, double height) {
        const auto room = static_cast<std::size_t>(
            std::max(1.0, std::floor((height - cells_title - cells_head - 16) / (cells_height + row_gap))));
        rows.assign(all.begin(), all.end());
        cut = rows.size() > room;
        if (!cut)
            return;
        const auto at = static_cast<std::size_t>(std::ranges::lower_bound(rows, focus) - rows.begin());
        const std::size_t begin = std::min(rows.size() - room, at + 1 > room ? at + 1 - room : 0);
        rows = {rows.begin() + static_cast<std::ptrdiff_t>(begin),
                rows.begin() + static_cast<std::ptrdiff_t>(begin + room)};
    }
    double left(const Rect& area, std::int64_t column) const {
        return area.x + label + static_cast<double>(column - first) * (cell + cell_gap);
    }
};

Mark mark_of(const TouchedCells::Cell& cell) {
    switch (cell.how) {
    case TouchedCells::How::read_now:
        return read_mark();
    case TouchedCells::How::written_now:
        return changed_mark();
    case TouchedCells::How::written_before:
        break;
    }
    return {{.fill = Fill{.role = Role::changed, .opacity = tint}, .radius = 2}};
}

std::string words_of(const TouchedCells::Cell& cell) {
    const char* how = cell.how == TouchedCells::How::read_now      ? said("read now")
                      : cell.how == TouchedCells::How::written_now ? said("written now")
                                                                   : said("written before");
    return formatted("row {}, cell {}, {}: {}{}", number(cell.at.row), number(cell.at.column), how,
                     value_text(cell.value), cell.wrong ? said(", wrong") : "");
}

/// Adds "first wrong: row 3, capacity 10 [6] 7 is right" at the right end of the title's line, with fewer
/// words if space is short. Returns the x at which it begins.
double add_wrong(DisplayList& list, const TouchedCells::Wrong& wrong, const Rect& line,
                 const TextMeasure& measure) {
    const std::string place = formatted("row {}, capacity {}", number(wrong.at.row), number(wrong.at.column));
    const std::string right = formatted("{} is right", wrong.right);
    const auto width = [&](const std::string& text, Face face) {
        return std::ceil(measure.width(text, face, 12, Weight::medium)) + 4;
    };
    const double cell = std::min(line.width, std::max(24.0, width(wrong.value, Face::mono) + 4));
    std::string before = formatted("first wrong: {}", place), after = right;
    const auto needed = [&] {
        return width(before, Face::interface) + cell + 8 + width(after, Face::interface);
    };
    if (needed() > line.width)
        before = said("first wrong");
    if (needed() > line.width)
        before = after = "";
    double x = line.x + line.width - std::min(line.width, needed());
    const double begin = x;
    list.regions.push_back(
        {.rect = {x, line.y, line.x + line.width - x, line.height},
         .id = "wrong",
         .description = formatted("first wrong: {} holds {}, {}", place, wrong.value, right)});
    if (!before.empty())
        add_text(list, measure, {x, line.y, width(before, Face::interface), line.height}, before,
                 {.size = 12, .weight = Weight::medium});
    x += width(before, Face::interface) + 4;
    const Rect box{std::min(x, line.x + line.width - cell), line.y + 1, cell, line.height - 2};
    list.add(Box{
        .rect = box, .stroke = Stroke{.role = Role::optimal, .width = 2}, .radius = 2, .corner_mark = true});
    list.add(Text{.rect = box,
                  .text = wrong.value,
                  .role = Role::text,
                  .face = Face::mono,
                  .size = 12,
                  .weight = Weight::medium,
                  .align = Align::centre});
    x = box.x + cell + 4;
    if (!after.empty())
        add_text(list, measure, {x, line.y, line.x + line.width - x, line.height}, after,
                 {.size = 12, .weight = Weight::medium});
    return begin;
}

} // namespace

double add_touched_cells(DisplayList& list, const TouchedCells& touched, const Rect& area,
                         const TextMeasure& measure) {
    const Rect line{area.x, area.y, area.width, cells_title};
    const double end =
        touched.wrong ? add_wrong(list, *touched.wrong, line, measure) - 8 : area.x + area.width;
    if (end - area.x > 96)
        add_text(list, measure, {area.x, area.y, end - area.x, cells_title}, touched.title,
                 {.size = 13, .weight = Weight::medium});
    if (touched.cells.empty()) {
        add_text(list, measure, {area.x, area.y + cells_title, area.width, cells_height},
                 said("No cell of a row has been touched yet."), {.size = 12, .role = Role::quiet});
        return cells_title + cells_height;
    }
    const Grid grid(touched, area, measure);
    double y = area.y + cells_title;
    const auto every = static_cast<std::int64_t>(std::ceil(34 / (grid.cell + cell_gap)));
    for (std::int64_t column = grid.first; column < grid.first + grid.columns; column += every)
        list.add(Text{.rect = {grid.left(area, column), y, std::max(grid.cell, 32.0), cells_head},
                      .text = number(column),
                      .role = Role::quiet,
                      .face = Face::mono,
                      .size = 9,
                      .weight = Weight::regular,
                      .align = grid.cell >= 30 ? Align::centre : Align::left});
    y += cells_head;
    for (const std::int64_t row : grid.rows) {
        add_text(list, measure, {area.x, y, grid.label - 6, cells_height}, formatted("row {}", number(row)),
                 {.size = 12, .role = Role::quiet});
        if (grid.cell >= 8)
            for (std::int64_t column = grid.first; column < grid.first + grid.columns; ++column)
                add_mark(list, {grid.left(area, column), y, grid.cell, cells_height}, plain_mark());
        for (const TouchedCells::Cell& cell : touched.cells) {
            if (cell.at.row != row || cell.at.column < grid.first ||
                cell.at.column >= grid.first + grid.columns)
                continue;
            const Rect rect{grid.left(area, cell.at.column), y, grid.cell, cells_height};
            add_mark(list, rect, mark_of(cell));
            if (cell.wrong)
                add_mark(list, rect,
                         {{.stroke = Stroke{.role = Role::optimal, .width = 2.5},
                           .radius = 2,
                           .corner_mark = true}});
            if (grid.size >= least_cells_value)
                list.add(Text{.rect = rect,
                              .text = value_text(cell.value),
                              .role = cell.how == TouchedCells::How::written_now ? Role::on_mark : Role::text,
                              .face = Face::mono,
                              .size = grid.size,
                              .weight = Weight::medium,
                              .align = Align::centre});
            list.regions.push_back({.rect = rect,
                                    .id = written("cell {} {}", cell.at.row, cell.at.column),
                                    .description = words_of(cell)});
        }
        y += cells_height + row_gap;
    }
    if (grid.cut) {
        add_text(list, measure, {area.x, y, area.width, 16},
                 said("more cells were touched than there is room for"), {.size = 11, .role = Role::quiet});
        y += 16;
    }
    return y - area.y;
}

std::vector<LegendEntry> legend_of_touched_cells() {
    return {{.text = said("read now"), .sample = read_mark()},
            {.text = said("written now"), .sample = changed_mark()},
            {.text = said("written before"),
             .sample = {{.fill = Fill{.role = Role::changed, .opacity = tint}, .radius = 2}}}};
}

} // namespace ks::scene

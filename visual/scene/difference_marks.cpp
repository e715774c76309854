// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/difference_marks.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ks::scene {

namespace {

/// The name of the region of a part in the picture; empty if it has none.
std::string region_of(Shape shape, const At& at) {
    const auto numbers = at.numbers();
    switch (shape) {
    case Shape::tree:
        return formatted("node {}", numbers[0]);
    case Shape::front:
    case Shape::table: // where a front is shown instead of the table
        return formatted("point {}", numbers[0]);
    case Shape::boxes:
        return formatted("box {}", numbers[0] + 1);
    case Shape::bars:
        return formatted("item {}", numbers[0] + 1);
    case Shape::two_lists:
        return numbers.size() == 3 ? formatted("pair {} {}", numbers[1], numbers[2])
                                   : formatted("list {} {}", numbers[0], numbers[1]);
    }
    return {};
}

void mark_regions(DisplayList& list, Shape shape, std::span<const At> differs) {
    std::set<std::string> wanted;
    for (const At& at : differs)
        wanted.insert(region_of(shape, at));
    std::vector<Rect> marked;
    for (Region& region : list.regions)
        if (wanted.contains(region.id)) {
            region.description += said(", differs");
            marked.push_back(region.rect);
        }
    for (const Rect& rect : marked)
        add_difference_mark(list, rect);
}

/// Cells too small for values: adjacent cells in a row share one mark, and marks on the same pixel are drawn
/// once.
void mark_heat(DisplayList& list, const TableLayout& layout, std::span<const At> differs) {
    constexpr double least = 3;
    std::set<std::pair<long, long>> taken;
    for (std::size_t i = 0; i < differs.size();) {
        const CellAt begin = differs[i].cell();
        CellAt end = begin;
        for (++i; i < differs.size() && differs[i].cell() == CellAt{end.row, end.column + 1}; ++i)
            ++end.column;
        if (end.row < layout.first_row || end.row >= layout.first_row + layout.rows)
            continue;
        const std::int64_t first = std::max(begin.column, layout.first_column),
                           last = std::min(end.column, layout.first_column + layout.columns - 1);
        if (first > last)
            continue;
        Rect rect = layout.cell({begin.row, first});
        const Rect right = layout.cell({begin.row, last});
        rect.width = std::max(least, right.x + right.width - rect.x);
        rect.height = std::max(least, rect.height);
        rect.x = std::min(rect.x, layout.cells.x + layout.cells.width - rect.width);
        rect.y = std::min(rect.y, layout.cells.y + layout.cells.height - rect.height);
        if (taken.emplace(std::lround(rect.x / least), std::lround(rect.y / least)).second)
            add_difference_mark(list, rect);
    }
}

void mark_cells(DisplayList& list, const StepPicture& what, std::span<const At> differs) {
    // only TableRecording has this shape
    const auto& table = static_cast<const TableRecording&>(what.recording);
    const TableLayout layout = table_layout(table, what.view, what.frame, what.measure);
    if (!layout.readable())
        return mark_heat(list, layout, differs);
    for (const At& at : differs)
        if (layout.shows(at.cell()))
            add_difference_mark(list, layout.cell(at.cell()));
    std::set<std::string> wanted;
    for (const At& at : differs)
        wanted.insert(written("cell {} {}", at.cell().row, at.cell().column));
    for (Region& region : list.regions)
        if (wanted.contains(region.id))
            region.description += said(", differs");
}

} // namespace

void add_difference_mark(DisplayList& list, const Rect& rect) {
    constexpr double corner = 12, over = 5;
    const bool roomy = rect.width >= 36 && rect.height >= 30; // room for the sign next to a value
    const bool has_sign = rect.width >= corner && rect.height >= corner;
    if (!has_sign) {
        list.add(Box{.rect = rect,
                     .fill = Fill{.role = Role::wasted, .opacity = 0.6},
                     .stroke = Stroke{.role = Role::text},
                     .radius = 2});
        list.add(Box{.rect = rect,
                     .fill = Fill{.role = Role::text, .opacity = 0.6, .pattern = Pattern::hatch},
                     .radius = 2});
        return;
    }
    // A band in a dark frame goes around the value and not over it, so that the value stays legible.
    list.add(
        Box{.rect = rect, .stroke = Stroke{.role = Role::wasted, .width = roomy ? 4.5 : 3.0}, .radius = 2});
    list.add(Box{.rect = rect, .stroke = Stroke{.role = Role::text, .width = 1.5}, .radius = 2});
    // If a value fills its place, the sign is at the corner, half outside.
    const double out = roomy ? 0 : over;
    const Rect sign{rect.x - out, rect.y - out, corner, corner};
    list.add(Box{
        .rect = sign, .fill = Fill{.role = Role::wasted}, .stroke = Stroke{.role = Role::text}, .radius = 2});
    list.add(Text{.rect = sign,
                  .text = "≠",
                  .role = Role::on_mark,
                  .face = Face::interface,
                  .size = 11,
                  .weight = Weight::bold,
                  .align = Align::centre});
}

void add_difference_marks(DisplayList& list, const StepPicture& what, std::span<const At> differs) {
    if (differs.empty())
        return;
    const Shape shape = what.recording.shape();
    if (shape == Shape::table && differs.front().numbers().size() == 2)
        mark_cells(list, what, differs);
    else
        mark_regions(list, shape, differs);
}

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/table_scene.h"

#include "solvers/steps/table_layers.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "visual/scene/heat_scene.h"
#include "visual/scene/legend.h"
#include "visual/scene/numbers.h"
#include "visual/scene/table_cells.h"
#include "visual/scene/table_heads.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace ks::scene {

namespace {

class TablePicture {
public:
    TablePicture(DisplayList& list, const TableRecording& recording, const Step& step,
                 const TableCells& cells, const TableLayout& layout, const TextMeasure& measure)
        : list_(list), recording_(recording), step_(step), cells_(cells), layout_(layout), measure_(measure) {
    }

    void draw() {
        draw_computed();
        draw_grid();
        add_table_heads(list_, recording_, step_, layout_, measure_);
        each_cell([&](CellAt at) { draw_mark(at); });
        draw_arrows();
        each_cell([&](CellAt at) { draw_value(at); });
    }

private:
    std::int64_t first_row() const { return layout_.first_row; }
    std::int64_t end_row() const { return first_row() + layout_.rows; }
    std::int64_t first_column() const { return layout_.first_column; }
    std::int64_t end_column() const { return first_column() + layout_.columns; }

    template <class Draw>
    void each_cell(Draw draw) {
        for (std::int64_t i = first_row(); i < end_row(); ++i)
            for (std::int64_t j = first_column(); j < end_column(); ++j)
                draw(CellAt{i, j});
    }

    /// A row that is initialised as a whole is marked only faintly.
    bool many_changed() const { return step_.changed_row.has_value(); }

    /// Draws a quiet background under the cells with final values.
    void draw_computed() {
        for (std::int64_t i = first_row(); i < end_row(); ++i) {
            const ComputedCells computed = recording_.computed(step_.index, i);
            for (CellRange cells = computed.first_in(first_column(), end_column()); !cells.empty();
                 cells = computed.first_in(cells.end, end_column())) {
                Rect rect = layout_.cell({i, cells.begin});
                const Rect last = layout_.cell({i, cells.end - 1});
                rect.width = last.x + last.width - rect.x;
                list_.add(Box{.rect = rect, .fill = Fill{.role = Role::panel}});
            }
        }
    }

    void draw_grid() {
        const Rect& cells = layout_.cells;
        for (std::int64_t i = 0; i <= layout_.rows; ++i) {
            const double y = layout_.cell({first_row() + i, first_column()}).y + 0.5;
            const bool layer = begins_layer(recording_, first_row() + i);
            list_.add(Polyline{.points = {{cells.x, y}, {cells.x + cells.width, y}},
                               .stroke = layer ? layer_stroke() : Stroke{}});
        }
        for (std::int64_t j = 0; j <= layout_.columns; ++j) {
            const double x = layout_.cell({first_row(), first_column() + j}).x + 0.5;
            list_.add(Polyline{.points = {{x, cells.y}, {x, cells.y + cells.height}}, .stroke = Stroke{}});
        }
    }

    void draw_mark(CellAt at) {
        const Rect cell = layout_.cell(at);
        const Rect inside{cell.x + 1, cell.y + 1, cell.width - 1, cell.height - 1};
        switch (cells_.state_of(at)) {
        case CellState::none:
            break;
        case CellState::about:
            list_.add(Box{.rect = inside,
                          .stroke = Stroke{.role = Role::about, .width = 2, .dashed = true},
                          .radius = 2});
            break;
        case CellState::changed:
            list_.add(Box{.rect = inside,
                          .fill = Fill{.role = Role::changed, .opacity = many_changed() ? tint : 1},
                          .radius = 2});
            break;
        case CellState::read:
            list_.add(Box{.rect = inside,
                          .stroke = Stroke{.role = Role::read, .width = at == step_.source ? 3.0 : 2.0},
                          .radius = 2});
            break;
        case CellState::chosen:
            list_.add(Box{.rect = inside,
                          .fill = Fill{.role = Role::optimal, .opacity = tint},
                          .stroke = Stroke{.role = Role::optimal, .width = 2},
                          .radius = 2,
                          .corner_mark = true});
            break;
        }
    }

    void draw_value(CellAt at) {
        const TableRecording::Shown shown = cells_.shown(at);
        const CellState mark = cells_.state_of(at);
        const Rect cell = layout_.cell(at);
        if (shown.written && layout_.shows_whole(at)) {
            const bool loud = mark == CellState::changed || mark == CellState::chosen;
            const bool finite = is_finite(shown.value);
            Role role = finite ? Role::text : Role::infeasible;
            if (mark == CellState::changed)
                role = many_changed() ? Role::text : Role::on_mark;
            list_.add(Text{.rect = cell,
                           .text = cell_text(shown.value),
                           .role = role,
                           .face = Face::mono,
                           .size = finite ? layout_.value_size : infinity_size(),
                           .weight = loud ? Weight::bold : Weight::regular,
                           .align = Align::centre});
        }
        list_.regions.push_back(
            {.rect = cell, .id = written("cell {} {}", at.row, at.column), .description = cells_.words(at)});
    }

    /// Quieter than numbers; still legible if numbers with many digits are small.
    double infinity_size() const {
        return std::clamp(layout_.value_size * 0.65, std::min(layout_.value_size, 12.0), layout_.value_size);
    }

    /// Adds an arrow from the lower part of a source cell to the upper part of the new cell, between the rows
    /// of values. It is cut at the edge of the visible cells.
    void add_arrow(CellAt from, CellAt to, const Stroke& stroke) {
        const bool down = to.row > from.row;
        const double height = layout_.cell_height;
        Point begin = layout_.middle(from), end = layout_.middle(to);
        begin.y += height * (down ? 0.32 : -0.34);
        end.y += height * (down ? -0.36 : 0.34);
        const double left = layout_.cells.x, right = layout_.cells.x + layout_.cells.width;
        const auto cut = [&](Point outside, Point inside) {
            const double x = std::clamp(outside.x, left, right);
            const double share = outside.x == inside.x ? 0 : (x - outside.x) / (inside.x - outside.x);
            return Point{x, outside.y + share * (inside.y - outside.y)};
        };
        if (std::max(begin.x, end.x) < left || std::min(begin.x, end.x) > right)
            return;
        begin = cut(begin, end);
        end = cut(end, begin);
        if (std::min(begin.y, end.y) < layout_.cells.y ||
            std::max(begin.y, end.y) > layout_.cells.y + layout_.cells.height)
            return;
        list_.add(Polyline{.points = {begin, end}, .stroke = stroke, .arrow = true});
    }

    void draw_arrows() {
        for (std::size_t n = 0; n + 1 < step_.chosen.size(); ++n)
            add_arrow(step_.chosen[n].cell(), step_.chosen[n + 1].cell(),
                      Stroke{.role = Role::optimal, .width = 3});
        if (step_.changed.size() != 1)
            return;
        // more arrows would hide the table; then only the first source has one
        constexpr std::size_t most = 4;
        const CellAt changed = step_.changed.front().at.cell();
        for (const CellValue& read : step_.read)
            if (read.at != step_.source && step_.read.size() <= most)
                add_arrow(read.at.cell(), changed, Stroke{.role = Role::read, .width = 1.5, .dashed = true});
        if (step_.source)
            add_arrow(step_.source->cell(), changed, Stroke{.role = Role::read, .width = 3});
    }

    DisplayList& list_;
    const TableRecording& recording_;
    const Step& step_;
    const TableCells& cells_;
    const TableLayout& layout_;
    const TextMeasure& measure_;
};

} // namespace

void add_table(DisplayList& list, const TableRecording& recording, const Step& step, const TableView& view,
               const Rect& frame, const TextMeasure& measure, std::span<const CellAt> highlight) {
    const TableLayout layout = table_layout(recording, view, frame, measure);
    const auto cells = std::make_shared<const TableCells>(recording, step, layout);
    list.tables.push_back({cells});
    if (layout.readable())
        TablePicture(list, recording, step, *cells, layout, measure).draw();
    else
        add_heat_table(list, recording, step, layout, measure);
    for (const CellAt& at : highlight) {
        if (!layout.shows(at))
            continue;
        const Rect cell = layout.cell(at);
        Box ring = ring_mark();
        ring.rect = {cell.x - 2, cell.y - 2, cell.width + 5, cell.height + 5};
        list.add(ring);
    }
}

} // namespace ks::scene

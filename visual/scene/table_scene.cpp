// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/table_scene.h"

#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ks::scene {

namespace {

enum class Mark { none, changed, about, read, chosen }; // a later one covers an earlier one

class TablePicture {
public:
    TablePicture(DisplayList& list, const TableRecording& recording, const Step& step,
                 const TableLayout& layout, const TextMeasure& measure)
        : list_(list), recording_(recording), step_(step), layout_(layout), measure_(measure) {
        for (const CellAt& at : step.about)
            mark(at, Mark::about);
        for (const CellValue& cell : step.changed)
            mark(cell.at, Mark::changed);
        for (const CellValue& cell : step.read)
            mark(cell.at, Mark::read);
        for (const CellAt& at : step.chosen)
            mark(at, Mark::chosen);
        if (!step.changed.empty())
            focus_ = step.changed.front().at;
        else if (!step.chosen.empty())
            focus_ = step.chosen.back();
    }

    void draw() {
        draw_computed();
        draw_grid();
        draw_heads();
        for (std::int64_t i = first_row(); i < end_row(); ++i)
            draw_header(i);
        each_cell([&](CellAt at) { draw_mark(at); });
        draw_arrows();
        each_cell([&](CellAt at) { draw_value(at); });
    }

private:
    std::int64_t first_row() const { return layout_.view.first_row; }
    std::int64_t end_row() const { return first_row() + layout_.rows; }
    std::int64_t first_column() const { return layout_.view.first_column; }
    std::int64_t end_column() const { return first_column() + layout_.columns; }

    template <class Draw>
    void each_cell(Draw draw) {
        for (std::int64_t i = first_row(); i < end_row(); ++i)
            for (std::int64_t j = first_column(); j < end_column(); ++j)
                draw(CellAt{i, j});
    }

    void mark(CellAt at, Mark mark) {
        if (layout_.shows(at))
            marks_[{at.row, at.column}] = mark;
    }
    Mark mark_of(CellAt at) const {
        const auto found = marks_.find({at.row, at.column});
        return found == marks_.end() ? Mark::none : found->second;
    }
    bool many_changed() const { return step_.changed.size() > 1; }

    /// A quiet ground under the cells that have their final value.
    void draw_computed() {
        for (std::int64_t i = first_row(); i < end_row(); ++i) {
            std::int64_t end = first_column();
            while (end < end_column() && recording_.shown(step_.index, {i, end}).computed)
                ++end;
            if (end == first_column())
                continue;
            Rect rect = layout_.cell({i, first_column()});
            rect.width *= static_cast<double>(end - first_column());
            list_.add(Box{rect, Fill{Role::panel}, {}, 0, false});
        }
    }

    void draw_grid() {
        const Rect& cells = layout_.cells;
        for (std::int64_t i = 0; i <= layout_.rows; ++i) {
            const double y = cells.y + static_cast<double>(i) * layout_.cell_height + 0.5;
            list_.add(Polyline{{{cells.x, y}, {cells.x + cells.width, y}}, Stroke{}, false});
        }
        for (std::int64_t j = 0; j <= layout_.columns; ++j) {
            const double x = cells.x + static_cast<double>(j) * layout_.cell_width + 0.5;
            list_.add(Polyline{{{x, cells.y}, {x, cells.y + cells.height}}, Stroke{}, false});
        }
    }

    /// Capacities above the columns, "capacity j" above them.
    void draw_heads() {
        const Rect& cells = layout_.cells;
        const double digits = static_cast<double>(std::to_string(layout_.all_columns - 1).size());
        const double size = std::min(std::clamp(layout_.value_size * 0.7, 11.0, 18.0),
                                     (layout_.cell_width - 6) / (digits * 0.62));
        const double top = cells.y - layout_.head_height;
        list_.add(Text{{cells.x - layout_.header_width + 10, cells.y - 26, layout_.header_width - 10, 22},
                       std::string(recording_.rows_are()) + " i",
                       Role::quiet,
                       Face::interface,
                       13,
                       Weight::regular,
                       Align::left});
        list_.add(Text{{cells.x, top, cells.width, 20},
                       "capacity j",
                       Role::quiet,
                       Face::interface,
                       13,
                       Weight::regular,
                       Align::left});
        for (std::int64_t j = first_column(); j < end_column(); ++j) {
            const bool here = focus_ && !many_changed() && focus_->column == j;
            const Rect cell = layout_.cell({first_row(), j});
            list_.add(Text{{cell.x, cells.y - 26, cell.width, 22},
                           number(j),
                           here ? Role::text : Role::quiet,
                           Face::mono,
                           size,
                           here ? Weight::bold : Weight::regular,
                           Align::centre});
        }
    }

    bool picked(std::int64_t row, std::size_t item) const {
        return std::ranges::find(step_.picks, Pick{row, static_cast<std::int64_t>(item)}) !=
               step_.picks.end();
    }

    /// The row's number, and its items one below the other as far as they go.
    void draw_header(std::int64_t i) {
        const TableRecording::RowHeader& header = recording_.header(i);
        const Rect cell = layout_.cell({i, first_column()});
        const Rect area{layout_.cells.x - layout_.header_width, cell.y, layout_.header_width, cell.height};
        const bool here = step_.index > 0 && step_.row == i;
        if (here)
            list_.add(Box{{area.x, area.y + 6, 4, area.height - 12}, Fill{Role::accent}, {}, 2, false});
        const double number_size = std::clamp(layout_.cell_height * 0.36, 13.0, 26.0);
        const double number_width =
            measure_.width(std::to_string(layout_.all_rows - 1), Face::mono, number_size, Weight::bold);
        list_.add(Text{{area.x + 10, area.y, number_width, area.height},
                       header.title,
                       here ? Role::text : Role::quiet,
                       Face::mono,
                       number_size,
                       here ? Weight::bold : Weight::regular,
                       Align::right});

        const double line = std::ceil(layout_.item_size * 1.25);
        const auto room = std::max<std::size_t>(1, static_cast<std::size_t>((area.height - 4) / line));
        const std::size_t all = header.items.size();
        const std::vector<std::size_t> items = shown_items(i, all, room);
        const bool more = items.size() < all && room > items.size();
        double y = area.y + (area.height - line * static_cast<double>(items.size() + (more ? 1 : 0))) / 2;
        const double x = area.x + 10 + number_width + 12;
        Text text{{x, y, layout_.cells.x - x - 4, line},
                  "",
                  Role::quiet,
                  Face::mono,
                  layout_.item_size,
                  Weight::regular,
                  Align::left};
        for (const std::size_t k : items) {
            Text item = text;
            item.rect.y = y;
            item.text = header.items[k];
            item.role = picked(i, k) ? Role::optimal : here ? Role::text : Role::quiet;
            item.weight = picked(i, k) ? Weight::bold : Weight::regular;
            item.text = elided(measure_, item);
            list_.add(std::move(item));
            y += line;
        }
        if (more) {
            text.rect.y = y;
            text.text = "+ " + number(static_cast<std::int64_t>(all - items.size())) + " items";
            text.text = elided(measure_, text);
            list_.add(std::move(text));
        }
    }

    /// The items that a header has room for: the first ones, and in their last place the one chosen on the
    /// way back.
    std::vector<std::size_t> shown_items(std::int64_t row, std::size_t all, std::size_t room) const {
        const std::size_t count =
            all <= room ? all : std::max<std::size_t>(1, room - 1); // a line says how many more
        std::vector<std::size_t> items(count);
        std::iota(items.begin(), items.end(), std::size_t{0});
        for (const Pick& pick : step_.picks)
            if (pick.row == row && static_cast<std::size_t>(pick.item) >= count)
                items.back() = static_cast<std::size_t>(pick.item);
        return items;
    }

    void draw_mark(CellAt at) {
        const Rect cell = layout_.cell(at);
        const Rect inside{cell.x + 1, cell.y + 1, cell.width - 1, cell.height - 1};
        switch (mark_of(at)) {
        case Mark::none:
            break;
        case Mark::about:
            list_.add(Box{inside, {}, Stroke{Role::about, 2, true}, 2, false});
            break;
        case Mark::changed:
            list_.add(Box{inside, Fill{Role::changed, many_changed() ? tint : 1}, {}, 2, false});
            break;
        case Mark::read:
            list_.add(Box{inside, {}, Stroke{Role::read, at == step_.source ? 3.0 : 2.0, false}, 2, false});
            break;
        case Mark::chosen:
            list_.add(Box{inside, Fill{Role::optimal, tint}, Stroke{Role::optimal, 2, false}, 2, true});
            break;
        }
    }

    void draw_value(CellAt at) {
        const TableRecording::Shown shown = recording_.shown(step_.index, at);
        const Mark mark = mark_of(at);
        const Rect cell = layout_.cell(at);
        if (shown.written && layout_.value_size >= 8) {
            const bool loud = mark == Mark::changed || mark == Mark::chosen;
            Role role = shown.value ? Role::text : Role::infeasible;
            if (mark == Mark::changed)
                role = many_changed() ? Role::text : Role::on_mark;
            list_.add(Text{cell, shown.value ? number(*shown.value) : "−∞", role, Face::mono,
                           shown.value ? layout_.value_size : layout_.value_size * 0.65,
                           loud ? Weight::bold : Weight::regular, Align::centre});
        }
        list_.regions.push_back({cell, "cell " + std::to_string(at.row) + " " + std::to_string(at.column),
                                 description(at, shown, mark)});
    }

    static std::string description(CellAt at, const TableRecording::Shown& shown, Mark mark) {
        static constexpr std::string_view words[] = {"", ", changed", ", next", ", read",
                                                     ", on the way back"};
        std::string text = "z" + std::to_string(at.row) + "(" + std::to_string(at.column) + ") ";
        text +=
            !shown.written ? "not yet written" : "= " + (shown.value ? std::to_string(*shown.value) : "−∞");
        return text + std::string(words[static_cast<std::size_t>(mark)]);
    }

    /// From the lower part of a source cell to the upper part of the new one, between the rows of values; cut
    /// where it leaves the visible cells.
    void add_arrow(CellAt from, CellAt to, const Stroke& stroke) {
        const auto centre = [&](CellAt at) {
            const Rect cell = layout_.cell(at);
            return cell.x + cell.width / 2;
        };
        const bool down = to.row > from.row;
        const Rect a = layout_.cell(from), b = layout_.cell(to);
        Point begin{centre(from), a.y + a.height * (down ? 0.82 : 0.16)};
        Point end{centre(to), b.y + b.height * (down ? 0.14 : 0.84)};
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
        list_.add(Polyline{{begin, end}, stroke, true});
    }

    void draw_arrows() {
        for (std::size_t n = 0; n + 1 < step_.chosen.size(); ++n)
            add_arrow(step_.chosen[n], step_.chosen[n + 1], Stroke{Role::optimal, 3, false});
        if (step_.changed.size() != 1)
            return;
        constexpr std::size_t most = 4; // more arrows than that hide the table: then only the one that counts
        for (const CellValue& read : step_.read)
            if (read.at != step_.source && step_.read.size() <= most)
                add_arrow(read.at, step_.changed.front().at, Stroke{Role::read, 1.5, true});
        if (step_.source)
            add_arrow(*step_.source, step_.changed.front().at, Stroke{Role::read, 3, false});
    }

    DisplayList& list_;
    const TableRecording& recording_;
    const Step& step_;
    const TableLayout& layout_;
    const TextMeasure& measure_;
    std::map<std::pair<std::int64_t, std::int64_t>, Mark> marks_;
    std::optional<CellAt> focus_;
};

} // namespace

void add_table(DisplayList& list, const TableRecording& recording, const Step& step, const TableView& view,
               const Rect& frame, const TextMeasure& measure, std::span<const CellAt> highlight) {
    const TableLayout layout = table_layout(recording, view, frame, measure);
    TablePicture(list, recording, step, layout, measure).draw();
    for (const CellAt& at : highlight) {
        if (!layout.shows(at))
            continue;
        Rect ring = layout.cell(at);
        ring = {ring.x - 2, ring.y - 2, ring.width + 5, ring.height + 5};
        list.add(Box{ring, {}, Stroke{Role::accent, 4, false}, 6, false});
    }
}

} // namespace ks::scene

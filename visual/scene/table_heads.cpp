// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/table_heads.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/steps/table_layers.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

namespace ks::scene {

namespace {

class TableHeads {
public:
    TableHeads(DisplayList& list, const TableRecording& recording, const Step& step,
               const TableLayout& layout, const TextMeasure& measure)
        : list_(list), recording_(recording), step_(step), layout_(layout), measure_(measure) {
        if (!step.changed.empty())
            focus_ = step.changed.front().at.cell();
        else if (!step.chosen.empty())
            focus_ = step.chosen.back().cell();
    }

    void draw() {
        draw_titles();
        const double size = capacity_size();
        for_each_labelled(layout_.first_column, layout_.columns, column_step(size),
                          [&](std::int64_t j) { draw_capacity(j, size); });
        const std::int64_t step = round_step(layout_.number_size * 1.3 / layout_.cell_height);
        if (!layers_of(recording_))
            for_each_labelled(layout_.first_row, layout_.rows, step,
                              [&](std::int64_t i) { draw_row(i, step > 1); });
        else
            draw_rows_in_layers(step);
        if (step > 1 && here(step_.row) && visible_row(step_.row))
            draw_here(step_.row);
    }

private:
    template <class Draw>
    static void for_each_labelled(std::int64_t first, std::int64_t count, std::int64_t step, Draw draw) {
        for (std::int64_t n = (first + step - 1) / step * step; n < first + count; n += step)
            draw(n);
    }

    /// The labels start again in each layer. A table in layers has few rows, so all of them can be visited.
    void draw_rows_in_layers(std::int64_t step) {
        for (std::int64_t i = layout_.first_row; i < layout_.first_row + layout_.rows; ++i)
            if (i == 0 ? step == 1 : (i - 1) % layers_of(recording_)->layer_rows() % step == 0)
                draw_row(i, step > 1);
    }

    static constexpr std::size_t least_of_a_name = 3; // bytes of "…" without letters

    bool here(std::int64_t row) const { return step_.index > 0 && step_.row == row; }
    bool visible_row(std::int64_t row) const {
        return row >= layout_.first_row && row < layout_.first_row + layout_.rows;
    }
    bool readable() const { return layout_.readable(); }

    double capacity_digits() const {
        return static_cast<double>(std::to_string(layout_.all_columns - 1).size());
    }
    double capacity_size() const {
        return readable() ? std::min(std::clamp(layout_.value_size * 0.7, 11.0, 18.0),
                                     (layout_.cell_width - 6) / (capacity_digits() * 0.62))
                          : 13;
    }
    /// The distance between labelled columns: 1 if every capacity fits, otherwise a round number.
    std::int64_t column_step(double size) const {
        return readable() ? 1 : round_step((capacity_digits() * 0.7 * size + 32) / layout_.cell_width);
    }

    void draw_titles() {
        const Rect& cells = layout_.cells;
        const double top = cells.y - layout_.head_height;
        const double line = layout_.head_size + 9;
        Text title{.rect = {layout_.header_x + 10, cells.y - line - 4, layout_.header_width - 10, line},
                   .text = rows_title(recording_),
                   .role = Role::quiet,
                   .face = Face::interface,
                   .size = layout_.head_size,
                   .weight = Weight::regular,
                   .align = Align::left};
        if (width(measure_, title) > title.rect.width)
            title.text = short_title(title.text);
        list_.add(std::move(title));
        list_.add(Text{.rect = {cells.x, top, cells.width, layout_.head_size + 7},
                       .text = columns_title(recording_),
                       .role = Role::quiet,
                       .face = Face::interface,
                       .size = layout_.head_size,
                       .weight = Weight::regular,
                       .align = Align::left});
    }

    void draw_capacity(std::int64_t j, double size) {
        const bool here = focus_ && focus_->column == j;
        const double middle = layout_.middle({layout_.first_row, j}).x, top = layout_.cells.y;
        const double width = readable() ? layout_.cell_width : capacity_digits() * 0.7 * size + 8;
        Rect rect{middle - width / 2, top - 26, width, 22};
        if (readable())
            rect = {layout_.cell({layout_.first_row, j}).x, top - 26,
                    layout_.cell({layout_.first_row, j}).width, 22};
        if (rect.x < layout_.header_x || rect.x + rect.width > layout_.cells.x + layout_.cells.width + 24)
            return; // the label would extend beyond the frame
        if (!readable()) {
            if (middle < layout_.cells.x || middle > layout_.cells.x + layout_.cells.width)
                return;
            const double x = std::round(middle) + 0.5;
            list_.add(Polyline{.points = {{x, top - 4}, {x, top}}, .stroke = Stroke{}});
            rect.y -= 2;
        } else if (!layout_.shows_whole({layout_.first_row, j}) && rect.width < layout_.cell_width - 1) {
            return;
        }
        list_.add(Text{.rect = rect,
                       .text = number(j),
                       .role = here ? Role::text : Role::quiet,
                       .face = Face::mono,
                       .size = size,
                       .weight = here ? Weight::bold : Weight::regular,
                       .align = Align::centre});
    }

    void draw_here(std::int64_t i) {
        const Rect cell = layout_.cell({i, layout_.first_column});
        const double inset = std::min(6.0, cell.height / 8);
        list_.add(Box{.rect = {layout_.header_x, cell.y + inset, 4, std::max(2.0, cell.height - 2 * inset)},
                      .fill = Fill{.role = Role::accent},
                      .radius = 2});
    }

    /// Draws the row's number, and below it as many of its items as fit. `sparse`: not every row has a
    /// number.
    void draw_row(std::int64_t i, bool sparse) {
        const double number_size = layout_.number_size;
        const Rect cell = layout_.cell({i, layout_.first_column});
        Rect area{layout_.header_x, cell.y, layout_.header_width, cell.height};
        if (!sparse && here(i))
            draw_here(i);
        if (!sparse && cell.height < std::floor(layout_.cell_height))
            return; // cut off
        const double number_width =
            measure_.width(row_name(recording_, layout_.all_rows - 1), Face::mono, number_size, Weight::bold);
        if (sparse) {
            const double middle = layout_.middle({i, layout_.first_column}).y;
            area = {area.x, middle - number_size / 2, area.width, number_size};
            if (area.y + area.height > layout_.cells.y + layout_.cells.height + 8)
                return;
            const double y = std::round(middle) + 0.5;
            list_.add(
                Polyline{.points = {{layout_.cells.x - 4, y}, {layout_.cells.x, y}}, .stroke = Stroke{}});
        }
        list_.add(Text{.rect = {area.x + 10, area.y, number_width, area.height},
                       .text = row_name(recording_, i),
                       .role = here(i) ? Role::text : Role::quiet,
                       .face = Face::mono,
                       .size = number_size,
                       .weight = here(i) ? Weight::bold : Weight::regular,
                       .align = Align::right});
        if (!sparse)
            draw_items(i, area, area.x + 10 + number_width + 12);
    }

    void draw_items(std::int64_t i, const Rect& area, double x) {
        const double line = std::ceil(layout_.item_size * 1.25);
        if (area.height < line)
            return;
        const auto room = std::max<std::size_t>(1, static_cast<std::size_t>((area.height - 4) / line));
        const auto all = static_cast<std::size_t>(recording_.items_of(i));
        const std::vector<std::size_t> items = shown_items(i, all, room);
        const bool more = items.size() < all && room > items.size();
        double y = area.y + (area.height - line * static_cast<double>(items.size() + (more ? 1 : 0))) / 2;
        std::string all_of_them;
        bool shortens = false;
        Text text{.rect = {x, y, layout_.cells.x - x - 4, line},
                  .role = Role::quiet,
                  .face = Face::mono,
                  .size = layout_.item_size,
                  .weight = Weight::regular,
                  .align = Align::left};
        for (const std::size_t k : items) {
            Text item = text;
            item.rect.y = y;
            item.text = recording_.item(i, static_cast<std::int64_t>(k));
            item.role = picked(i, k) ? Role::optimal : here(i) ? Role::text : Role::quiet;
            item.weight = picked(i, k) ? Weight::bold : Weight::regular;
            if (!more && items.size() < all && !picked(i, k)) // room for only one line
                item.text = with_count(item, all);
            const std::string whole = std::exchange(item.text, shortened(item));
            all_of_them += (all_of_them.empty() ? "" : "\n") + whole;
            shortens = shortens || item.text != whole;
            if (!item.text.empty())
                list_.add(std::move(item));
            y += line;
        }
        if (shortens)
            list_.regions.push_back({.rect = area, .id = written("row {}", i), .description = all_of_them});
        if (more) {
            text.rect.y = y;
            const auto count = static_cast<std::int64_t>(all - items.size());
            const std::string rest = number(count);
            text.text = counted("+ {} item", "+ {} items", count, rest);
            if (width(measure_, text) > text.rect.width)
                text.text = "+ " + rest;
            text.text = elided(measure_, text);
            list_.add(std::move(text));
        }
    }

    /// Shortens an item that is too wide to its name: "tent" for "tent (40, 3)"; empty if a number would be
    /// cut.
    std::string shortened(Text item) const {
        if (width(measure_, item) <= item.rect.width)
            return item.text;
        const std::size_t numbers = item.text.find(" (");
        if (numbers == std::string::npos)
            return {};
        item.text.resize(numbers);
        const std::string name = elided(measure_, item);
        const bool whole = name == item.text;
        return whole || name.size() > least_of_a_name ? name : std::string();
    }

    /// "a (74, 97) + 779" or, if that does not fit, "780 items".
    std::string with_count(Text item, std::size_t all) const {
        item.text += " + " + number(static_cast<std::int64_t>(all - 1));
        return width(measure_, item) <= item.rect.width
                   ? item.text
                   : counted("{} item", "{} items", static_cast<std::int64_t>(all),
                             number(static_cast<std::int64_t>(all)));
    }

    bool picked(std::int64_t row, std::size_t item) const {
        return std::ranges::find(step_.picks, Pick{.row = row, .item = static_cast<std::int64_t>(item)}) !=
               step_.picks.end();
    }

    /// The items for which the header has room: the first ones; if the item chosen on the way back is not
    /// among them, it replaces the last one.
    std::vector<std::size_t> shown_items(std::int64_t row, std::size_t all, std::size_t room) const {
        const std::size_t count =
            all <= room ? all : std::max<std::size_t>(1, room - 1); // a line states how many are missing
        std::vector<std::size_t> items(count);
        std::iota(items.begin(), items.end(), std::size_t{0});
        for (const Pick& pick : step_.picks)
            if (pick.row == row && static_cast<std::size_t>(pick.item) >= count)
                items.back() = static_cast<std::size_t>(pick.item);
        return items;
    }

    DisplayList& list_;
    const TableRecording& recording_;
    const Step& step_;
    const TableLayout& layout_;
    const TextMeasure& measure_;
    std::optional<CellAt> focus_;
};

} // namespace

Stroke layer_stroke() {
    return {.role = Role::quiet, .width = 2};
}

std::int64_t round_step(double least) {
    for (std::int64_t ten = 1; ten <= INT64_MAX / 10; ten *= 10)
        for (const std::int64_t step : {ten, 2 * ten, 5 * ten})
            if (static_cast<double>(step) >= least)
                return step;
    return INT64_MAX / 2;
}

void add_table_heads(DisplayList& list, const TableRecording& recording, const Step& step,
                     const TableLayout& layout, const TextMeasure& measure) {
    TableHeads(list, recording, step, layout, measure).draw();
}

} // namespace ks::scene

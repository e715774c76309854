// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/heat_scene.h"
#include "solvers/core/language.h"

#include "solvers/steps/table_layers.h"

#include "solvers/core/formatted.h"
#include "visual/scene/heat_summary.h"
#include "visual/scene/legend.h"
#include "visual/scene/numbers.h"
#include "visual/scene/table_heads.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace ks::scene {

namespace {

constexpr double least_mark = 9;      ///< the side of a mark, in pixels, for any cell size
constexpr double least_grid_cell = 8; ///< smaller cells have no lines between them
constexpr std::int64_t most_regions = 400;

/// The part of the line from a to b inside a rectangle (Liang and Barsky, 1984); nothing if it is outside.
std::optional<std::pair<Point, Point>> cut(Point a, Point b, const Rect& rect) {
    double begin = 0, end = 1;
    const double dx = b.x - a.x, dy = b.y - a.y;
    const auto side = [&](double towards, double room) { // towards * t <= room
        if (towards == 0)
            return room >= 0;
        const double t = room / towards;
        towards < 0 ? begin = std::max(begin, t) : end = std::min(end, t);
        return begin <= end;
    };
    if (!side(-dx, a.x - rect.x) || !side(dx, rect.x + rect.width - a.x) || !side(-dy, a.y - rect.y) ||
        !side(dy, rect.y + rect.height - a.y))
        return {};
    return std::pair{Point{a.x + begin * dx, a.y + begin * dy}, Point{a.x + end * dx, a.y + end * dy}};
}

class HeatPicture {
public:
    HeatPicture(DisplayList& list, const TableRecording& recording, const Step& step,
                const TableLayout& layout, const TextMeasure& measure)
        : list_(list), recording_(recording), step_(step), layout_(layout), measure_(measure) {}

    void draw() {
        list_.add(heat_map(recording_, step_.index, layout_));
        draw_words();
        draw_grid();
        draw_layers();
        list_.add(Box{.rect = around(layout_.cells, 1), .stroke = Stroke{}});
        if (step_.index > 0)
            draw_row();
        draw_way_back();
        draw_cells();
        add_regions();
    }

private:
    static Rect around(const Rect& rect, double by) {
        return {rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by};
    }

    /// Writes above the cells, on the right, which cells were summed up.
    void draw_words() {
        Text text{.rect = {layout_.cells.x, layout_.cells.y - layout_.head_height, layout_.cells.width, 20},
                  .text = heat_words(recording_, layout_),
                  .role = Role::quiet,
                  .face = Face::interface,
                  .size = 13,
                  .weight = Weight::regular,
                  .align = Align::right};
        // next to "capacity j"
        const auto fits = [&] { return width(measure_, text) + 80 < text.rect.width; };
        const std::string subject = said("each dot is the ");
        if (!fits() && text.text.starts_with(subject))
            text.text.erase(0, subject.size());
        if (!fits())
            text.text.erase(std::min(text.text.size(), text.text.find(" in ")));
        if (fits())
            list_.add(std::move(text));
    }

    void draw_layers() {
        const Rect& cells = layout_.cells;
        for (std::int64_t i = layout_.first_row; i < layout_.first_row + layout_.rows; ++i) {
            if (!begins_layer(recording_, i))
                continue;
            const double y = layout_.cell({i, layout_.first_column}).y;
            list_.add(Box{.rect = {cells.x, y, cells.width, 2}, .fill = Fill{.role = layer_stroke().role}});
        }
    }

    /// Lines between cells become visible while the user zooms in and the heat fades.
    void draw_grid() {
        if (layout_.cell_width < least_grid_cell || layout_.cell_height < least_grid_cell)
            return;
        const Rect& cells = layout_.cells;
        const Fill fill{.role = Role::hairline, .opacity = 1 - layout_.heat};
        for (std::int64_t i = 1; i < layout_.rows; ++i)
            list_.add(Box{.rect = {cells.x, layout_.cell({layout_.first_row + i, layout_.first_column}).y,
                                   cells.width, 1},
                          .fill = fill});
        for (std::int64_t j = 1; j < layout_.columns; ++j)
            list_.add(Box{.rect = {layout_.cell({layout_.first_row, layout_.first_column + j}).x, cells.y, 1,
                                   cells.height},
                          .fill = fill});
    }

    /// A light line around a dark one, which is visible on every colour.
    void draw_row() {
        if (step_.row < layout_.first_row || step_.row >= layout_.first_row + layout_.rows)
            return;
        Rect band = layout_.cell({step_.row, layout_.first_column});
        band.x = layout_.cells.x;
        band.width = layout_.cells.width;
        list_.add(
            Box{.rect = around(band, 3), .stroke = Stroke{.role = Role::surface, .width = 1}, .radius = 2});
        list_.add(
            Box{.rect = around(band, 2), .stroke = Stroke{.role = Role::accent, .width = 2}, .radius = 2});
    }

    void draw_line(Point from, Point to, const Stroke& stroke, bool arrow) {
        const auto part = cut(from, to, layout_.cells);
        if (!part)
            return;
        const std::vector<Point> points{part->first, part->second};
        list_.add(
            Polyline{.points = points, .stroke = Stroke{.role = Role::surface, .width = stroke.width + 2}});
        list_.add(Polyline{.points = points, .stroke = stroke, .arrow = arrow});
    }

    void draw_way_back() {
        for (std::size_t n = 0; n + 1 < step_.chosen.size(); ++n) {
            const CellAt from = step_.chosen[n].cell(), to = step_.chosen[n + 1].cell();
            if (from.row >= layout_.first_row && to.row < layout_.first_row + layout_.rows)
                draw_line(layout_.middle(from), layout_.middle(to), Stroke{.role = Role::optimal, .width = 3},
                          false);
        }
    }

    /// The rectangle of a cell within the picture, enlarged enough to be seen.
    std::optional<Rect> mark_of(CellAt at) const {
        if (!layout_.shows(at))
            return {};
        const Point middle = layout_.middle(at);
        const Rect& cells = layout_.cells;
        const double width = std::min(cells.width, std::max(layout_.cell_width, least_mark)),
                     height = std::min(cells.height, std::max(layout_.cell_height, least_mark));
        return Rect{std::clamp(middle.x - width / 2, cells.x, cells.x + cells.width - width),
                    std::clamp(middle.y - height / 2, cells.y, cells.y + cells.height - height), width,
                    height};
    }

    void draw_mark(CellAt at, std::optional<Fill> fill, const Stroke& stroke, bool corner) {
        const auto rect = mark_of(at);
        if (!rect)
            return;
        list_.add(
            Box{.rect = around(*rect, 1), .stroke = Stroke{.role = Role::surface, .width = 1}, .radius = 2});
        list_.add(Box{.rect = *rect, .fill = fill, .stroke = stroke, .radius = 2, .corner_mark = corner});
    }

    void draw_cells() {
        if (step_.source && step_.changed.size() == 1)
            draw_line(layout_.middle(step_.source->cell()), layout_.middle(step_.changed.front().at.cell()),
                      Stroke{.role = Role::read, .width = 2}, false);
        if (step_.source)
            draw_mark(step_.source->cell(), Fill{.role = Role::surface},
                      Stroke{.role = Role::read, .width = 2}, false);
        // The next cell is adjacent to the changed one, and a mark can be larger than a cell, so the changed
        // cell is on top. For the smallest cells the other mark would be almost hidden and is omitted.
        if (layout_.cell_width >= least_cell && layout_.cell_height >= least_cell)
            for (const At& at : step_.about)
                draw_mark(at.cell(), {}, Stroke{.role = Role::about, .width = 2, .dashed = true}, false);
        for (const CellValue& cell : step_.changed)
            draw_mark(cell.at.cell(), Fill{.role = Role::changed}, Stroke{.role = Role::changed, .width = 1},
                      false);
        if (!step_.chosen.empty()) {
            draw_mark(step_.chosen.front().cell(), Fill{.role = Role::surface},
                      Stroke{.role = Role::optimal, .width = 2}, true);
            draw_mark(step_.chosen.back().cell(), Fill{.role = Role::optimal},
                      Stroke{.role = Role::optimal, .width = 2}, false);
        }
    }

    void add_regions() {
        for (std::int64_t i = layout_.first_row; i < layout_.first_row + std::min(layout_.rows, most_regions);
             ++i) {
            Rect band = layout_.cell({i, layout_.first_column});
            band.width = layout_.cells.width;
            list_.regions.push_back(
                {.rect = band, .id = written("row {}", i), .description = description(i)});
        }
    }

    std::string description(std::int64_t i) const {
        const std::string name = row_words(recording_, i);
        const ComputedCells computed = recording_.computed(step_.index, i);
        const auto newest = computed.newest();
        if (!newest)
            return name + said(", not yet computed");
        const auto said = [&](std::int64_t column) {
            const auto value = recording_.value({i, column});
            return formatted("{} = {}", with_separators(cell_name(recording_, {i, column})),
                             cell_text(value));
        };
        const std::int64_t first = layout_.first_column, end = first + layout_.columns;
        const CellRange seen = computed.first_in(first, end);
        if (seen.empty())
            return formatted("{0}: from {1} to {1}", name, said(*newest));
        return formatted("{}: from {} to {}", name, said(seen.begin),
                         said(*computed.last_in(seen.begin, end)));
    }

    DisplayList& list_;
    const TableRecording& recording_;
    const Step& step_;
    const TableLayout& layout_;
    const TextMeasure& measure_;
};

/// Puts text and samples one after the other into a line, until it is full.
class LegendLine {
public:
    LegendLine(DisplayList& list, const Rect& frame, const TextMeasure& measure)
        : list_(list), frame_(frame), measure_(measure), x_(frame.x) {}

    bool text(const std::string& words, double after) {
        Text text{.rect = {x_, frame_.y, 0, frame_.height},
                  .text = words,
                  .role = Role::quiet,
                  .face = Face::interface,
                  .size = 13,
                  .weight = Weight::regular,
                  .align = Align::left};
        text.rect.width = width(measure_, text);
        if (!fits(text.rect.width))
            return false;
        x_ += text.rect.width + after;
        list_.add(std::move(text));
        return true;
    }
    bool fits(double width) const { return width <= room(); }
    double room() const { return frame_.x + frame_.width - x_; }
    Rect sample(double width) {
        const Rect rect{x_, frame_.y + (frame_.height - 16) / 2, width, 16};
        x_ += width + 8;
        return rect;
    }

private:
    DisplayList& list_;
    const Rect& frame_;
    const TextMeasure& measure_;
    double x_;
};

struct HeatEntry {
    const char* words;
    Box sample;
    bool occurs;        ///< whether the picture contains it
    bool quiet = false; ///< the sample is filled like minus infinity
};

/// The entries that the legend of a recording may have, and whether each occurs in this picture.
std::vector<HeatEntry> heat_entries(const DisplayList& list, const TableRecording& recording,
                                    const Step& step, bool pointed_at) {
    const auto map = std::ranges::find_if(
        list.items, [](const auto& item) { return std::holds_alternative<HeatMap>(item); });
    const auto shows = [&](auto of_kind) {
        return map != list.items.end() && std::ranges::any_of(std::get<HeatMap>(*map).values, of_kind);
    };
    const bool infinite = shows([](float value) { return std::isnan(value); });
    const bool unwritten = shows([](float value) { return value == HeatMap::nothing; });
    std::vector<HeatEntry> entries;
    if (pointed_at)
        entries.push_back({.words = said(pointed_at_words), .sample = ring_mark(), .occurs = true});
    if (!recording.rows_never_fall())
        entries.push_back({.words = recording.less_is_better() ? "∞" : "−∞",
                           .sample = {.stroke = Stroke{}, .radius = 2},
                           .occurs = infinite,
                           .quiet = true});
    entries.push_back({.words = said("read"),
                       .sample = {.fill = Fill{.role = Role::surface},
                                  .stroke = Stroke{.role = Role::read, .width = 2},
                                  .radius = 2},
                       .occurs = step.source.has_value()});
    entries.push_back(
        {.words = said("next"),
         .sample = {.stroke = Stroke{.role = Role::about, .width = 2, .dashed = true}, .radius = 2},
         .occurs = !step.about.empty()});
    entries.push_back({.words = said("changed"),
                       .sample = {.fill = Fill{.role = Role::changed}, .radius = 2},
                       .occurs = !step.changed.empty()});
    entries.push_back({.words = said("way back"),
                       .sample = {.fill = Fill{.role = Role::optimal},
                                  .stroke = Stroke{.role = Role::optimal, .width = 2},
                                  .radius = 2},
                       .occurs = !step.chosen.empty()});
    entries.push_back({.words = said("not written yet"),
                       .sample = {.fill = Fill{.role = Role::surface}, .stroke = Stroke{}, .radius = 2},
                       .occurs = unwritten});
    return entries;
}

/// Removes entries until the others fit: first those that the picture does not contain, starting with the
/// last.
void leave_out(std::vector<HeatEntry>& entries, double room, const TextMeasure& measure) {
    const auto width = [&] {
        double sum = -24; // no gap after the last one
        for (const HeatEntry& entry : entries)
            sum += 24 + measure.width(entry.words, Face::interface, 13, Weight::regular) + 24;
        return sum;
    };
    while (!entries.empty() && width() > room) {
        const auto absent = std::ranges::find(entries.rbegin(), entries.rend(), false, &HeatEntry::occurs);
        entries.erase(absent == entries.rend() ? std::prev(entries.end()) : std::prev(absent.base()));
    }
}

} // namespace

void add_heat_table(DisplayList& list, const TableRecording& recording, const Step& step,
                    const TableLayout& layout, const TextMeasure& measure) {
    HeatPicture(list, recording, step, layout, measure).draw();
    add_table_heads(list, recording, step, layout, measure);
}

void add_heat_legend(DisplayList& list, const TableRecording& recording, const Step& step, bool pointed_at,
                     const Rect& frame, const TextMeasure& measure) {
    constexpr int shades = 96;
    LegendLine line(list, frame, measure);
    if (!line.text(number(recording.smallest()), 6))
        return;
    std::vector<HeatEntry> entries = heat_entries(list, recording, step, pointed_at);
    HeatMap ramp{.rect = line.sample(shades), .rows = 1, .columns = shades};
    for (int i = 0; i < shades; ++i)
        ramp.values.push_back(static_cast<float>(i) / (shades - 1));
    list.add(Box{.rect = {ramp.rect.x - 1, ramp.rect.y - 1, ramp.rect.width + 2, ramp.rect.height + 2},
                 .stroke = Stroke{}});
    list.add(std::move(ramp));
    line.text(number(recording.largest()), 24);
    leave_out(entries, line.room(), measure);
    for (const HeatEntry& entry : entries) {
        Box box = entry.sample;
        box.rect = line.sample(16);
        if (entry.quiet)
            list.add(HeatMap{.rect = box.rect,
                             .rows = 1,
                             .columns = 1,
                             .values = {std::numeric_limits<float>::quiet_NaN()}});
        list.add(box);
        line.text(entry.words, 24);
    }
}

} // namespace ks::scene

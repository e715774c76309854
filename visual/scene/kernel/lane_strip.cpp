// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/lane_strip.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/warp_access.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double strip_title = 20, number_height = 14, strip_cell = 22, strip_row_gap = 6, strip_gap = 2;
constexpr double strip_value = 12, least_strip_value = 8, note_size = 9, note_height = 13;

double widest_value(const LaneStrip& strip, bool noted, const TextMeasure& measure) {
    double widest = 0;
    for (const std::string& value : strip.values)
        widest = std::max(widest, measure.width(value, Face::mono, strip_value, Weight::medium));
    if (noted)
        for (const std::string& note : strip.notes)
            widest = std::max(widest, measure.width(note, Face::mono, note_size, Weight::regular) + 2);
    return widest;
}

/// The letter size of values when lanes are `pitch` pixels apart.
double value_size(double widest, double pitch) {
    const double room = pitch - strip_gap - 4;
    return widest <= room ? strip_value : std::floor(strip_value * room / widest);
}

/// The smallest number of lines in which the values fit.
int lines_for(double widest, double width) {
    int lines = 1;
    for (int columns = warp_lanes; lines < 4 && width / columns - strip_gap - 4 < widest; columns /= 2)
        lines *= 2;
    return lines;
}

void add_lane(DisplayList& list, const LaneStrip& strip, int lane, const Rect& cell, double size) {
    const bool active = (strip.mask >> lane & 1) != 0, marked = (strip.marked >> lane & 1) != 0;
    const std::string& value = strip.values[static_cast<std::size_t>(lane)];
    if (!active)
        add_mark(list, cell, masked_mark());
    else
        list.add(Box{.rect = cell,
                     .fill = Fill{.role = strip.role, .opacity = tint},
                     .stroke = Stroke{.role = strip.role, .width = strip.role == Role::read ? 1.5 : 1.0},
                     .radius = 2});
    if (marked)
        list.add(Box{.rect = cell,
                     .stroke = Stroke{.role = Role::optimal, .width = 2.5},
                     .radius = 2,
                     .corner_mark = true});
    if (active && !value.empty() && size >= least_strip_value)
        list.add(Text{.rect = cell,
                      .text = value,
                      .role = Role::text,
                      .face = Face::mono,
                      .size = size,
                      .weight = Weight::medium,
                      .align = Align::centre});
    const std::string name = formatted("lane {}", lane);
    std::string words = formatted("{}: {}", name,
                                  !active         ? strip.none
                                  : value.empty() ? said("takes part")
                                                  : value);
    if (const std::string& note = strip.notes[static_cast<std::size_t>(lane)]; active && !note.empty())
        words += ", " + note;
    if (marked)
        words += said(", named by the finding");
    list.regions.push_back({.rect = cell, .id = name, .description = words});
}

} // namespace

double add_lane_strip(DisplayList& list, const LaneStrip& strip, const Rect& area, const TextMeasure& measure,
                      double taken) {
    const double title = strip.title.empty() ? 0 : strip_title + 4;
    if (title > 0)
        add_text(list, measure, {area.x, area.y, area.width - taken, strip_title}, strip.title,
                 {.size = 13, .weight = Weight::medium});
    const auto height_of = [&](int of_lines, double notes) {
        return title + of_lines * (number_height + strip_cell + notes + strip_row_gap) - strip_row_gap;
    };
    bool noted = std::ranges::any_of(strip.notes, [](const std::string& note) { return !note.empty(); });
    double widest = widest_value(strip, noted, measure);
    int lines = lines_for(widest, area.width);
    // then only the lanes' descriptions contain the notes
    if (noted && height_of(lines, note_height) > area.height) {
        noted = false;
        widest = widest_value(strip, noted, measure);
        lines = lines_for(widest, area.width);
    }
    // Small values are better than lanes that are cut off.
    while (lines > 1 && height_of(lines, 0) - lines * number_height > area.height &&
           value_size(widest, area.width / warp_lanes * lines / 2) >= least_strip_value)
        lines /= 2;
    const int columns = warp_lanes / lines;
    const double pitch = area.width / columns;
    const double size = value_size(widest, pitch);
    const double notes = noted ? note_height : 0;
    const double full = height_of(lines, notes);
    const double numbers = full <= area.height ? number_height : 0; // a low strip has no lane numbers
    double y = area.y + title;
    for (int line = 0; line < lines; ++line, y += numbers + strip_cell + notes + strip_row_gap)
        for (int column = 0; column < columns; ++column) {
            const int lane = line * columns + column;
            const double left = std::round(area.x + column * pitch),
                         right = std::round(area.x + (column + 1) * pitch);
            const Rect cell{left, y + numbers, right - left - strip_gap, strip_cell};
            const double wide = std::max(cell.width, lane < 10 ? 6.0 : 12.0); // room for the lane's number
            if (numbers > 0 && (pitch >= 15 || lane % 4 == 0))
                list.add(Text{.rect = {cell.x + (cell.width - wide) / 2, y, wide, number_height},
                              .text = std::to_string(lane),
                              .role = Role::quiet,
                              .face = Face::mono,
                              .size = 9,
                              .weight = Weight::regular,
                              .align = Align::centre});
            add_lane(list, strip, lane, cell, size);
            if (const std::string& note = strip.notes[static_cast<std::size_t>(lane)]; noted && !note.empty())
                add_text(
                    list, measure, {cell.x, cell.y + strip_cell, cell.width, note_height}, note,
                    {.size = note_size, .role = Role::quiet, .align = Align::centre, .face = Face::mono});
        }
    return y - strip_row_gap - area.y;
}

} // namespace ks::scene

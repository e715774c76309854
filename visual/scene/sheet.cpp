// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/sheet.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <numeric>

namespace ks::scene {
namespace {

constexpr double sheet_margin = 24;
constexpr double sheet_title = 32;
constexpr double sheet_line = 24;
constexpr double column_gap = 32; // between columns
constexpr double bar_height = 8;
constexpr double widest_column = 360;

Text words(const Rect& rect, const std::string& text, Role role, Face face = Face::interface) {
    Text made;
    made.rect = rect;
    made.text = text;
    made.role = role;
    made.face = face;
    return made;
}

bool has_bar(const Sheet& sheet, std::size_t column) {
    return std::any_of(sheet.rows.begin(), sheet.rows.end(),
                       [column](const auto& row) { return !row[column].bar.empty(); });
}

std::vector<double> widths_of(const Sheet& sheet, std::size_t rows, double width,
                              const TextMeasure& measure) {
    std::vector<double> widths;
    double used = -column_gap;
    std::vector<std::size_t> bars;
    for (std::size_t c = 0; c < sheet.columns.size(); ++c) {
        const Face face = sheet.columns[c].numbers ? Face::mono : Face::interface;
        double wide = measure.width(sheet.columns[c].title, Face::interface, 13, Weight::medium);
        for (std::size_t r = 0; r < rows; ++r)
            wide = std::max(wide, measure.width(sheet.rows[r][c].text, face, 13, Weight::regular));
        if (has_bar(sheet, c))
            bars.push_back(c);
        widths.push_back(std::min(wide + 1, widest_column));
        used += widths.back() + column_gap;
    }
    for (std::size_t c : bars)
        widths[c] =
            std::clamp(widths[c] + (width - used) / static_cast<double>(bars.size()), widths[c], 480.0);
    return widths;
}

void add_row(DisplayList& list, const Sheet& sheet, const std::vector<double>& widths,
             const std::vector<Sheet::Cell>& row, double y, const TextMeasure& measure) {
    double x = sheet_margin;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        if (!row[c].bar.empty()) {
            add_bar(list, {x, y + (sheet_line - bar_height) / 2, widths[c], bar_height}, row[c].bar);
        } else {
            Text text = words({x, y, widths[c], sheet_line}, row[c].text, row[c].role,
                              sheet.columns[c].numbers ? Face::mono : Face::interface);
            text.align = sheet.columns[c].align;
            text.text = elided(measure, text);
            list.add(std::move(text));
        }
        x += widths[c] + column_gap;
    }
}

void add_legend(DisplayList& list, const Sheet& sheet, double y, const TextMeasure& measure) {
    double x = sheet_margin;
    for (const auto& mark : sheet.legend) {
        list.add(Box{.rect = {x, y + 8, 16, 8}, .fill = Fill{.role = mark.role}});
        x += 24;
        const double wide = measure.width(mark.text, Face::interface, 13, Weight::regular) + 1;
        list.add(words({x, y, wide, sheet_line}, mark.text, Role::quiet));
        x += wide + 24;
    }
}

} // namespace

void add_bar(DisplayList& list, const Rect& rect, const std::vector<Sheet::Part>& parts) {
    const double whole = std::accumulate(parts.begin(), parts.end(), 0.0,
                                         [](double sum, const Sheet::Part& part) { return sum + part.size; });
    if (whole <= 0)
        return;
    double x = rect.x;
    for (const Sheet::Part& part : parts) {
        const double wide = rect.width * part.size / whole;
        if (wide >= 0.5)
            list.add(Box{.rect = {x, rect.y, wide, rect.height}, .fill = Fill{.role = part.role}});
        x += wide;
    }
}

DisplayList draw(const Sheet& sheet, double width, double height, const TextMeasure& measure) {
    DisplayList list;
    list.width = width;
    list.height = height;
    const double inner = width - 2 * sheet_margin;
    double y = sheet_margin;
    Text title = words({sheet_margin, y, inner, sheet_title}, sheet.title, Role::text);
    title.size = 20;
    title.weight = Weight::bold;
    title.text = elided(measure, title);
    list.add(std::move(title));
    y += sheet_title;
    Text subtitle = words({sheet_margin, y, inner, sheet_line}, sheet.subtitle, Role::quiet);
    subtitle.text = elided(measure, subtitle);
    list.add(std::move(subtitle));
    y += sheet_line + 8;

    const double legend_height = sheet.legend.empty() ? 0 : sheet_line + 8;
    const auto room = static_cast<std::size_t>(
        std::max(0.0, (height - sheet_margin - legend_height - y - sheet_line) / sheet_line));
    const bool cut = sheet.rows.size() + sheet.rows_left_out > room;
    const std::size_t shown =
        cut ? std::min(std::max<std::size_t>(room, 1) - 1, sheet.rows.size()) : sheet.rows.size();
    const auto widths = widths_of(sheet, shown, inner, measure);
    double x = sheet_margin;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        Text head = words({x, y, widths[c], sheet_line}, sheet.columns[c].title, Role::quiet);
        head.weight = Weight::medium;
        head.align = sheet.columns[c].align;
        list.add(std::move(head));
        x += widths[c] + column_gap;
    }
    y += sheet_line;
    list.add(
        Polyline{.points = {{sheet_margin, y - 0.5}, {width - sheet_margin, y - 0.5}}, .stroke = Stroke{}});
    for (std::size_t r = 0; r < shown; ++r, y += sheet_line)
        add_row(list, sheet, widths, sheet.rows[r], y, measure);
    if (cut) {
        const auto left = static_cast<std::int64_t>(sheet.rows.size() + sheet.rows_left_out - shown);
        list.add(words({sheet_margin, y, inner, sheet_line},
                       counted("and {} more row", "and {} more rows", left, number(left)), Role::quiet));
    }
    if (!sheet.legend.empty())
        add_legend(list, sheet, height - sheet_margin - sheet_line, measure);
    return list;
}

} // namespace ks::scene

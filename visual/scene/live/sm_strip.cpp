// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/sm_strip.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/live/plot_frame.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double strip_head = 28, number_line = 14, best_cell = 12, strip_legend = 24, line_space = 6;
constexpr double most_cell_height = 40, least_cell_height = 8;

/// Cells in lines of equal length.
struct StripLayout {
    int lines = 1, a_line = 1;
    double pitch = 1, height = 1; ///< of a cell: horizontal distance and height

    StripLayout(int cells, const Rect& area) {
        const auto fitting = [&](int count) {
            return area.width / std::ceil(static_cast<double>(cells) / count) >= best_cell;
        };
        const auto high = [&](int count) {
            return (area.height - count * number_line - (count - 1) * line_space) / count;
        };
        while (!fitting(lines) && high(lines + 1) >= least_cell_height && lines < cells)
            ++lines;
        a_line = (cells + lines - 1) / lines;
        if (a_line > 8 && lines > 1)
            a_line = (a_line + 3) / 4 * 4; // so that the numbers are aligned in columns
        lines = (cells + a_line - 1) / a_line;
        pitch = std::min(32.0, area.width / a_line);
        if (pitch >= 4)
            pitch = std::floor(pitch);
        height = std::clamp(std::floor(high(lines)), least_cell_height, most_cell_height);
    }
    Rect cell(int sm, const Rect& area) const {
        const double gap = pitch >= 6 ? 2 : pitch >= 4 ? 1 : 0;
        return {area.x + sm % a_line * pitch, area.y + sm / a_line * (height + number_line + line_space),
                pitch - gap, height};
    }
    double used() const { return lines * (height + number_line) + (lines - 1) * line_space; }
};

void add_cell(DisplayList& list, const Rect& cell, float value, bool chosen) {
    if (std::isnan(value)) {
        list.add(
            Box{.rect = cell, .fill = Fill{.role = Role::pruned, .opacity = 0.8, .pattern = Pattern::hatch}});
    } else {
        list.add(Box{.rect = cell, .fill = Fill{.role = Role::raised}});
        const double share = std::clamp(static_cast<double>(value), 0.0, 1.0);
        const double high = share > 0 ? std::max(1.0, std::round(cell.height * share)) : 0;
        if (high > 0)
            list.add(Box{.rect = {cell.x, cell.y + cell.height - high, cell.width, high},
                         .fill = Fill{.role = Role::read}});
    }
    if (chosen)
        list.add(Box{.rect = {cell.x - 2, cell.y - 2, cell.width + 4, cell.height + 4},
                     .stroke = Stroke{.role = Role::accent, .width = 2}});
}

std::string strip_sentence(const std::vector<float>& occupancy) {
    double sum = 0;
    std::int64_t known = 0, idle = 0;
    for (const float value : occupancy)
        if (std::isfinite(value)) {
            sum += value;
            ++known;
            idle += value <= 0;
        }
    if (known == 0)
        return said("not known");
    std::string words = formatted("mean {}", percent(sum / static_cast<double>(known)));
    if (idle > 0)
        words += formatted(", {} of {} SMs empty", number(idle), number(known));
    return words;
}

} // namespace

std::optional<int> DrawnStrip::sm_at(const Point& at) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Rect& cell = cells[i];
        if (at.x >= cell.x - 1 && at.x < cell.x + cell.width + 1 && at.y >= cell.y &&
            at.y < cell.y + cell.height)
            return static_cast<int>(i);
    }
    return {};
}

std::string words_of(const SmStrip& strip, int sm) {
    if (sm < 0 || static_cast<std::size_t>(sm) >= strip.occupancy.size())
        return {};
    const float value = strip.occupancy[static_cast<std::size_t>(sm)];
    return std::isnan(value) ? formatted("SM {}: not known.", sm)
                             : formatted("SM {}: {} of its warps.", sm, percent(value));
}

DrawnStrip add_sm_strip(DisplayList& list, const SmStrip& strip, const Rect& area,
                        const TextMeasure& measure) {
    DrawnStrip drawn;
    const std::string title = strip.when.empty() ? said("Each SM") : said("Each SM ") + strip.when;
    if (strip.occupancy.empty()) {
        const double head = add_heading(list, title, strip.source, area, measure);
        const std::string why =
            strip.nothing.empty() ? said("How full each SM is is not known at this moment.") : strip.nothing;
        drawn.used = head + 8 + add_nothing(list, why, {area.x, area.y + head + 8, area.width, 60}, measure);
        return drawn;
    }
    const std::string sentence = strip_sentence(strip.occupancy);
    const double head =
        add_heading(list, title, strip.source.empty() ? sentence : sentence + " · " + strip.source, area,
                    measure) +
        strip_head - 20;
    const int sms = static_cast<int>(std::min<std::size_t>(strip.occupancy.size(), 1024));
    const Rect frame{area.x, area.y + head, area.width, std::max(10.0, area.height - head - strip_legend)};
    const StripLayout layout(sms, frame);
    const int every = layout.pitch * 4 >= 28 ? 4 : layout.pitch * 8 >= 28 ? 8 : 32;
    for (int sm = 0; sm < sms; ++sm) {
        const Rect cell = layout.cell(sm, frame);
        add_cell(list, cell, strip.occupancy[static_cast<std::size_t>(sm)], strip.chosen == sm);
        drawn.cells.push_back(cell);
        const std::string name = formatted("{}", sm);
        const double width = std::ceil(measure.width(name, Face::mono, 10, Weight::regular)) + 1;
        if (sm % layout.a_line % every == 0 && cell.x + width <= area.x + area.width)
            add_text(list, measure, {cell.x, cell.y + cell.height, width, number_line}, name,
                     {.size = 10, .role = Role::quiet, .face = Face::mono});
    }
    list.regions.push_back({.rect = {frame.x, frame.y, frame.width, layout.used()},
                            .id = "sms",
                            .description = title + ": " + sentence + "."});
    const std::vector<LegendEntry> legend{
        {.text = said("warps that are there, of those it can hold"),
         .sample = {Box{.fill = Fill{.role = Role::read}}}},
        {.text = said("empty"), .sample = {Box{.fill = Fill{.role = Role::raised}}}},
        {.text = said("not known"),
         .sample = {Box{.fill = Fill{.role = Role::pruned, .opacity = 0.8, .pattern = Pattern::hatch}}}}};
    add_legend(list, {area.x, frame.y + layout.used() + 4, area.width, 20}, legend, measure);
    drawn.used = head + layout.used() + strip_legend;
    return drawn;
}

} // namespace ks::scene

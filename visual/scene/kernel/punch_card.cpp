// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/punch_card.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

using emulator::Memory;
using emulator::Op;

constexpr double lane_column = 44; ///< for a number and a mark before each line

std::string words_of(const PunchCard& card, int lane) {
    const WarpAccess& access = card.access;
    const auto at = static_cast<std::size_t>(lane);
    if (!access.has(lane))
        return formatted("lane {}: masked", lane);
    if (access.op == Op::branch)
        return access.values[at] != 0 ? formatted("lane {}: goes on", lane)
                                      : formatted("lane {}: goes past", lane);
    if (!access.touches_memory())
        return formatted("lane {}: takes part", lane);
    const std::string who = formatted("lane {}", lane);
    const std::string name = card.name_of ? card.name_of(access.addresses[at]) : "";
    const std::string place = name.empty() ? "" : formatted(" at {}", name);
    const char* const verb = access.op == Op::load    ? said("reads")
                             : access.op == Op::store ? said("writes")
                                                      : said("updates");
    return formatted("{} {} {} {}{}: {}", who, verb, number(access.bytes),
                     counted("byte", "bytes", access.bytes), place,
                     value_text(number_of(access.values[at], access.real)));
}

} // namespace

PunchGrid punch_grid(const Rect& area, double head, double foot) {
    const double line = std::clamp(std::floor((area.height - head - foot) / warp_lanes), 2.0, 16.0);
    return {.cells = {area.x + lane_column, area.y + head, area.width - lane_column, line * warp_lanes},
            .line_height = line};
}

void add_lane_heads(DisplayList& list, const PunchCard& card, const PunchGrid& grid) {
    for (int lane = 0; lane < warp_lanes; ++lane) {
        const Rect line = grid.line(lane);
        const bool marked = (card.marked >> lane & 1) != 0;
        const double side = std::min(8.0, line.height - 2);
        const Rect mark{grid.cells.x - 8 - side, std::round(line.y + (line.height - side) / 2), side, side};
        if (!card.access.has(lane))
            add_mark(list, mark, masked_mark());
        else
            list.add(Box{.rect = mark, .fill = Fill{.role = Role::quiet}, .radius = 1});
        if (marked)
            list.add(Box{.rect = {line.x - lane_column, line.y, grid.cells.width + lane_column, line.height},
                         .stroke = Stroke{.role = Role::optimal, .width = 1.5},
                         .radius = 2,
                         .corner_mark = true});
        if (line.height >= 11 || lane % 4 == 0)
            list.add(Text{.rect = {line.x - lane_column, line.y, lane_column - 12 - side, line.height},
                          .text = std::to_string(lane),
                          .role = Role::quiet,
                          .face = Face::mono,
                          .size = std::min(10.0, line.height + 2),
                          .weight = Weight::regular,
                          .align = Align::right});
        list.regions.push_back({.rect = {line.x - lane_column, line.y, line.width + lane_column, line.height},
                                .id = written("lane {}", lane),
                                .description = words_of(card, lane)});
    }
}

void add_hole(DisplayList& list, const WarpAccess& access, const Rect& rect) {
    if (access.writes())
        list.add(Box{.rect = rect, .fill = Fill{.role = Role::changed}, .radius = 1});
    else
        list.add(
            Box{.rect = rect,
                .fill = Fill{.role = Role::read, .opacity = rect.width < 5 || rect.height < 5 ? 1 : tint},
                .stroke = Stroke{.role = Role::read, .width = 1.5},
                .radius = 1});
}

double add_punch_card(DisplayList& list, const PunchCard& card, const Rect& area,
                      const TextMeasure& measure) {
    if (!card.access.touches_memory() || card.access.mask == 0)
        return add_outcome_card(list, card, area, measure);
    if (card.access.space == Memory::shared)
        return add_bank_card(list, card, area, measure);
    return card.access.space == Memory::constant ? add_word_card(list, card, area, measure)
                                                 : add_sector_card(list, card, area, measure);
}

std::vector<LegendEntry> legend_of(const PunchCard& card) {
    std::vector<LegendEntry> legend;
    if (card.access.touches_memory()) {
        if (card.access.writes())
            legend.push_back({.text = said("written"), .sample = changed_mark()});
        else
            legend.push_back({.text = said("read"), .sample = read_mark()});
        if (card.access.space == Memory::shared)
            legend.push_back({.text = said("waits: another word of its bank"), .sample = next_mark()});
        else if (card.access.space == Memory::constant)
            legend.push_back({.text = said("waits: its word comes later"), .sample = next_mark()});
        else
            legend.push_back({.text = said("moved, not used"), .sample = wasted_mark()});
    }
    legend.push_back({.text = said("masked lane"), .sample = masked_mark()});
    return legend;
}

double add_outcome_card(DisplayList& list, const PunchCard& card, const Rect& area,
                        const TextMeasure& measure) {
    constexpr double head = 24;
    const PunchGrid grid = punch_grid(area, head, 0);
    const bool branch = card.access.op == Op::branch;
    const std::array<std::string, 2> names{branch ? said("goes on") : said("takes part"),
                                           branch ? said("goes past") : said("masked")};
    const double width = std::floor(std::min(160.0, grid.cells.width / 2)) - 4;
    add_lane_heads(list, card, grid);
    for (std::size_t outcome = 0; outcome < names.size(); ++outcome) {
        const double x = grid.cells.x + static_cast<double>(outcome) * (width + 4);
        list.add(Box{.rect = {x, grid.cells.y, width, grid.cells.height},
                     .fill = Fill{.role = Role::panel},
                     .radius = 2});
        add_text(list, measure, {x, area.y, width, head}, names[outcome],
                 {.size = 12, .role = Role::quiet, .align = Align::centre});
        for (int lane = 0; lane < warp_lanes; ++lane) {
            const bool active = card.access.has(lane);
            const bool first = active && (!branch || card.access.values[static_cast<std::size_t>(lane)] != 0);
            if (first != (outcome == 0) || (branch && !active))
                continue;
            const Rect line = grid.line(lane);
            const Rect hole{x + 2, line.y + 1, width - 4, line.height - 2};
            if (active)
                add_hole(list, card.access, hole);
            else
                add_mark(list, hole, masked_mark());
        }
    }
    return head + grid.cells.height;
}

} // namespace ks::scene

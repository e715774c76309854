// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/punch_card.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

namespace ks::scene {

namespace {

constexpr std::uint64_t sector_bytes = 32;
constexpr double sector_head = 26, bytes_height = 16, sector_foot = 8;

/// The moved sectors by number, each with its used bytes as bits.
std::map<std::uint64_t, std::uint32_t> moved_sectors(const PunchCard& card) {
    std::map<std::uint64_t, std::uint32_t> sectors;
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!card.access.has(lane))
            continue;
        const std::uint64_t begin = card.access.addresses[static_cast<std::size_t>(lane)];
        for (std::uint64_t at = begin; at < begin + static_cast<std::uint64_t>(card.access.bytes); ++at)
            sectors[at / sector_bytes] |= std::uint32_t{1} << at % sector_bytes;
    }
    if (card.access.whole_lines)
        for (const auto& [sector, used] : std::map(sectors))
            for (std::uint64_t first = sector / 4 * 4, s = first; s < first + 4; ++s)
                sectors.try_emplace(s, 0);
    return sectors;
}

/// The positions of the sectors' columns; sectors of one 128-byte line are adjacent.
struct Columns {
    std::map<std::uint64_t, double> left;
    double width = 0;

    Columns(const std::map<std::uint64_t, std::uint32_t>& sectors, const Rect& cells) {
        double lines = 0;
        std::uint64_t last = 0;
        for (const auto& [sector, used] : sectors) {
            lines += left.empty() || sector / 4 != last / 4 ? 1 : 0;
            left[last = sector] = 0;
        }
        const auto count = static_cast<double>(sectors.size());
        const double tight = cells.width / (count + lines);
        const double gap = tight < 4 ? 0.5 : 1, line_gap = std::clamp(std::floor(tight / 2), 1.0, 12.0);
        width = std::min(160.0, (cells.width - gap * (count - 1) - (line_gap - gap) * (lines - 1)) / count);
        double x = cells.x;
        bool first = true;
        for (auto& [sector, place] : left) {
            if (!first)
                x += sector / 4 != last / 4 ? line_gap : gap;
            first = false;
            place = x;
            x += width;
            last = sector;
        }
    }
    double x_of(std::uint64_t address) const {
        return left.at(address / sector_bytes) +
               width * static_cast<double>(address % sector_bytes) / static_cast<double>(sector_bytes);
    }
};

/// Adds a bracket above the columns of each 128-byte line and, if there is room, the address of the first
/// sector shown. This is the line's address only if the line's first sector is moved.
void add_line_heads(DisplayList& list, const PunchCard& card, const Columns& columns, const Rect& area,
                    const TextMeasure& measure) {
    for (auto at = columns.left.begin(); at != columns.left.end();) {
        auto last = at;
        auto next = std::next(at);
        for (; next != columns.left.end() && next->first / 4 == at->first / 4; ++next)
            last = next;
        const double x = at->second, right = last->second + columns.width;
        const double y = area.y + sector_head - 4;
        list.add(Polyline{.points = {{x, y + 3}, {x, y}, {right, y}, {right, y + 3}},
                          .stroke = Stroke{.role = Role::quiet, .width = 1}});
        const std::uint64_t address = at->first * sector_bytes;
        const std::uint64_t bytes = (last->first - at->first + 1) * sector_bytes;
        const std::string name = card.name_of ? card.name_of(address) : "";
        if (right - x >= 48)
            add_text(list, measure, {x, area.y, right - x, sector_head - 6},
                     name.empty() ? formatted("{} bytes", bytes) : name, {.size = 11, .role = Role::quiet});
        at = next;
    }
}

/// Adds the 32 bytes of a sector, as runs of used and of wasted bytes.
void add_bytes(DisplayList& list, const WarpAccess& access, std::uint32_t used, const Rect& rect) {
    for (int begin = 0; begin < 32;) {
        const bool is_used = (used >> begin & 1) != 0;
        int end = begin + 1;
        while (end < 32 && ((used >> end & 1) != 0) == is_used)
            ++end;
        const Rect run{rect.x + rect.width * begin / 32, rect.y, rect.width * (end - begin) / 32,
                       rect.height};
        if (!is_used)
            add_mark(list, run, wasted_mark());
        else if (access.writes())
            list.add(Box{.rect = run, .fill = Fill{.role = Role::changed}});
        else
            list.add(Box{.rect = run, .fill = Fill{.role = Role::read}});
        begin = end;
    }
}

} // namespace

double add_sector_card(DisplayList& list, const PunchCard& card, const Rect& area,
                       const TextMeasure& measure) {
    const WarpAccess& access = card.access;
    const PunchGrid grid = punch_grid(area, sector_head, sector_foot + bytes_height);
    const auto sectors = moved_sectors(card);
    const Columns columns(sectors, grid.cells);
    add_line_heads(list, card, columns, area, measure);
    const Rect foot{grid.cells.x, grid.cells.y + grid.cells.height + sector_foot, grid.cells.width,
                    bytes_height};
    for (const auto& [sector, used] : sectors) {
        const double x = columns.left.at(sector);
        list.add(Box{.rect = {x, grid.cells.y, columns.width, grid.cells.height},
                     .fill = Fill{.role = Role::panel}});
        add_bytes(list, access, used, {x, foot.y, columns.width, foot.height});
    }
    add_lane_heads(list, card, grid);
    const auto bytes = static_cast<std::uint64_t>(access.bytes);
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!access.has(lane))
            continue;
        const Rect line = grid.line(lane);
        const std::uint64_t begin = access.addresses[static_cast<std::size_t>(lane)], end = begin + bytes;
        for (std::uint64_t at = begin; at < end; at = (at / sector_bytes + 1) * sector_bytes) {
            const std::uint64_t stop = std::min(end, (at / sector_bytes + 1) * sector_bytes);
            const double wide = std::max(2.5, columns.width * static_cast<double>(stop - at) / 32);
            const double x =
                std::min(columns.x_of(at), columns.left.at(at / sector_bytes) + columns.width - wide);
            add_hole(list, access, {x, line.y + 0.5, wide, line.height - 1});
        }
    }
    add_text(list, measure, {area.x, foot.y, foot.x - area.x - 8, foot.height}, "bytes",
             {.size = 11, .role = Role::quiet, .align = Align::right});
    if (card.word && columns.left.contains(*card.word / sector_bytes))
        list.add(Box{.rect = {columns.x_of(*card.word) - 2, foot.y - 3, std::max(6.0, columns.width / 8) + 4,
                              foot.height + 6},
                     .stroke = Stroke{.role = Role::optimal, .width = 2.5},
                     .radius = 2,
                     .corner_mark = true});
    return sector_head + grid.cells.height + sector_foot + bytes_height;
}

} // namespace ks::scene

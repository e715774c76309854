// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/punch_card.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ks::scene {

namespace {

constexpr double word_head = 26, foot_height = 18, word_foot = 8;

/// The distinct words that the lanes request, in lane order.
std::vector<std::uint64_t> distinct_words(const WarpAccess& access) {
    std::vector<std::uint64_t> words;
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!access.has(lane))
            continue;
        const auto [first, end] = words_of(access, lane);
        for (std::uint64_t word = first; word < end; ++word)
            if (std::ranges::find(words, word) == words.end())
                words.push_back(word);
    }
    return words;
}

} // namespace

double add_word_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure) {
    const WarpAccess& access = card.access;
    const PunchGrid grid = punch_grid(area, word_head, word_foot + foot_height);
    const std::vector<std::uint64_t> words = distinct_words(access);
    const double pitch = std::min(96.0, grid.cells.width / static_cast<double>(words.size()));
    const double gap = pitch < 4 ? 0.5 : 1;
    const double foot = grid.cells.y + grid.cells.height + word_foot;
    const auto every = static_cast<std::size_t>(std::ceil(34 / pitch));
    const auto column = [&](std::size_t i) { return grid.cells.x + static_cast<double>(i) * pitch; };
    add_text(list, measure, {area.x, area.y, grid.cells.x - area.x - 8, word_head - 6}, "byte",
             {.size = 11, .role = Role::quiet, .align = Align::right});
    add_text(list, measure, {area.x, foot, grid.cells.x - area.x - 8, foot_height}, "turn",
             {.size = 11, .role = Role::quiet, .align = Align::right});
    for (std::size_t i = 0; i < words.size(); ++i) {
        list.add(Box{.rect = {column(i), grid.cells.y, pitch - gap, grid.cells.height},
                     .fill = Fill{.role = Role::panel}});
        if (i % every != 0 || column(i) + 32 > area.x + area.width)
            continue;
        const double width = std::max(pitch - gap, 32.0);
        const Align align = pitch >= 34 ? Align::centre : Align::left;
        list.add(Text{.rect = {column(i), area.y, width, word_head - 6},
                      .text = std::to_string(words[i] * word_bytes),
                      .role = Role::quiet,
                      .face = Face::mono,
                      .size = 9,
                      .weight = Weight::regular,
                      .align = align});
        list.add(Text{.rect = {column(i), foot, width, foot_height},
                      .text = std::to_string(i + 1),
                      .role = Role::text,
                      .face = Face::mono,
                      .size = 10,
                      .weight = Weight::regular,
                      .align = align});
    }
    add_lane_heads(list, card, grid);
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!access.has(lane))
            continue;
        const Rect line = grid.line(lane);
        const auto [first, end] = words_of(access, lane);
        for (std::uint64_t word = first; word < end; ++word) {
            const auto i = static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
            const Rect hole{column(i), line.y + 0.5, pitch - gap, line.height - 1};
            if (i == 0)
                add_hole(list, access, hole);
            else
                list.add(Box{.rect = hole,
                             .fill = Fill{.role = Role::about, .opacity = tint},
                             .stroke = Stroke{.role = Role::about, .width = 1.5, .dashed = true},
                             .radius = 1});
        }
    }
    return word_head + grid.cells.height + word_foot + foot_height;
}

} // namespace ks::scene

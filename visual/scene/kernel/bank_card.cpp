// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/drawing.h"
#include "visual/scene/kernel/punch_card.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace ks::scene {

namespace {

constexpr int banks = 32;
constexpr double bank_head = 26, words_height = 18, bank_foot = 8;

/// The distinct words that each bank delivers to lanes that are served together, in lane order.
using BankWords = std::array<std::vector<std::uint64_t>, banks>;

/// Accesses wider than a word are served in turns; the lanes of a turn access 32 words.
int lanes_a_turn(const WarpAccess& access) {
    return access.bytes > 4 ? std::max(1, 32 * 4 / access.bytes) : warp_lanes;
}

std::vector<BankWords> words_of_turns(const WarpAccess& access) {
    const int turn = lanes_a_turn(access);
    std::vector<BankWords> turns(static_cast<std::size_t>(warp_lanes / turn));
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!access.has(lane))
            continue;
        const auto [first, end] = words_of(access, lane);
        for (std::uint64_t word = first; word < end; ++word) {
            auto& words = turns[static_cast<std::size_t>(lane / turn)][word % banks];
            if (std::ranges::find(words, word) == words.end())
                words.push_back(word);
        }
    }
    return turns;
}

} // namespace

double add_bank_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure) {
    const WarpAccess& access = card.access;
    const PunchGrid grid = punch_grid(area, bank_head, bank_foot + words_height);
    const double pitch = grid.cells.width / banks;
    const auto turns = words_of_turns(access);
    const int turn = lanes_a_turn(access);
    const double foot = grid.cells.y + grid.cells.height + bank_foot;
    add_text(list, measure, {area.x, area.y, grid.cells.x - area.x - 8, bank_head - 6}, "bank",
             {.size = 11, .role = Role::quiet, .align = Align::right});
    add_text(list, measure, {area.x, foot, grid.cells.x - area.x - 8, words_height}, "words",
             {.size = 11, .role = Role::quiet, .align = Align::right});
    for (int bank = 0; bank < banks; ++bank) {
        const double x = grid.cells.x + bank * pitch;
        list.add(
            Box{.rect = {x, grid.cells.y, pitch - 1, grid.cells.height}, .fill = Fill{.role = Role::panel}});
        if (bank % 4 == 0 || pitch >= 18)
            list.add(Text{.rect = {x, area.y, std::max(pitch - 1, 16.0), bank_head - 6},
                          .text = std::to_string(bank),
                          .role = Role::quiet,
                          .face = Face::mono,
                          .size = 10,
                          .weight = Weight::regular,
                          .align = pitch >= 18 ? Align::centre : Align::left});
        std::size_t most = 0;
        for (const BankWords& words : turns)
            most = std::max(most, words[static_cast<std::size_t>(bank)].size());
        if (most == 0)
            continue;
        const Rect cell{x, foot, pitch - 1, words_height};
        if (most > 1)
            list.add(Box{.rect = cell, .fill = Fill{.role = Role::about}, .radius = 1});
        const std::string digits = std::to_string(most);
        list.add(
            Text{.rect = cell,
                 .text = digits,
                 .role = most > 1 ? Role::on_mark : Role::text,
                 .face = Face::mono,
                 .size = std::min(11.0, std::floor((pitch - 2) / (0.6 * static_cast<double>(digits.size())))),
                 .weight = most > 1 ? Weight::bold : Weight::regular,
                 .align = Align::centre});
    }
    add_lane_heads(list, card, grid);
    for (int lane = 0; lane < warp_lanes; ++lane) {
        if (!access.has(lane))
            continue;
        const Rect line = grid.line(lane);
        const std::uint64_t begin = access.addresses[static_cast<std::size_t>(lane)];
        const std::uint64_t end = begin + static_cast<std::uint64_t>(access.bytes);
        for (std::uint64_t word = begin / word_bytes; word * word_bytes < end; ++word) {
            const auto bank = word % banks;
            const auto& words = turns[static_cast<std::size_t>(lane / turn)][bank];
            const std::uint64_t from = std::max(begin, word * word_bytes),
                                to = std::min(end, (word + 1) * word_bytes);
            const double x = grid.cells.x + static_cast<double>(bank) * pitch;
            const double part = (pitch - 1) / static_cast<double>(word_bytes);
            const Rect hole{x + part * static_cast<double>(from % word_bytes), line.y + 0.5,
                            std::max(2.5, part * static_cast<double>(to - from)), line.height - 1};
            if (words.front() == word)
                add_hole(list, access, hole);
            else
                list.add(Box{.rect = hole,
                             .fill = Fill{.role = Role::about, .opacity = tint},
                             .stroke = Stroke{.role = Role::about, .width = 1.5, .dashed = true},
                             .radius = 1});
        }
    }
    return bank_head + grid.cells.height + bank_foot + words_height;
}

} // namespace ks::scene

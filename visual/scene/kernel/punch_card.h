// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/display_list.h"
#include "visual/scene/kernel/warp_access.h"
#include "visual/scene/legend.h"
#include "visual/scene/measure.h"

#include <functional>
#include <optional>
#include <vector>

namespace ks::scene {

/// What a warp instruction does to memory: a line for each of the 32 lanes, a column for each 32-byte sector
/// that is moved (or each bank of shared memory, each word of constant memory), and a hole where they meet.
struct PunchCard {
    WarpAccess access;
    std::uint32_t marked = 0;                                  ///< lanes that a finding names
    std::optional<std::uint64_t> word;                         ///< the address that a finding names
    std::function<std::string(std::uint64_t address)> name_of; ///< "table[1][32]"; may be empty
};

/// Draws the card and under it the bytes of each sector, used and wasted, or the words that each bank
/// delivers. A branch, a barrier and the like have columns for what a lane does. Each lane's line is a
/// region "lane N". Gives the height used.
double add_punch_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure);

/// The marks that the card uses.
std::vector<LegendEntry> legend_of(const PunchCard& card);

/// Where the lanes' lines are in the area; the card's parts above and below take the rest.
struct PunchGrid {
    Rect cells; ///< 32 lines
    double line_height = 0;
    Rect line(int lane) const { return {cells.x, cells.y + lane * line_height, cells.width, line_height}; }
};
PunchGrid punch_grid(const Rect& area, double head, double foot);

/// Adds the lanes' numbers, each with a mark (takes part, masked, named by a finding) and with a region for
/// its line.
void add_lane_heads(DisplayList& list, const PunchCard& card, const PunchGrid& grid);

/// The four kinds of cards.
double add_sector_card(DisplayList& list, const PunchCard& card, const Rect& area,
                       const TextMeasure& measure);
double add_bank_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure);
/// Constant memory: a column for each distinct word, in the order in which they go out, one a wavefront.
double add_word_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure);
double add_outcome_card(DisplayList& list, const PunchCard& card, const Rect& area,
                        const TextMeasure& measure);

/// Adds a hole, blue and outlined where memory is read, green where it is written.
void add_hole(DisplayList& list, const WarpAccess& access, const Rect& rect);

} // namespace ks::scene

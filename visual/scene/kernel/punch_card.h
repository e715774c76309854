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

/// The memory access of a warp instruction: a line for each of the 32 lanes, a column for each 32-byte sector
/// moved (or each bank of shared memory, or each word of constant memory), and a hole where a lane accesses a
/// column.
struct PunchCard {
    WarpAccess access;
    std::uint32_t marked = 0;                                  ///< the lanes that a finding names
    std::optional<std::uint64_t> word;                         ///< the address that a finding names
    std::function<std::string(std::uint64_t address)> name_of; ///< "table[1][32]"; may be empty
};

/// Draws the card. Below it are the used and wasted bytes of each sector, or the words that each bank
/// delivers. For branches, barriers and similar instructions the columns show what each lane does. Each
/// lane's line is a region "lane N". Returns the height used.
double add_punch_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure);

/// The marks that the card uses.
std::vector<LegendEntry> legend_of(const PunchCard& card);

/// The position of the lanes' lines in the area; the parts above and below them use the rest.
struct PunchGrid {
    Rect cells; ///< 32 lines
    double line_height = 0;
    Rect line(int lane) const { return {cells.x, cells.y + lane * line_height, cells.width, line_height}; }
};
PunchGrid punch_grid(const Rect& area, double head, double foot);

/// Adds the lanes' numbers, each with a mark (active, masked, named by a finding) and a region for its line.
void add_lane_heads(DisplayList& list, const PunchCard& card, const PunchGrid& grid);

/// The four kinds of cards.
double add_sector_card(DisplayList& list, const PunchCard& card, const Rect& area,
                       const TextMeasure& measure);
double add_bank_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure);
/// Constant memory: a column for each distinct word, in the order of delivery, one word per wavefront.
double add_word_card(DisplayList& list, const PunchCard& card, const Rect& area, const TextMeasure& measure);
double add_outcome_card(DisplayList& list, const PunchCard& card, const Rect& area,
                        const TextMeasure& measure);

/// Adds a hole, blue and outlined where memory is read, green where it is written.
void add_hole(DisplayList& list, const WarpAccess& access, const Rect& rect);

} // namespace ks::scene

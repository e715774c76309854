// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/written_table.h"

#include <algorithm>

namespace ks::scene {

std::optional<CellAt> WrittenTable::cell_of(std::string_view region) const {
    const auto found = std::ranges::find(all, region, &Row::region);
    return found == all.end() ? std::nullopt : std::optional(CellAt{found - all.begin(), 0});
}

Rect WrittenTable::place(CellAt cell) const {
    const auto& places = at(cell.row).places;
    const auto column = static_cast<std::size_t>(cell.column);
    return column < places.size() ? places[column] : Rect{};
}

} // namespace ks::scene

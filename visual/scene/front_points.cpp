// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/front_points.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

Fate fate_of(const FrontState& state, std::size_t k) {
    if (k == state.told)
        return Fate::told;
    const bool kept = state.candidates[k].kept;
    if (k == state.current)
        return kept ? Fate::kept_now : Fate::dropped_now;
    if (k >= state.decided)
        return k == state.decided ? Fate::next : Fate::waiting;
    return kept ? Fate::kept : Fate::dropped;
}

std::string words_of(Fate fate) {
    switch (fate) {
    case Fate::waiting:
        return said("not looked at yet");
    case Fate::next:
        return said("next");
    case Fate::dropped:
        return said("dropped");
    case Fate::kept:
        return said("kept");
    case Fate::dropped_now:
        return said("dropped now");
    case Fate::kept_now:
        return said("kept now");
    case Fate::told:
        return said("its choices are told");
    }
    return {};
}

Rect FrontPlaces::mark(const FrontCandidate& point, double size) const {
    return {std::round(x(point.cost) - size / 2), std::round(y(point.value) - size / 2), size, size};
}

std::string FrontPoints::name() const {
    return state_.title.empty() ? said("Points of the front") : state_.title;
}

std::string FrontPoints::row_head(std::int64_t row) const {
    std::string head = formatted("point {}", number(row + 1));
    if (!state_.copies.empty())
        head += ", " + state_.copies[static_cast<std::size_t>(candidate(row).from)];
    if (static_cast<std::size_t>(row) < state_.names.size())
        head += ", " + state_.names[static_cast<std::size_t>(row)];
    return head;
}

std::string FrontPoints::column_head(std::int64_t column) const {
    return column == 0 ? state_.axes->cost : column == 1 ? state_.axes->value : said("what became of it");
}

std::string FrontPoints::text(CellAt at) const {
    const FrontCandidate& point = candidate(at.row);
    return at.column == 0   ? number(point.cost)
           : at.column == 1 ? state_.axes->text(point.value)
                            : words_of(fate_of(state_, static_cast<std::size_t>(at.row)));
}

std::string FrontPoints::words(CellAt at) const {
    const auto k = static_cast<std::size_t>(at.row);
    const FrontCandidate& point = candidate(at.row);
    std::string words = formatted("{} {}, {} {}", state_.axes->cost, number(point.cost), state_.axes->value,
                                  state_.axes->text(point.value));
    if (!state_.copies.empty())
        words += ", " + state_.copies[static_cast<std::size_t>(point.from)];
    if (k < state_.names.size())
        words += ", " + state_.names[k];
    return formatted("{}: {}", words, words_of(fate_of(state_, k)));
}

std::vector<CellAt> FrontPoints::current() const {
    const auto point = state_.told ? state_.told : state_.current;
    return point ? std::vector{CellAt{static_cast<std::int64_t>(*point), 0}} : std::vector<CellAt>();
}

std::optional<CellAt> FrontPoints::cell_of(std::string_view region) const {
    const auto point = number_of(region, "point");
    return point ? std::optional(CellAt{*point, 0}) : std::nullopt;
}

CellBlock FrontPoints::readable() const {
    return {.rows = std::min<std::int64_t>(rows(), most_front_regions), .columns = columns()};
}

} // namespace ks::scene

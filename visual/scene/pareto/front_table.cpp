// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/front_table.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/numbers.h"

#include <algorithm>

namespace ks::scene {

FrontTable::FrontTable(const FrontPicture& picture, const DrawnFront& drawn)
    : front_(*picture.fronts.front().front), name_(picture.fronts.front().name), words_(picture.words),
      selected_(picture.selected), drawn_(drawn) {}

std::string FrontTable::name() const {
    return name_.empty() ? said("Points of the front") : name_;
}

std::string FrontTable::row_head(std::int64_t row) const {
    return formatted("point {}", number(row + 1));
}

std::string FrontTable::column_head(std::int64_t column) const {
    return column == 0 ? title_with_unit(words_.cost, words_.cost_unit)
                       : title_with_unit(words_.value, words_.value_unit);
}

std::string FrontTable::text(CellAt at) const {
    return at.column == 0 ? number(point(at.row).cost) : value_words(front_, point(at.row));
}

std::string FrontTable::words(CellAt at) const {
    return point_words(words_, front_, static_cast<std::size_t>(at.row));
}

std::vector<CellAt> FrontTable::current() const {
    if (!selected_ || *selected_ >= front_.size())
        return {};
    return {CellAt{static_cast<std::int64_t>(*selected_), 0}};
}

std::optional<CellAt> FrontTable::cell_of(std::string_view region) const {
    const std::vector<CellAt> chosen = current();
    return region == "selected" && !chosen.empty() ? std::optional(chosen.front()) : std::nullopt;
}

Rect FrontTable::place(CellAt at) const {
    constexpr double mark = 9;
    const Front::Point& shown = point(at.row);
    if (!drawn_.shows(shown))
        return {};
    const Point middle = drawn_.place(front_, shown);
    return {middle.x - mark / 2, middle.y - mark / 2, mark, mark};
}

/// The visible points; empty if they are too many to distinguish.
CellBlock FrontTable::readable() const {
    constexpr std::int64_t most = 400;
    const auto points = front_.points();
    const auto begin = std::ranges::partition_point(points, [this](const Front::Point& each) {
        return static_cast<double>(each.cost) < drawn_.axis.shown.from;
    });
    const auto end = std::ranges::partition_point(points, [this](const Front::Point& each) {
        return static_cast<double>(each.cost) <= drawn_.axis.shown.to;
    });
    if (end - begin > most)
        return {};
    return {.first_row = begin - points.begin(), .rows = end - begin, .columns = columns()};
}

} // namespace ks::scene

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/unit.h"
#include "solvers/result/front.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"
#include "visual/scene/pareto/cost_axis.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// The names of costs and values, and of special values: KindFront's words.
struct FrontWords {
    std::string cost;           ///< "hardware cost"
    std::string value;          ///< "utilisation"
    std::string symbol;         ///< empty: the name of the value is used
    std::string within, beyond; ///< "schedulable", "not schedulable"; empty: 1 is not a special value
    bool less_is_better = false;
    Unit cost_unit = {}, value_unit = {}; ///< the user's units
};
/// A title of costs or values with the unit of its numbers: "weight (1/10 kg)".
std::string title_with_unit(const std::string& title, const Unit& unit);
/// "157 (15.7 kg)", "15 kg"; without a unit "157".
std::string number_with_unit(std::int64_t number, const Unit& unit);

/// A front with its name in the picture.
struct NamedFront {
    std::string name;
    const Front* front = nullptr; ///< not null if it is drawn
    bool old = false;             ///< the front before an edit: drawn quietly, and named
};

/// Fronts in a plot of cost against value, with marks. The objects that it points to must outlive it.
struct FrontPicture {
    std::string title;  ///< empty: no title, because the window shows it
    std::string source; ///< the source of the numbers, shown below the title; empty: not shown
    FrontWords words;
    /// Only the first front has marks; at most `most_fronts` are drawn.
    std::vector<NamedFront> fronts;
    /// The best value for each possible cost, on the first front or behind it; over its denominator, sorted
    /// by cost.
    std::span<const Front::Point> behind;
    /// Values equal the costs (sums of a set), so only the existing costs are drawn.
    bool only_costs = false;
    CostSpan shown; ///< empty: all of it
    bool log_costs = false;
    std::optional<Front::Point> nothing_chosen; ///< the original set
    std::string nothing_chosen_words;           ///< "all in software"
    std::optional<std::size_t> selected, hovered, knee;
    std::array<std::optional<std::size_t>, 2> pins;

    static constexpr std::size_t most_fronts = 8; ///< more would not look different
};

/// The layout of a drawn picture, for the pointer.
struct DrawnFront {
    Rect plot;
    CostAxis axis;
    double low = 0, high = 1; ///< values at the plot's bottom and top
    bool only_costs = false;  ///< all points have the same height

    bool has(const Point& at) const {
        return at.x >= plot.x && at.x < plot.x + plot.width && at.y >= plot.y && at.y < plot.y + plot.height;
    }
    double y_of(double value) const;
    Point place(const Front& front, const Front::Point& point) const;
    bool shows(const Front::Point& point) const; ///< whether its cost is in the plot
    double right() const { return plot.x + plot.width; }
    double bottom() const { return plot.y + plot.height; }
};

/// The range from the lowest to the highest cost of all fronts.
CostSpan all_costs(const FrontPicture& picture);

/// Draws the fronts as staircases with marks, axes and the line at 1. Each mark is a region.
DrawnFront draw_front(DisplayList& list, const FrontPicture& picture, const Rect& area,
                      const TextMeasure& measure);

/// The point of the first front that the pointer selects: one nearby, otherwise the best point for the cost
/// under the pointer.
std::optional<std::size_t> point_at(const FrontPicture& picture, const DrawnFront& drawn, const Point& at);

/// "cost 9 · U = 11/12 ≈ 0.9167"; fractions that are too long to read are omitted.
std::string point_words(const FrontWords& words, const Front& front, std::size_t point);
/// "11/12 ≈ 0.9167", "7", "≈ 0.9167"
std::string value_words(const Front& front, const Front::Point& point);

/// The look of the n-th front of a picture: a colour and a mark.
struct FrontLook {
    Role role = Role::read;
    int mark = 0; ///< 0: disc, 1: outlined square, 2: square, 3: ring
    bool dashed = false;
};
FrontLook look_of_front(std::size_t front);

} // namespace ks::scene

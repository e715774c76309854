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

/// What costs and values are called, and which values are special: KindFront's words.
struct FrontWords {
    std::string cost;           ///< "hardware cost"
    std::string value;          ///< "utilisation"
    std::string symbol;         ///< "U"; empty: the value's name is used
    std::string within, beyond; ///< "schedulable", "not schedulable"; empty: 1 is no special value
    bool less_is_better = false;
    Unit cost_unit = {}, value_unit = {}; ///< the user's
};
/// A title of costs or values with the unit that its numbers count: "weight (1/10 kg)".
std::string title_with_unit(const std::string& title, const Unit& unit);
/// "157 (15.7 kg)", "15 kg"; without a unit "157".
std::string number_with_unit(std::int64_t number, const Unit& unit);

/// A front with its name in the picture.
struct NamedFront {
    std::string name;
    const Front* front = nullptr; ///< never null where it is drawn
    bool old = false;             ///< of what was there before an edit: it is drawn quietly, and named
};

/// Fronts in a plot of cost against value, and what is marked in it. What is pointed to has to outlive the
/// picture alone.
struct FrontPicture {
    std::string title;  ///< empty: none, because the window says it
    std::string source; ///< where the numbers come from, below the title; empty: not said
    FrontWords words;
    /// The first is the one whose points are marked; at most `most_fronts` are drawn.
    std::vector<NamedFront> fronts;
    /// The best value of each cost that a selection can have, which lies on the first front or behind it;
    /// over its denominator, by cost.
    std::span<const Front::Point> behind;
    /// Values say nothing because they are the costs (sums of a set): which ones there are is drawn.
    bool only_costs = false;
    CostSpan shown; ///< empty: all of it
    bool log_costs = false;
    std::optional<Front::Point> nothing_chosen; ///< the original set
    std::string nothing_chosen_words;           ///< "all in software"
    std::optional<std::size_t> selected, hovered, knee;
    std::array<std::optional<std::size_t>, 2> pins;

    static constexpr std::size_t most_fronts = 8; ///< as many as look different
};

/// Where things lie in a drawn picture, for the pointer.
struct DrawnFront {
    Rect plot;
    CostAxis axis;
    double low = 0, high = 1; ///< values at the plot's bottom and top
    bool only_costs = false;  ///< all points lie at one height

    bool has(const Point& at) const {
        return at.x >= plot.x && at.x < plot.x + plot.width && at.y >= plot.y && at.y < plot.y + plot.height;
    }
    double y_of(double value) const;
    Point place(const Front& front, const Front::Point& point) const;
    bool shows(const Front::Point& point) const; ///< whether its cost is in the plot
    double right() const { return plot.x + plot.width; }
    double bottom() const { return plot.y + plot.height; }
};

/// From the cheapest to the dearest point of all fronts.
CostSpan all_costs(const FrontPicture& picture);

/// The fronts as staircases with marks, axes and the line at 1. Regions: one for each mark.
DrawnFront draw_front(DisplayList& list, const FrontPicture& picture, const Rect& area,
                      const TextMeasure& measure);

/// The point of the first front that the pointer means: one close by, else the best for the cost at which it
/// is.
std::optional<std::size_t> point_at(const FrontPicture& picture, const DrawnFront& drawn, const Point& at);

/// "cost 9 · U = 11/12 ≈ 0.9167"; a fraction that is too long for people is left out.
std::string point_words(const FrontWords& words, const Front& front, std::size_t point);
/// "11/12 ≈ 0.9167", "7", "≈ 0.9167"
std::string value_words(const Front& front, const Front::Point& point);

/// How the front of this place among the picture's is drawn: a colour and a mark.
struct FrontLook {
    Role role = Role::read;
    int mark = 0; ///< 0: disc, 1: outlined square, 2: square, 3: ring
    bool dashed = false;
};
FrontLook look_of_front(std::size_t front);

} // namespace ks::scene

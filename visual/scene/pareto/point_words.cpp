// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"
#include "visual/scene/pareto/front_picture.h"

#include <cmath>

namespace ks::scene {

namespace {

constexpr std::size_t longest_fraction = 15; ///< characters; longer ones are hard to read

} // namespace

std::string title_with_unit(const std::string& title, const Unit& unit) {
    return unit.any() ? written("{} ({})", title, counts_in(unit)) : title;
}

std::string number_with_unit(std::int64_t count, const Unit& unit) {
    const std::string in_unit = quantity(count, unit, thin_space);
    return !unit.any()        ? number(count)
           : unit.factor == 1 ? in_unit
                              : written("{} ({})", number(count), in_unit);
}

std::string value_words(const Front& front, const Front::Point& point) {
    const Fraction exact = front.exact(point);
    if (exact.is_whole())
        return number(static_cast<std::int64_t>(exact.numerator()));
    // A value close to 1 must not be printed as 1.
    int digits = 4;
    while (digits < 9 && number(exact.value(), digits) == number(std::round(exact.value()), digits))
        ++digits;
    const std::string decimal = number(exact.value(), digits), text = exact.text();
    return text.size() <= longest_fraction ? formatted("{} ≈ {}", text, decimal) : formatted("≈ {}", decimal);
}

std::string point_words(const FrontWords& words, const Front& front, std::size_t point) {
    const Front::Point& at = front.points()[point];
    const std::string cost = formatted("{} {}", words.cost, number_with_unit(at.cost, words.cost_unit));
    if (words.cost == words.value) // sums of a set
        return cost;
    const Fraction exact = front.exact(at);
    const std::string value =
        exact.is_whole() ? number_with_unit(static_cast<std::int64_t>(exact.numerator()), words.value_unit)
                         : value_words(front, at);
    return words.symbol.empty()
               ? formatted("{} · {} {}", cost, words.value, value)
               : formatted("{} · {} {}{}", cost, words.symbol, value.starts_with("≈") ? "" : "= ", value);
}

} // namespace ks::scene

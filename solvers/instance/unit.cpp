// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/unit.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"

namespace ks {

namespace {

std::string for_people(std::int64_t number, std::int64_t factor, std::string_view separator) {
    return with_decimal_mark(group_digits(amount(number, factor), separator));
}

std::string with_name(std::string text, const Unit& unit) {
    return unit.name.empty() ? text : written("{} {}", text, printable(unit.name, longest_unit));
}

} // namespace

std::string amount(std::int64_t number, std::int64_t factor) {
    std::string digits = std::to_string(number);
    const std::size_t places = std::to_string(factor).size() - 1;
    if (digits.size() <= places)
        digits.insert(0, places + 1 - digits.size(), '0');
    digits.insert(digits.size() - places, ".");
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.')
        digits.pop_back();
    return digits;
}

std::string quantity(std::int64_t number, const Unit& unit, std::string_view separator) {
    return with_name(for_people(number, unit.factor, separator), unit);
}

std::string quantity_of(std::int64_t number, std::int64_t limit, const Unit& unit,
                        std::string_view separator) {
    return with_name(formatted("{} of {}", for_people(number, unit.factor, separator),
                               for_people(limit, unit.factor, separator)),
                     unit);
}

std::string with_quantity(std::int64_t number, const Unit& unit) {
    return unit.factor == 1 ? quantity(number, unit) : written("{} ({})", number, quantity(number, unit));
}

std::string weight_with_quantity(std::int64_t weight, const SumUnits& units) {
    if (!units.weight.any() || !units.limit)
        return with_quantity(weight, units.weight);
    const std::string of_limit = quantity_of(weight, *units.limit, units.weight);
    return units.weight.factor == 1 ? of_limit : written("{} ({})", weight, of_limit);
}

std::string counts_in(const Unit& unit) {
    if (unit.factor == 1)
        return printable(unit.name, longest_unit);
    return with_name(written("1/{}", unit.factor), unit);
}

} // namespace ks

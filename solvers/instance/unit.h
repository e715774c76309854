// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// The most characters of a unit's name.
inline constexpr std::size_t longest_unit = 40;

/// What the numbers of a field mean to the user: 157 with the unit "kg" and the factor 10 is 15.7 kg.
/// Algorithms compute with the numbers themselves.
struct Unit {
    std::string name = {};   ///< "kg"; empty: none
    std::int64_t factor = 1; ///< a power of ten, by which the user's numbers were multiplied to be whole

    bool any() const { return !name.empty() || factor != 1; }
    friend bool operator==(const Unit&, const Unit&) = default;
};

/// What a selection's sums mean to the user.
struct SumUnits {
    Unit value = {}, weight = {};
    std::optional<std::int64_t> limit = {}; ///< which the weight may not exceed

    bool any() const { return value.any() || weight.any(); }
};

/// "15.7" of 157 and the factor 10, exactly: how files have it. `factor` is a power of ten.
std::string amount(std::int64_t number, std::int64_t factor);

/// "15.7 kg", for people. `separator` is between groups of three digits.
std::string quantity(std::int64_t number, const Unit& unit, std::string_view separator = "");

/// "15.7 of 20 kg"
std::string quantity_of(std::int64_t number, std::int64_t limit, const Unit& unit,
                        std::string_view separator = "");

/// "157 (15.7 kg)"; of a number without a unit and a factor "157".
std::string with_quantity(std::int64_t number, const Unit& unit);

/// "157 (15.7 of 20 kg)"; without a unit and a factor "157".
std::string weight_with_quantity(std::int64_t weight, const SumUnits& units);

/// What the numbers count: "kg", "1/10 kg", "1/10"; empty without a unit and a factor.
std::string counts_in(const Unit& unit);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// Maximum number of characters of a unit's name.
inline constexpr std::size_t longest_unit = 40;

/// The meaning of a field's numbers for the user: 157 with the unit "kg" and the factor 10 is 15.7 kg.
/// Algorithms compute with the stored numbers.
struct Unit {
    std::string name = {};   ///< "kg"; empty: none
    std::int64_t factor = 1; ///< a power of ten by which the user's numbers were multiplied to become
                             ///< integers

    bool any() const { return !name.empty() || factor != 1; }
    friend bool operator==(const Unit&, const Unit&) = default;
};

/// The units of a selection's sums.
struct SumUnits {
    Unit value = {}, weight = {};
    std::optional<std::int64_t> limit = {}; ///< the maximum weight

    bool any() const { return value.any() || weight.any(); }
};

/// Returns "15.7" for 157 and the factor 10, exactly, as in files. `factor` must be a power of ten.
std::string amount(std::int64_t number, std::int64_t factor);

/// Returns "15.7 kg", for readers. `separator` is put between groups of three digits.
std::string quantity(std::int64_t number, const Unit& unit, std::string_view separator = "");

/// "15.7 of 20 kg"
std::string quantity_of(std::int64_t number, std::int64_t limit, const Unit& unit,
                        std::string_view separator = "");

/// Returns "157 (15.7 kg)", or "157" without a unit and a factor.
std::string with_quantity(std::int64_t number, const Unit& unit);

/// Returns "157 (15.7 of 20 kg)", or "157" without a unit and a factor.
std::string weight_with_quantity(std::int64_t weight, const SumUnits& units);

/// Returns the unit of the stored numbers: "kg", "1/10 kg", "1/10"; empty without a unit and a factor.
std::string counts_in(const Unit& unit);

} // namespace ks

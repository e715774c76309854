// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

// Numbers as people and spreadsheets write them: 3.5, 10,5, 1 200, 1'200, 1,200.00, 1E+05, 31 EUR.
namespace ks::csv {

/// A decimal number, exactly, and its unit.
struct Decimal {
    std::int64_t digits = 0; ///< no zero at its end if there are places
    int places = 0;          ///< digits behind the decimal mark, at least 0
    std::string_view unit;   ///< empty: none
};

/// Reads a number whose decimal mark is `mark`, '.' or ','; nothing if the text is not such a number, or one
/// with more digits than fit.
std::optional<Decimal> decimal_of(std::string_view text, char mark);

/// The number times `factor`, if that is a whole number that fits.
std::optional<std::int64_t> times(const Decimal& number, std::int64_t factor);
/// The smallest power of ten that makes the number whole; nothing if it does not fit.
std::optional<std::int64_t> whole_factor(int places);

/// What a number reveals of the decimal mark.
enum class Mark {
    none,         ///< it has neither a point nor a comma
    point,        ///< only a decimal point makes it a number
    comma,        ///< only a decimal comma does
    either_point, ///< 1.200
    either_comma, ///< 1,200
};
Mark mark_in(std::string_view text);

/// Whether the text is a number with one of the two marks.
bool is_number(std::string_view text);
/// Whether it is nothing but digits.
bool is_plain_number(std::string_view text);
/// "kg", "EUR", "(kg)": whether a text is a unit that is usual in tables.
bool is_unit(std::string_view text);
/// Whether two units are the same, however they are written: "EUR" and "€".
bool same_unit(std::string_view one, std::string_view other);

} // namespace ks::csv

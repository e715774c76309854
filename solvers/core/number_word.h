// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// The meaning of a word as a number, as people of different countries and their spreadsheets write it.
struct NumberWord {
    enum class Kind {
        none,      ///< not a number
        whole,     ///< "19", "1'200", "1,200,000", "19,00", "1E+05": `value`
        negative,  ///< "-5"
        fraction,  ///< "3.5", "10,5": `value` without the mark, 35, and `decimals`
        unclear,   ///< "1,200" or "1.200": `joined` or `cut`, which has `decimals`
        too_large, ///< a whole number above 2^63 - 1
    };
    Kind kind = Kind::none;
    std::int64_t value = 0;  ///< -1 for a fraction with too many digits
    int decimals = 0;        ///< the number times 10 to this power is whole
    std::string joined, cut; ///< "1200", "1.2"
};

/// The meaning of a point: a decimal mark, as in JSON, or what the whole number suggests.
enum class Point { either, decimal };

/// Parses a word. Groups of three digits may be separated by an apostrophe, by a space of any width, by
/// commas or by points. A single comma or point is a decimal mark, unless three digits follow: then it is
/// ambiguous.
NumberWord number_word(std::string_view word, Point point = Point::either);

/// Returns the number times `factor`, a power of ten; nothing if that is not an integer from 0 to 2^63 - 1.
std::optional<std::int64_t> times(const NumberWord& number, std::int64_t factor);

/// More decimals than this are the result of a computation.
inline constexpr int most_decimals = 9;
/// Returns the power of ten with this many zeros; 0 for more than `most_decimals`.
std::int64_t factor_for(int decimals);

/// Returns "10", "1000", "10^7".
std::string power_of_ten(int exponent);

} // namespace ks

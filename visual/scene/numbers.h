// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/cell_number.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ks::scene {

// Numbers for people. In every language groups of digits are apart by a narrow space, as ISO 80000-1 has it:
// a German point or an Italian one would be taken for the English decimal point in a room that reads both.
// The decimal mark is that of the language that is spoken (core/language.h).

/// What separates groups of digits, and a unit from its number: U+202F, the narrow no-break space. JetBrains
/// Mono has no glyph for it, so the painter and every TextMeasure treat it as a gap of `thin_space_em` and
/// never as a glyph.
inline constexpr std::string_view thin_space = "\u202F";
inline constexpr double thin_space_em = 0.2;

/// "303 501", "-1 024", "7": groups of three from the right.
std::string number(std::int64_t value);

/// The most characters that number() below gives for a float64.
inline constexpr std::size_t real_length = 9;

/// What a cell holds. A float64 is rounded to six significant digits, or fewer to need no more than
/// `real_length` characters: "0.333333", "-12.5", "1.2e-05".
std::string number(const CellNumber& value);

/// Whether a cell holds a number, and no infinity.
bool is_finite(const std::optional<CellNumber>& value);
/// The value of a cell as pictures show it: `number`, or "−∞" where there is none.
std::string cell_text(const std::optional<CellNumber>& value);

/// A sentence with its whole numbers of more than three digits grouped: "C = 12 665". Digits that belong to a
/// word, a path or a date stay as they are.
std::string with_separators(std::string_view sentence);

/// `value` with `decimals` digits after the point and grouped digits before it: "1 234.50". "-∞", "∞" and "–"
/// for values that are no numbers.
std::string number(double value, int decimals);

/// A duration with three significant digits in ns, µs, ms or s: "1.88 ms", "303 µs", "12.0 s"; "0 s" for
/// zero.
std::string duration(double seconds);

/// A ratio with three significant digits: "220×", "1.50×".
std::string ratio(double value);

/// A fraction as a percentage with one decimal: "66.7 %" (tenths_of_percent).
std::string percent(double fraction);

/// A part of a whole in whole percent, which is 0 % only for nothing and 100 % only for everything: "38 %",
/// "<1 %", ">99 %".
std::string share(double fraction);

/// What is left of a run, as roughly as it can be known: "less than 1 s", "about 40 s", "about 3 min".
std::string time_left(double seconds);

/// A count of bytes in powers of 1024 with three significant digits: "512 B", "1.50 KiB", "139 GiB".
std::string bytes(std::uint64_t count);

} // namespace ks::scene

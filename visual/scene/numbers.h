// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/cell_number.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ks::scene {

// Numbers for readers. In every language a narrow space separates groups of digits (ISO 80000-1), because a
// German or Italian thousands separator could be read as the English decimal point. The decimal mark is that
// of the current language (core/language.h).

/// The separator of groups of digits, and of a number and its unit: U+202F, the narrow no-break space.
/// JetBrains Mono has no glyph for it, so the painter and every TextMeasure treat it as a gap of
/// `thin_space_em`, never as a glyph.
inline constexpr std::string_view thin_space = "\u202F";
inline constexpr double thin_space_em = 0.2;

/// "303 501", "-1 024", "7": groups of three from the right.
std::string number(std::int64_t value);

/// The maximum number of characters that number() below returns for a float64.
inline constexpr std::size_t real_length = 9;

/// The text of a cell. A float64 is rounded to six significant digits, or to fewer so that it needs at most
/// `real_length` characters: "0.333333", "-12.5", "1.2e-05".
std::string number(const CellNumber& value);

/// Whether a cell has a finite number.
bool is_finite(const std::optional<CellNumber>& value);
/// The value of a cell in pictures: `number`, or "−∞" if it is empty.
std::string cell_text(const std::optional<CellNumber>& value);

/// Groups the digits of whole numbers in a sentence that have more than three: "C = 12 665". Digits in a
/// word, a path or a date do not change.
std::string with_separators(std::string_view sentence);

/// `value` with `decimals` digits after the point and grouped digits before it: "1 234.50"; "-∞", "∞" and "–"
/// for infinities and NaN.
std::string number(double value, int decimals);

/// A duration with three significant digits in ns, µs, ms or s: "1.88 ms", "303 µs", "12.0 s"; "0 s" for
/// zero.
std::string duration(double seconds);

/// A ratio with three significant digits: "220×", "1.50×".
std::string ratio(double value);

/// A fraction as a percentage with one decimal: "66.7 %" (tenths_of_percent).
std::string percent(double fraction);

/// A part of a whole in whole percent: "38 %", "<1 %", ">99 %". It is 0 % only for nothing and 100 % only for
/// everything.
std::string share(double fraction);

/// The estimated remaining time of a run, roughly rounded: "less than 1 s", "about 40 s", "about 3 min".
std::string time_left(double seconds);

/// A count of bytes in powers of 1024 with three significant digits: "512 B", "1.50 KiB", "139 GiB".
std::string bytes(std::uint64_t count);

} // namespace ks::scene

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ks {

/// "1,234.50" of "1234.50": `separator` between groups of three digits before the point.
std::string group_digits(std::string_view digits, std::string_view separator);

/// A number of bytes in a unit ("B", "KiB" ... "PiB") in which it rounds to three digits before the point.
struct BytesInUnit {
    double value = 0;
    std::string_view unit;
};
BytesInUnit bytes_in_unit(std::uint64_t bytes);

/// "1.5 GiB", "768 KiB", "12 bytes": a number of bytes for people.
std::string bytes_text(std::int64_t bytes);

/// Reads a size: a number of bytes, or one with K, M or G (powers of 1024) behind it, "4G". Else, or below
/// `least`, a usage error.
Result<std::int64_t> parse_bytes(std::string_view text, std::int64_t least = 1);

/// The least size that `parse_bytes` takes and that holds `bytes`: "13G", for "raise it with --memory 13G".
std::string size_holding(std::int64_t bytes);

/// A fraction in per cent, rounded to a tenth: 31.3 of 0.3125. A half is rounded away from zero; formatting
/// alone would round it to the even digit, and cutting digits off would show a smaller share than there is.
double tenths_of_percent(double fraction);

/// "12.5 s", "90 ms": a duration for people.
std::string seconds_text(double seconds);

} // namespace ks

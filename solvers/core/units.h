// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ks {

/// Returns "1,234.50" for "1234.50": `separator` between groups of three digits before the point.
std::string group_digits(std::string_view digits, std::string_view separator);

/// A number of bytes in a unit ("B", "KiB" ... "PiB") such that it has at most three digits before the point.
struct BytesInUnit {
    double value = 0;
    std::string_view unit;
};
BytesInUnit bytes_in_unit(std::uint64_t bytes);

/// Returns a number of bytes for readers: "1.5 GiB", "768 KiB", "12 bytes".
std::string bytes_text(std::int64_t bytes);

/// Parses a size: a number of bytes, or one with the suffix K, M or G (powers of 1024), such as "4G".
/// Anything else, or a size below `least`, is a usage error.
Result<std::int64_t> parse_bytes(std::string_view text, std::int64_t least = 1);

/// Returns the smallest size that `parse_bytes` accepts and that holds `bytes`: "13G", for "raise it with
/// --memory 13G".
std::string size_holding(std::int64_t bytes);

/// Returns a fraction in percent, rounded to a tenth: 31.3 for 0.3125. A half is rounded away from zero.
/// Formatting alone would round it to the even digit, and truncation would show a smaller share than the real
/// one.
double tenths_of_percent(double fraction);

/// Returns a duration for readers: "12.5 s", "90 ms".
std::string seconds_text(double seconds);

} // namespace ks

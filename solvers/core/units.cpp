// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/units.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace ks {

namespace {

constexpr std::array<std::string_view, 3> letters = {"K", "M", "G"};

/// Returns three significant digits without trailing zeros, or all digits before the point: 1.5, 768, 0.25,
/// 8192.
std::string short_number(double value) {
    return value < 999.5 ? Sentence(with_decimal_mark(formatted("{:.3g}", value)))
                         : formatted("{:.0f}", value);
}

Error bad_size(std::string_view text, std::int64_t least) {
    return {.code = ErrorCode::usage,
            .what = formatted("'{}' is not a size", printable(text)),
            .todo = formatted("write a number of bytes from {} on, or one followed by K, M or G, as in 4G",
                              least)};
}

} // namespace

std::string group_digits(std::string_view digits, std::string_view separator) {
    const std::size_t begin = digits.starts_with('-') ? 1 : 0;
    const std::size_t end = std::min(digits.find('.'), digits.size());
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > begin && i < end && (end - i) % 3 == 0)
            out += separator;
        out += digits[i];
    }
    return out;
}

BytesInUnit bytes_in_unit(std::uint64_t bytes) {
    static constexpr std::array<std::string_view, 6> names{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    if (bytes < 1024)
        return {.value = static_cast<double>(bytes), .unit = names[0]};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    while (value >= 999.5 && unit + 1 < names.size()) {
        value /= 1024;
        ++unit;
    }
    return {.value = value, .unit = names[unit]};
}

std::string bytes_text(std::int64_t bytes) {
    if (bytes < 1024)
        return counted("1 byte", "{} bytes", bytes);
    const auto [value, unit] = bytes_in_unit(static_cast<std::uint64_t>(bytes));
    return formatted("{} {}", short_number(value), unit);
}

Result<std::int64_t> parse_bytes(std::string_view text, std::int64_t least) {
    std::int64_t value = 0;
    const auto [rest, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failed != std::errc() || value < least)
        return bad_size(text, least);
    const std::string_view unit(rest, static_cast<std::size_t>(text.data() + text.size() - rest));
    if (unit.empty())
        return value;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const int shift = 10 * (static_cast<int>(i) + 1);
        if (unit == letters[i])
            return value <= (INT64_MAX >> shift) ? Result<std::int64_t>(value << shift)
                                                 : bad_size(text, least);
    }
    return bad_size(text, least);
}

std::string size_holding(std::int64_t bytes) {
    std::int64_t amount = bytes;
    std::string unit;
    for (const std::string_view letter : letters) {
        if (amount < 1024)
            break;
        amount = amount / 1024 + (amount % 1024 != 0);
        unit = letter;
    }
    return formatted("{}{}", amount, unit);
}

double tenths_of_percent(double fraction) {
    return std::round(1000 * fraction) / 10;
}

std::string seconds_text(double seconds) {
    if (seconds < 0.9995) // otherwise it rounds to a whole second
        return formatted("{} ms", short_number(seconds * 1000));
    return formatted("{} s", short_number(seconds));
}

} // namespace ks

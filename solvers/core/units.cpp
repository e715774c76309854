// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/units.h"

#include "solvers/core/formatted.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace ks {

namespace {

constexpr std::array<std::string_view, 3> letters = {"K", "M", "G"};

// Three significant digits, without trailing zeros: 1.5, 768, 0.25.
std::string short_number(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*g", value >= 1000 ? 4 : 3, value);
    return text.data();
}

Error bad_size(std::string_view text, std::int64_t least) {
    return {.code = ErrorCode::usage,
            .what = formatted("'{}' is not a size", text),
            .todo = formatted("write a number of bytes from {} on, or one followed by K, M or G, as in 4G",
                              least)};
}

} // namespace

std::string bytes_text(std::int64_t bytes) {
    if (bytes < 1024)
        return formatted("{} {}", bytes, bytes == 1 ? "byte" : "bytes");
    double amount = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    for (; amount >= 1024 && unit + 1 < letters.size(); ++unit)
        amount /= 1024;
    return formatted("{} {}iB", short_number(amount), letters[unit]);
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

std::string seconds_text(double seconds) {
    return seconds < 1 ? short_number(seconds * 1000) + " ms" : short_number(seconds) + " s";
}

} // namespace ks

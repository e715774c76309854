// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/csv_decode.h"

#include "solvers/core/text.h"

#include <array>
#include <cstdint>
#include <optional>

namespace ks::csv {

namespace {

void append_utf8(std::string& text, char32_t c) {
    const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | c >> 6);
        put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        put(0xE0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | c >> 18);
        put(0x80 | (c >> 12 & 0x3F));
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

/// `high` is the place of the more significant byte in each pair. A half of a surrogate pair and a single
/// last byte become U+FFFD.
std::string from_utf16(std::string_view bytes, std::size_t high) {
    constexpr char32_t unknown = 0xFFFD;
    const auto unit = [&](std::size_t at) {
        const auto byte = [&](std::size_t i) { return char32_t{static_cast<unsigned char>(bytes[i])}; };
        return byte(at + high) << 8 | byte(at + 1 - high);
    };
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        char32_t c = at + 1 < bytes.size() ? unit(at) : unknown;
        if (c >= 0xD800 && c < 0xE000) {
            const char32_t low = at + 3 < bytes.size() ? unit(at + 2) : 0;
            const bool pair = c < 0xDC00 && low >= 0xDC00 && low < 0xE000;
            c = pair ? 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00) : unknown;
            at += pair ? 2 : 0;
        }
        append_utf8(text, c);
    }
    return text;
}

/// The characters of Windows-1252 from 0x80 to 0x9F; all others have the numbers of Unicode.
constexpr std::array<char16_t, 32> windows_1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

std::string from_windows_1252(std::string_view bytes) {
    std::string text;
    for (const char each : bytes) {
        const auto byte = static_cast<unsigned char>(each);
        append_utf8(text, byte >= 0x80 && byte < 0xA0 ? char32_t{windows_1252[byte - 0x80U]} : byte);
    }
    return text;
}

/// Where the zeros are in most pairs of the first bytes: at 0 or at 1. Nothing: this is not UTF-16.
std::optional<std::size_t> place_of_zeros(std::string_view bytes) {
    const std::string_view first = bytes.substr(0, 256);
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < first.size(); ++i)
        zeros[i % 2] += first[i] == '\0' ? 1U : 0U;
    for (const std::size_t place : {0U, 1U})
        if (3 * zeros[place] > first.size() && zeros[1 - place] == 0)
            return place;
    return std::nullopt;
}

} // namespace

bool is_utf16(std::string_view bytes) {
    return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF") || place_of_zeros(bytes);
}

std::string decoded(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE"))
        return from_utf16(bytes.substr(2), 1);
    if (bytes.starts_with("\xFE\xFF"))
        return from_utf16(bytes.substr(2), 0);
    if (const auto high = place_of_zeros(bytes))
        return from_utf16(bytes, *high);
    return is_utf8(bytes) ? std::string(without_mark(bytes)) : from_windows_1252(bytes);
}

} // namespace ks::csv

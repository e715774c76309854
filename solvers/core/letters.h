// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace ks {

// Letters and digits of ASCII, on every machine. The C library's functions depend on the locale: with a
// Turkish one toupper() leaves "i" as it is.

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool is_letter_or_digit(char c) {
    return is_letter(c) || is_digit(c);
}

constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
/// Returns "WEIGHT" for "weight".
inline std::string upper(std::string_view text) {
    std::string all(text);
    for (char& c : all)
        c = upper(c);
    return all;
}

constexpr std::string_view white_space = " \t\r\n";

/// Returns the text without these characters at its ends.
constexpr std::string_view trimmed(std::string_view text, std::string_view characters = white_space) {
    const std::size_t first = std::min(text.find_first_not_of(characters), text.size());
    return text.substr(first, text.find_last_not_of(characters) + 1 - first);
}

/// Returns the text with a capital first letter: "Shared memory". A letter outside ASCII stays unchanged.
inline std::string capitalised(std::string text) {
    if (!text.empty())
        text.front() = upper(text.front());
    return text;
}

} // namespace ks

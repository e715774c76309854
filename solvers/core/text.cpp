// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/text.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

namespace ks {

namespace {

bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// Returns the bytes of the well-formed character at the beginning of `text` (not empty), or 0.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!continues(text[i]))
            return 0;
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool surrogate = first == 0xED && byte(1) > 0x9F;
    const bool too_large = first == 0xF4 && byte(1) > 0x8F;
    return overlong || surrogate || too_large ? 0 : length;
}

bool is_control(char byte) {
    return static_cast<unsigned char>(byte) < ' ' || byte == '\x7f';
}

/// The number of a well-formed character of two to four bytes.
std::uint32_t code_point(std::string_view character) {
    std::uint32_t number = static_cast<unsigned char>(character[0]) & (0xFFu >> (character.size() + 1));
    for (const char byte : character.substr(1))
        number = number << 6 | (static_cast<unsigned char>(byte) & 0x3Fu);
    return number;
}

/// Returns whether a character above U+007F is invisible but changes the display: C1 controls, marks and
/// overrides of the writing direction, line and paragraph separators.
bool directs_a_terminal(std::uint32_t c) {
    return (c >= 0x80 && c <= 0x9F) || c == 0x61C || c == 0x200E || c == 0x200F ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/// Returns "\n", "\x1b": a byte as in a C string.
std::string escaped(char byte) {
    switch (byte) {
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    case '\r':
        return "\\r";
    default:
        return formatted("\\x{:02x}", static_cast<unsigned>(static_cast<unsigned char>(byte)));
    }
}

} // namespace

std::string_view without_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

bool is_utf8(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t length = character_length(bytes);
        if (length == 0)
            return false;
        bytes.remove_prefix(length);
    }
    return true;
}

std::string printable(std::string_view bytes, std::size_t most) {
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = character_length(bytes);
        const std::string_view plain = bytes.substr(0, std::max<std::size_t>(length, 1));
        std::string next(plain);
        if (length == 0 || (length == 1 && is_control(plain[0])))
            next = escaped(plain[0]);
        else if (length > 1 && directs_a_terminal(code_point(plain)))
            next = formatted("\\u{:04x}", code_point(plain));
        if (next.size() > most - text.size())
            return text + "...";
        text += next;
        bytes.remove_prefix(plain.size());
    }
    return text;
}

std::string plain_subscripts(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        plain += text[i];
        if (text[i] != '_' || text.substr(i + 1, 1) != "{")
            continue;
        const std::size_t end = text.find('}', i);
        if (end == text.npos)
            continue;
        plain += text.substr(i + 2, end - i - 2);
        i = end;
    }
    return plain;
}

std::string place_in(std::string_view text, std::size_t offset, std::string_view name) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::string_view last = before.substr(before.rfind('\n') + 1); // npos + 1 is 0
    const auto column = 1 + std::count_if(last.begin(), last.end(), [](char c) { return !continues(c); });
    return formatted("{}:{}:{}", name, line, column);
}

namespace {

/// Returns the Levenshtein distance of two short names.
std::size_t changes(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({replaced, row[j] + 1, row[j - 1] + 1}));
        }
    }
    return row.back();
}

} // namespace

std::vector<std::string> most_alike(std::string_view asked, std::vector<std::string> known) {
    constexpr std::size_t told = 5, longest = 80;
    const std::string_view compared = asked.substr(0, longest);
    std::ranges::stable_sort(known, {}, [&](const std::string& each) { return changes(each, compared); });
    known.resize(std::min(known.size(), told));
    return known;
}

} // namespace ks

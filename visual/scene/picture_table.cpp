// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/picture_table.h"

#include <charconv>

namespace ks::scene {

namespace {

/// Removes a space and a number from the beginning, and returns the number.
std::optional<std::int64_t> take_number(std::string_view& text) {
    if (!text.starts_with(' '))
        return {};
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), value);
    if (error != std::errc())
        return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

bool take_word(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word))
        return false;
    text.remove_prefix(word.size());
    return true;
}

} // namespace

std::optional<CellAt> two_numbers_of(std::string_view region, std::string_view word) {
    if (!take_word(region, word))
        return {};
    const auto row = take_number(region), column = take_number(region);
    return row && column && region.empty() ? std::optional(CellAt{*row, *column}) : std::nullopt;
}

std::optional<std::int64_t> number_of(std::string_view region, std::string_view word) {
    if (!take_word(region, word))
        return {};
    const auto value = take_number(region);
    return value && region.empty() ? value : std::nullopt;
}

} // namespace ks::scene

// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/stated_optimum.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>

namespace ks {

namespace {

constexpr std::string_view stated_words = "optimum in the file: ", between_parts = "; ";

/// The positions of the words and the number.
struct StatedPlace {
    std::size_t begin = 0, end = 0;
};

std::optional<StatedPlace> stated_place(std::string_view source) {
    const std::size_t begin = source.find(stated_words);
    if (begin == std::string_view::npos)
        return std::nullopt;
    return StatedPlace{.begin = begin, .end = std::min(source.find(between_parts, begin), source.size())};
}

} // namespace

std::string stated_optimum_words(std::string_view value) {
    return written("{}{}", stated_words, printable(value, 40));
}

std::optional<std::string> stated_optimum(std::string_view source) {
    const auto place = stated_place(source);
    if (!place)
        return std::nullopt;
    const std::size_t number = place->begin + stated_words.size();
    return std::string(source.substr(number, place->end - number));
}

std::string without_stated_optimum(std::string_view source) {
    const auto place = stated_place(source);
    if (!place)
        return std::string(source);
    std::string_view before = source.substr(0, place->begin), after = source.substr(place->end);
    if (before.ends_with(between_parts))
        before.remove_suffix(between_parts.size());
    else if (before.empty() && after.starts_with(between_parts))
        after.remove_prefix(between_parts.size());
    return std::string(before) + std::string(after);
}

} // namespace ks

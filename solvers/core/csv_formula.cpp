// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_formula.h"

#include <algorithm>
#include <charconv>

namespace ks {

namespace {

/// Returns whether a text is a number, a list of numbers, a percentage, or a single sign, which stands for a
/// missing number.
bool is_harmless(std::string_view text) {
    double value = 0;
    const std::string_view unsigned_text = text.starts_with('+') ? text.substr(1) : text;
    const auto [end, failed] =
        std::from_chars(unsigned_text.data(), unsigned_text.data() + unsigned_text.size(), value);
    if (failed == std::errc() && end == unsigned_text.data() + unsigned_text.size())
        return true;
    return (text.front() == '-' || text.front() == '+') &&
           text.find_first_not_of("0123456789., %", 1) == std::string_view::npos;
}

} // namespace

bool begins_formula(std::string_view text) {
    static constexpr std::string_view beginnings[] = {"=",  "+",      "-",      "@",      "\t",    "\r",
                                                      "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    return std::ranges::any_of(beginnings, [&](std::string_view each) { return text.starts_with(each); });
}

std::string with_guard(std::string text) {
    const std::size_t begin = text.find_first_not_of('\'');
    if (begin == std::string::npos || !begins_formula(std::string_view(text).substr(begin)))
        return text;
    if (begin > 0 || !is_harmless(text))
        text.insert(0, 1, '\'');
    return text;
}

std::string without_guard(std::string text) {
    const std::size_t begin = text.find_first_not_of('\'');
    if (begin != std::string::npos && begin > 0 && begins_formula(std::string_view(text).substr(begin)))
        text.erase(0, 1);
    return text;
}

} // namespace ks

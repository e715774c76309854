// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/number_word.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <vector>

namespace ks {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::size_t most_digits = 60; ///< more digits are not a number that a person wrote

/// The digits of a word and the marks between them.
struct DigitGroups {
    std::vector<std::string_view> groups;
    std::vector<std::string_view> marks; ///< one fewer than digit groups
};

/// The allowed marks between two digits: a decimal mark, or a thousands separator.
constexpr std::string_view digit_marks[] = {
    ".", ",", "'", " ", "\xC2\xA0", "\xE2\x80\x99", "\xE2\x80\xAF", "\xE2\x80\x89"};

bool is_decimal_mark(std::string_view mark) {
    return mark == "." || mark == ",";
}

std::optional<DigitGroups> digit_groups(std::string_view word) {
    DigitGroups found;
    for (;;) {
        const std::size_t end = std::min(word.find_first_not_of(digits), word.size());
        found.groups.push_back(word.substr(0, end));
        word.remove_prefix(end);
        if (word.empty())
            return found;
        const auto* const mark =
            std::ranges::find_if(digit_marks, [&](std::string_view each) { return word.starts_with(each); });
        if (mark == std::end(digit_marks))
            return std::nullopt;
        found.marks.push_back(*mark);
        word.remove_prefix(mark->size());
    }
}

/// Returns whether these are thousands: a group of 1 to 3 digits, then groups of 3, all with the same mark
/// between them.
bool are_thousands(const DigitGroups& number, std::size_t groups) {
    const std::size_t first = number.groups.front().size();
    return first >= 1 && first <= 3 && number.groups.front().front() != '0' &&
           std::all_of(number.groups.begin() + 1, number.groups.begin() + static_cast<std::ptrdiff_t>(groups),
                       [](std::string_view group) { return group.size() == 3; }) &&
           std::all_of(number.marks.begin(), number.marks.begin() + static_cast<std::ptrdiff_t>(groups - 1),
                       [&](std::string_view mark) { return mark == number.marks.front(); });
}

/// Removes the exponent with its "e" or "E" and returns it; nothing: it is not a number.
std::optional<int> cut_exponent(std::string_view& word) {
    const std::size_t e = word.find_first_of("eE");
    if (e == std::string_view::npos)
        return 0;
    std::string_view power = word.substr(e + 1);
    word = word.substr(0, e);
    if (power.starts_with('+'))
        power.remove_prefix(1);
    int exponent = 0;
    const auto [end, failed] = std::from_chars(power.data(), power.data() + power.size(), exponent);
    const bool fine = failed == std::errc() && end == power.data() + power.size() && std::abs(exponent) < 100;
    return fine ? std::optional(exponent) : std::nullopt;
}

/// Returns the number of these digits, if it fits.
std::optional<std::int64_t> digits_value(const std::string& all) {
    std::int64_t value = 0;
    const bool fits = std::from_chars(all.data(), all.data() + all.size(), value).ec == std::errc();
    return fits ? std::optional(value) : std::nullopt;
}

/// Returns the number `all` times 10 to the power `exponent`; `all` has only digits.
NumberWord scaled(std::string all, int exponent) {
    all.erase(0, std::min(all.find_first_not_of('0'), all.size() - 1));
    while (exponent < 0 && all.ends_with('0') && all.size() > 1) {
        all.pop_back();
        ++exponent;
    }
    if (all == "0")
        exponent = 0;
    if (exponent < 0)
        return {.kind = NumberWord::Kind::fraction,
                .value = digits_value(all).value_or(-1),
                .decimals = -exponent};
    all.append(static_cast<std::size_t>(exponent), '0');
    const auto value = digits_value(all);
    return value ? NumberWord{.kind = NumberWord::Kind::whole, .value = *value}
                 : NumberWord{.kind = NumberWord::Kind::too_large};
}

NumberWord unsigned_word(std::string_view word, Point point) {
    const auto exponent = cut_exponent(word);
    const auto number = exponent ? digit_groups(word) : std::nullopt;
    if (!number || number->groups.front().empty())
        return {};
    std::string all;
    for (const std::string_view group : number->groups)
        all += group;
    const std::size_t marks = number->marks.size();
    if (marks == 0)
        return scaled(all, *exponent);
    const std::string_view last = number->marks.back();
    const bool thousands = are_thousands(*number, marks + 1);
    const bool one_mark = marks == 1 && is_decimal_mark(last);
    if (one_mark && thousands && *exponent == 0 && point == Point::either) {
        std::string cut = std::string(number->groups[0]) + '.' + std::string(number->groups[1]);
        cut.erase(cut.find_last_not_of('0') + 1);
        const int decimals = static_cast<int>(cut.size() - cut.find('.') - 1);
        if (decimals == 0)
            cut.pop_back();
        return {.kind = NumberWord::Kind::unclear, .decimals = decimals, .joined = all, .cut = cut};
    }
    if (thousands && !one_mark)
        return scaled(all, *exponent);
    const bool decimal = is_decimal_mark(last) && std::ranges::count(number->marks, last) == 1 &&
                         (marks == 1 || are_thousands(*number, marks));
    if (!decimal)
        return {};
    return scaled(all, *exponent - static_cast<int>(number->groups.back().size()));
}

} // namespace

NumberWord number_word(std::string_view word, Point point) {
    if (word.empty() || word.size() > most_digits)
        return {};
    for (const std::string_view minus : {"-", "\xE2\x88\x92"})
        if (word.starts_with(minus)) {
            const NumberWord number = unsigned_word(word.substr(minus.size()), point);
            return {.kind = number.kind == NumberWord::Kind::none ? number.kind : NumberWord::Kind::negative};
        }
    return unsigned_word(word, point);
}

std::optional<std::int64_t> times(const NumberWord& number, std::int64_t factor) {
    const bool fraction = number.kind == NumberWord::Kind::fraction;
    if ((!fraction && number.kind != NumberWord::Kind::whole) || number.value < 0)
        return std::nullopt;
    for (int i = 0; i < number.decimals; ++i) {
        if (factor == 1)
            return std::nullopt;
        factor /= 10;
    }
    if (factor > 1 && number.value > INT64_MAX / factor)
        return std::nullopt;
    return number.value * factor;
}

std::int64_t factor_for(int decimals) {
    std::int64_t factor = decimals <= most_decimals ? 1 : 0;
    for (int i = 0; i < decimals && factor > 0; ++i)
        factor *= 10;
    return factor;
}

std::string power_of_ten(int exponent) {
    return exponent <= 6 ? '1' + std::string(static_cast<std::size_t>(exponent), '0')
                         : "10^" + std::to_string(exponent);
}

} // namespace ks

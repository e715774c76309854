// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/csv_number.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace ks::csv {

namespace {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The blanks and apostrophes that separate groups of three digits.
constexpr std::string_view group_marks[] = {" ",           "'", "\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89",
                                            "\xE2\x80\x99"};
constexpr std::string_view blanks[] = {" ", "\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89"};

bool take(std::string_view& text, std::string_view what) {
    if (what.empty() || !text.starts_with(what))
        return false;
    text.remove_prefix(what.size());
    return true;
}

void skip_blanks(std::string_view& text) {
    while (std::ranges::any_of(blanks, [&](std::string_view blank) { return take(text, blank); })) {
    }
}

/// Whether the text can be a unit: letters, signs of currencies, and no digit.
bool can_be_unit(std::string_view text) {
    constexpr std::size_t longest = 12;
    return text.size() <= longest && std::ranges::none_of(text, [](char c) {
               return is_digit(c) || std::string_view("+-.,;:'\"()[]=#").find(c) != std::string_view::npos;
           });
}

std::size_t digits_at(std::string_view text) {
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

/// Takes a mark of groups if three digits and no fourth one follow.
bool take_group_mark(std::string_view& text, std::string_view other_mark) {
    for (const std::string_view mark : group_marks) {
        std::string_view after = text;
        if (take(after, mark) && digits_at(after) == 3) {
            text = after;
            return true;
        }
    }
    std::string_view after = text;
    if (!take(after, other_mark) || digits_at(after) != 3)
        return false;
    text = after;
    return true;
}

struct Parts {
    std::string digits; ///< of the whole number and of the fraction
    int places = 0, exponent = 0;
};

void take_whole(std::string_view& text, char mark, Parts& parts) {
    const std::size_t count = digits_at(text);
    const bool may_have_groups = count >= 1 && count <= 3;
    parts.digits += text.substr(0, count);
    text.remove_prefix(count);
    const std::string_view other_mark = mark == '.' ? "," : ".";
    while (may_have_groups && take_group_mark(text, other_mark)) {
        parts.digits += text.substr(0, 3);
        text.remove_prefix(3);
    }
}

void take_fraction(std::string_view& text, char mark, Parts& parts) {
    if (text.empty() || text.front() != mark)
        return;
    const std::size_t count = digits_at(text.substr(1));
    parts.digits += text.substr(1, count);
    parts.places = static_cast<int>(std::min<std::size_t>(count, 1000));
    text.remove_prefix(1 + count);
}

bool take_exponent(std::string_view& text, Parts& parts) {
    if (text.empty() || (text.front() != 'e' && text.front() != 'E'))
        return true;
    std::string_view after = text.substr(1);
    const bool negative = after.starts_with('-');
    if (negative || after.starts_with('+'))
        after.remove_prefix(1);
    const std::size_t count = digits_at(after);
    if (count == 0)
        return true; // a unit that begins with E
    if (count > 3)
        return false;
    (void)std::from_chars(after.data(), after.data() + count, parts.exponent);
    parts.exponent = negative ? -parts.exponent : parts.exponent;
    text = after.substr(count);
    return true;
}

/// The digits and the places with the exponent worked in and zeros at the end of a fraction taken off.
std::optional<Decimal> decimal_of(Parts parts) {
    int places = parts.places - parts.exponent;
    parts.digits.erase(0, std::min(parts.digits.find_first_not_of('0'), parts.digits.size()));
    if (parts.digits.empty())
        return Decimal{};
    while (places > 0 && parts.digits.back() == '0') {
        parts.digits.pop_back();
        --places;
    }
    constexpr int most_digits = 19;
    if (places < -most_digits || places > most_digits)
        return std::nullopt;
    parts.digits.append(static_cast<std::size_t>(std::max(0, -places)), '0');
    Decimal number{.places = std::max(0, places)};
    const char* const end = parts.digits.data() + parts.digits.size();
    const auto [at, failed] = std::from_chars(parts.digits.data(), end, number.digits);
    return failed == std::errc() && at == end ? std::optional(number) : std::nullopt;
}

/// Whether this stands before numbers: "EUR 31", "$31". Other units do not: B2 is a name.
bool is_currency(std::string_view text) {
    constexpr std::string_view currencies[] = {"\u20AC", "eur",    "euro", "$",   "usd",
                                               "us$",    "\u00A3", "gbp",  "chf", "fr."};
    return std::ranges::any_of(currencies, [&](std::string_view each) { return same_unit(each, text); });
}

bool take_sign(std::string_view& text) {
    const bool negative = take(text, "-") || take(text, "\xE2\x88\x92");
    if (!negative)
        (void)take(text, "+");
    return negative;
}

} // namespace

std::optional<Decimal> decimal_of(std::string_view text, char mark) {
    skip_blanks(text);
    bool negative = take_sign(text);
    const std::size_t before = std::min(text.find_first_of("0123456789.,"), text.size());
    std::string_view unit = text.substr(0, before);
    if (unit.ends_with('-')) { // "EUR -5"
        negative = true;
        unit.remove_suffix(1);
    }
    while (unit.ends_with(' '))
        unit.remove_suffix(1);
    if (!unit.empty() && !is_currency(unit)) // "A1" is a name
        return std::nullopt;
    text.remove_prefix(before);
    Parts parts;
    take_whole(text, mark, parts);
    take_fraction(text, mark, parts);
    if (parts.digits.empty() || !take_exponent(text, parts))
        return std::nullopt;
    skip_blanks(text);
    if (!can_be_unit(text) || (!unit.empty() && !text.empty()))
        return std::nullopt;
    auto number = decimal_of(std::move(parts));
    if (!number)
        return std::nullopt;
    number->digits = negative ? -number->digits : number->digits;
    number->unit = unit.empty() ? text : unit;
    while (number->unit.ends_with(' '))
        number->unit.remove_suffix(1);
    return number;
}

std::optional<std::int64_t> whole_factor(int places) {
    constexpr int most = 18;
    if (places > most)
        return std::nullopt;
    std::int64_t factor = 1;
    for (int i = 0; i < places; ++i)
        factor *= 10;
    return factor;
}

std::optional<std::int64_t> times(const Decimal& number, std::int64_t factor) {
    const auto divisor = whole_factor(number.places);
    if (!divisor)
        return std::nullopt;
    std::int64_t product = 0;
    if (factor % *divisor == 0)
        return __builtin_mul_overflow(number.digits, factor / *divisor, &product) ? std::nullopt
                                                                                  : std::optional(product);
    if (*divisor % factor != 0 || number.digits % (*divisor / factor) != 0)
        return std::nullopt;
    return number.digits / (*divisor / factor);
}

Mark mark_in(std::string_view text) {
    const bool with_point = decimal_of(text, '.').has_value(), with_comma = decimal_of(text, ',').has_value();
    const bool point = text.find('.') != std::string_view::npos,
               comma = text.find(',') != std::string_view::npos;
    if ((!point && !comma) || (!with_point && !with_comma))
        return Mark::none;
    if (with_point && with_comma) {
        // 0.125 has no group of digits in it: a group does not begin with a zero.
        const std::size_t first = text.find_first_of("0123456789");
        const bool zero = first + 1 < text.size() && text[first] == '0' && !is_digit(text[first + 1]);
        if (point)
            return zero ? Mark::point : Mark::either_point;
        return zero ? Mark::comma : Mark::either_comma;
    }
    return with_point ? Mark::point : Mark::comma;
}

bool is_plain_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_digit);
}

bool is_number(std::string_view text) {
    return is_plain_number(text) || (text.find_first_of("0123456789") != std::string_view::npos &&
                                     (decimal_of(text, '.') || decimal_of(text, ',')));
}

namespace {
std::string small_unit(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return small;
}
} // namespace

bool is_unit(std::string_view text) {
    constexpr std::string_view units[] = {
        "kg",     "g",     "mg",      "t",    "lb",    "lbs",   "oz",   "l",      "ml",  "cl",
        "m",      "cm",    "mm",      "km",   "€",     "eur",   "euro", "$",      "usd", "£",
        "gbp",    "chf",   "fr.",     "%",    "stück", "st.",   "pcs",  "pieces", "kb",  "mb",
        "gb",     "b",     "bytes",   "kib",  "mib",   "gib",   "h",    "min",    "s",   "sec",
        "hours",  "days",  "kw",      "kwh",  "m²",    "m³",    "l.",   "pt",     "pts", "points",
        "punkte", "punti", "stunden", "tage", "ore",   "giorni"};
    if (text.size() > 2 &&
        ((text.front() == '(' && text.back() == ')') || (text.front() == '[' && text.back() == ']')))
        return true;
    if (text.starts_with("in "))
        text.remove_prefix(3);
    return std::ranges::find(units, small_unit(text)) != std::end(units);
}

bool same_unit(std::string_view one, std::string_view other) {
    constexpr std::pair<std::string_view, std::string_view> names[] = {
        {"eur", "€"}, {"euro", "€"}, {"usd", "$"}, {"gbp", "£"}, {"lbs", "lb"}};
    const auto shortest = [&](std::string_view text) {
        const std::string small = small_unit(text);
        for (const auto& [name, sign] : names)
            if (small == name)
                return std::string(sign);
        return small;
    };
    return shortest(one) == shortest(other);
}

} // namespace ks::csv

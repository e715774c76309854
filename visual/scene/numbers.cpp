// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/numbers.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/units.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>

namespace ks::scene {
namespace {

std::string grouped(std::string_view digits) {
    return group_digits(digits, thin_space);
}

/// The number of decimals that gives three significant digits, for a value that rounds to below 1000.
int decimals_of(double value) {
    const double size = std::abs(value);
    if (size < 9.995)
        return 2;
    return size < 99.95 ? 1 : 0;
}

std::string with_unit(const std::string& value, std::string_view unit) {
    return formatted("{}{}{}", value, thin_space, unit);
}

} // namespace

std::string number(std::int64_t value) {
    return grouped(std::to_string(value));
}

std::string number(const CellNumber& value) {
    if (value.is_integer())
        return number(value.integer());
    if (!std::isfinite(value.real()))
        return number(value.real(), 0);
    std::array<char, 32> text;
    std::string rounded;
    for (int digits = 6; digits > 0 && (rounded.empty() || rounded.size() > real_length); --digits) {
        const auto end = std::to_chars(text.data(), text.data() + text.size(), value.real(),
                                       std::chars_format::general, digits);
        rounded.assign(text.data(), end.ptr);
    }
    return with_decimal_mark(rounded);
}

bool is_finite(const std::optional<CellNumber>& value) {
    return value && std::isfinite(value->real());
}

std::string cell_text(const std::optional<CellNumber>& value) {
    return value ? number(*value) : "−∞";
}

std::string with_separators(std::string_view sentence) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const char mark = spoken() ? spoken()->decimal_mark() : '.';
    const auto joins = [&](std::size_t at) { // it belongs to a word, a path, a decimal number or a date
        if (at >= sentence.size())
            return false;
        const char c = sentence[at];
        if (c == mark && at > 0 && digit(sentence[at - 1]) && at + 1 < sentence.size() &&
            digit(sentence[at + 1]))
            return true;
        const bool stop = (c == '.' || c == ':') && (at + 1 == sentence.size() || sentence[at + 1] == ' ');
        return !stop && (is_letter_or_digit(c) || static_cast<unsigned char>(c) >= 128 ||
                         std::string_view("_./-:@#\\").find(c) != std::string_view::npos);
    };
    std::string out;
    for (std::size_t begin = 0; begin < sentence.size();) {
        std::size_t end = begin;
        while (end < sentence.size() && digit(sentence[end]))
            ++end;
        if (end == begin) {
            out += sentence[begin++];
            continue;
        }
        const std::string run(sentence.substr(begin, end - begin));
        const bool alone = (begin == 0 || !joins(begin - 1)) && !joins(end);
        out += alone ? grouped(run) : run;
        begin = end;
    }
    return out;
}

std::string number(double value, int decimals) {
    if (std::isnan(value))
        return "–";
    if (std::isinf(value))
        return value < 0 ? "-∞" : "∞";
    return with_decimal_mark(grouped(formatted("{:.{}f}", value, decimals)));
}

std::string duration(double seconds) {
    struct Unit {
        double seconds;
        std::string_view name;
    };
    constexpr std::array units{Unit{1e-9, "ns"}, Unit{1e-6, "µs"}, Unit{1e-3, "ms"}};
    if (seconds == 0 || !std::isfinite(seconds))
        return with_unit(number(seconds, 0), "s");
    for (const auto& [size, name] : units)
        if (std::abs(seconds) / size < 999.5)
            return with_unit(number(seconds / size, decimals_of(seconds / size)), name);
    return with_unit(number(seconds, decimals_of(seconds)), "s");
}

std::string ratio(double value) {
    return number(value, decimals_of(value)) + "×";
}

std::string percent(double fraction) {
    return with_unit(number(tenths_of_percent(fraction), 1), "%");
}

std::string share(double fraction) {
    const double whole = std::floor(100 * fraction + 0.5);
    if (whole == 0 && fraction > 0)
        return "<" + with_unit("1", "%");
    if (whole == 100 && fraction < 1)
        return ">" + with_unit("99", "%");
    return with_unit(number(whole, 0), "%");
}

std::string time_left(double seconds) {
    if (seconds < 1)
        return formatted("less than {}", with_unit("1", "s"));
    if (seconds < 100)
        return formatted("about {}", with_unit(number(seconds, 0), "s"));
    if (seconds < 6000)
        return formatted("about {}", with_unit(number(seconds / 60, 0), "min"));
    return formatted("about {}", with_unit(number(seconds / 3600, 0), "h"));
}

std::string bytes(std::uint64_t count) {
    const auto [value, unit] = bytes_in_unit(count);
    return with_unit(count < 1024 ? std::to_string(count) : number(value, decimals_of(value)), unit);
}

} // namespace ks::scene

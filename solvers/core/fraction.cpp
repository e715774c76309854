// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/fraction.h"

#include "solvers/core/formatted.h"

#include <algorithm>
#include <cassert>

namespace ks {

namespace {

using Wide = Fraction::Wide;

std::string decimal(Wide number) {
    std::string reversed;
    do
        reversed += static_cast<char>('0' + static_cast<int>(number % 10));
    while ((number /= 10) != 0);
    return {reversed.rbegin(), reversed.rend()};
}

std::optional<Wide> read(std::string_view text) {
    Wide number = 0;
    for (const char c : text)
        if (c < '0' || c > '9' || __builtin_mul_overflow(number, Wide{10}, &number) ||
            __builtin_add_overflow(number, static_cast<Wide>(c - '0'), &number))
            return std::nullopt;
    return number;
}

} // namespace

Wide Fraction::greatest_common_divisor(Wide a, Wide b) {
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

Fraction::Fraction(Wide numerator, Wide denominator) {
    assert(denominator != 0);
    const Wide divisor = greatest_common_divisor(numerator, denominator);
    numerator_ = numerator / divisor;
    denominator_ = denominator / divisor;
}

std::optional<Fraction> Fraction::parse(std::string_view text) {
    const std::size_t line = std::min(text.find('/'), text.size());
    const std::optional<Wide> above = read(text.substr(0, line));
    const std::optional<Wide> below = line < text.size() ? read(text.substr(line + 1)) : Wide{1};
    if (!above || !below || *below == 0)
        return std::nullopt;
    const Fraction fraction(*above, *below);
    return fraction.text() == text ? std::optional(fraction) : std::nullopt;
}

std::string Fraction::text() const {
    return denominator_ == 1 ? decimal(numerator_)
                             : formatted("{}/{}", decimal(numerator_), decimal(denominator_));
}

} // namespace ks

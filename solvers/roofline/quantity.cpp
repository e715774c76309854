// SPDX-License-Identifier: Apache-2.0
#include "solvers/roofline/quantity.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

#include <array>
#include <cmath>

namespace ks::roofline {

namespace {

struct Prefix {
    double factor;
    std::string_view letter;
};
constexpr std::array<Prefix, 10> prefixes{{{1e-12, "p"},
                                           {1e-9, "n"},
                                           {1e-6, "u"},
                                           {1e-3, "m"},
                                           {1, ""},
                                           {1e3, "k"},
                                           {1e6, "M"},
                                           {1e9, "G"},
                                           {1e12, "T"},
                                           {1e15, "P"}}};

/// Returns three digits: "4.02", "40.2", "402".
std::string three_digits(double value) {
    const double size = std::abs(value);
    if (size < 9.995)
        return with_decimal_mark(formatted("{:.2f}", value));
    return with_decimal_mark(size < 99.95 ? formatted("{:.1f}", value) : formatted("{:.0f}", value));
}

} // namespace

std::string quantity_text(double value, std::string_view unit) {
    if (value == 0 || !std::isfinite(value))
        return formatted("{}{}{}", value, unit.empty() ? "" : " ", unit);
    const Prefix* chosen = &prefixes.front();
    for (const Prefix& prefix : prefixes)
        if (std::abs(value) >= 0.9995 * prefix.factor)
            chosen = &prefix;
    const std::string number = three_digits(value / chosen->factor);
    const bool bare = unit.empty() && chosen->letter.empty();
    return bare ? number : formatted("{} {}{}", number, chosen->letter, unit);
}

std::string percent_text(double share) {
    return share > 0 && share < 0.005 ? std::string(said("below 1 %")) : formatted("{:.0f} %", share * 100);
}

} // namespace ks::roofline

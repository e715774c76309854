// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// An exact non-negative fraction in lowest terms. Numerator and denominator have 128 bits each, so that no
/// instance that its builder accepts can overflow them.
class Fraction {
public:
    __extension__ using Wide = unsigned __int128;
    static Wide greatest_common_divisor(Wide a, Wide b);

    /// `denominator` must be above 0.
    Fraction(Wide numerator, Wide denominator);
    /// Parses the output of `text`. Any other text gives nothing, including a fraction that is not in lowest
    /// terms.
    static std::optional<Fraction> parse(std::string_view text);

    /// Returns "113/60"; for an integer without a denominator: "7".
    std::string text() const;
    Wide numerator() const { return numerator_; }
    Wide denominator() const { return denominator_; }
    bool is_whole() const { return denominator_ == 1; }
    Wide floor() const { return numerator_ / denominator_; }
    /// Returns an approximation as a double.
    double value() const { return static_cast<double>(numerator_) / static_cast<double>(denominator_); }

    friend bool operator==(const Fraction&, const Fraction&) = default;

private:
    Wide numerator_, denominator_;
};

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cassert>
#include <compare>
#include <concepts>
#include <cstdint>
#include <string>

namespace ks {

/// The value of a cell: an exact integer, or a float64. A bit is the integer 0 or 1.
class CellNumber {
public:
    CellNumber() = default;
    template <std::integral T>
    CellNumber(T value) : integer_(static_cast<std::int64_t>(value)) {}
    CellNumber(double value) : is_integer_(false), real_(value) {}

    bool is_integer() const { return is_integer_; }
    /// Only for an integer.
    std::int64_t integer() const {
        assert(is_integer_);
        return integer_;
    }
    /// Returns the nearest float64.
    double real() const { return is_integer_ ? static_cast<double>(integer_) : real_; }

    /// Compares two integers exactly, anything else as float64; two NaNs are equal.
    friend bool operator==(const CellNumber& a, const CellNumber& b) {
        if (a.is_integer_ && b.is_integer_)
            return a.integer_ == b.integer_;
        const double x = a.real(), y = b.real();
        return x == y || (x != x && y != y);
    }
    friend std::partial_ordering operator<=>(const CellNumber& a, const CellNumber& b) {
        if (a.is_integer_ && b.is_integer_)
            return a.integer_ <=> b.integer_;
        return a.real() <=> b.real();
    }

private:
    bool is_integer_ = true;
    union {
        std::int64_t integer_ = 0;
        double real_;
    };
};

/// Returns "-7", or for a float64 the shortest text that reads back to the same value: "0.1", "1e+30", "inf",
/// "nan".
std::string to_text(const CellNumber& number);

} // namespace ks

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"
#include "solvers/instance/instance.h"

#include <cstdint>
#include <string>

namespace ks {

/// The proofs every builder makes, in one place. All sums of values stay below 2^62, so that they can be
/// added to minus infinity of either row width; all sums of weights below 2^63, so that they can be added at
/// all.
inline constexpr std::int64_t value_sum_limit = std::int64_t{1} << 62;

/// An input error at a JSON Pointer.
Error refuse(std::string what, std::string pointer, std::string todo);

/// Name and source must be UTF-8, the capacity not negative.
Result<void> check_common(const std::string& name, const std::string& source, std::int64_t capacity);

/// Neither number of the item at `pointer` may be negative.
Result<void> check_item(const Item& item, const std::string& pointer);

/// Adds up what at most can be chosen, and refuses the summand that takes a sum over its limit.
class Totals {
public:
    /// `item`: an item, or a class's largest value and largest weight; `values` and `weights`: where they
    /// stand.
    Result<void> add(const Item& item, const std::string& values, const std::string& weights);
    RowWidth row_width() const;

private:
    Item sum_;
};

} // namespace ks

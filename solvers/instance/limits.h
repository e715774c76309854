// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/core/sayable.h"
#include "solvers/instance/instance.h"

#include <cstdint>
#include <string>

namespace ks {

/// The proofs of all builders, in one place. All sums of values are below 2^62, so that they can be added to
/// minus infinity of either row width. All sums of weights are below 2^63, so that they do not overflow.
inline constexpr std::int64_t value_sum_limit = std::int64_t{1} << 62;

/// Returns an input error at a JSON Pointer.
Error refuse(Sentence what, std::string pointer, Sentence todo);

/// Checks that name and source are UTF-8.
Result<void> check_texts(const std::string& name, const std::string& source);
/// Checks that a number is not negative; the error is "the capacity is negative" at "/capacity".
Result<void> check_natural(std::int64_t number, Sayable what, const char* pointer);

/// Checks that neither number of an item is negative. The text of its place is made only when it is needed,
/// because there may be millions of items.
template <class Pointer>
Result<void> check_item(const Item& item, const Pointer& pointer) {
    if (item.value < 0)
        return refuse("the value is negative", pointer() + "/value", "give 0 or more");
    if (item.weight < 0)
        return refuse("the weight is negative", pointer() + "/weight", "give 0 or more");
    return {};
}

/// Adds up the maximum that can be chosen. Returns an error for the summand that exceeds the limit.
class Totals {
public:
    /// `item`: an item, or a class's largest value and largest weight; `values()` and `weights()` return
    /// their places.
    template <class Values, class Weights>
    Result<void> add(const Item& item, const Values& values, const Weights& weights) {
        if (item.value >= value_sum_limit - sum_.value)
            return refuse("up to here the values sum to 2^62 or more", values(), "use smaller values");
        if (item.weight > INT64_MAX - sum_.weight)
            return refuse("up to here the weights sum to 2^63 or more", weights(), "use smaller weights");
        sum_.value += item.value;
        sum_.weight += item.weight;
        return {};
    }
    RowWidth row_width() const;
    std::int64_t weight() const { return sum_.weight; }

private:
    Item sum_;
};

} // namespace ks

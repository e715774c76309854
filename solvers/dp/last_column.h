// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/answer.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

// Where tables end. A capacity above the weight of every selection binds nothing, so columns beyond that
// weight would only repeat its column. Each kind's instance has `capacity()`, what was asked for, and
// `heaviest()`, the most that a selection weighs.
namespace ks::dp {

/// C: the capacity, or the weight of the heaviest selection where that is less.
template <class SomeInstance>
std::int64_t last_column(const SomeInstance& instance) {
    return std::min(instance.capacity(), instance.heaviest());
}

/// C + 1. The one count beyond 63 bits, 2^63 columns, is told as one less; it is larger than any memory, too.
template <class SomeInstance>
std::int64_t columns_of(const SomeInstance& instance) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return std::min(last_column(instance), most - 1) + 1;
}

/// The fact `table-end` of a table that ends below the capacity asked for; nothing where it ends there.
std::vector<Fact> end_facts(std::int64_t capacity, std::int64_t last_column);

template <class SomeInstance>
std::vector<Fact> end_facts(const SomeInstance& instance) {
    return end_facts(instance.capacity(), last_column(instance));
}

/// The same in words, to be put behind another sentence: begins with a space, or is empty.
template <class SomeInstance>
std::string end_words(const SomeInstance& instance) {
    const std::vector<Fact> facts = end_facts(instance);
    return facts.empty() ? std::string() : " " + facts.front().sentence;
}

} // namespace ks::dp

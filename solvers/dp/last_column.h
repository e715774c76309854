// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/result/answer.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

// The last column of a table. A capacity above the weight of every selection has no effect, so columns beyond
// that weight would only repeat its column. Each kind's instance has `capacity()`, as the user set it, and
// `heaviest()`, the largest weight of any selection.
namespace ks::dp {

/// Returns C: the capacity, or the weight of the heaviest selection if that is smaller.
template <class SomeInstance>
std::int64_t last_column(const SomeInstance& instance) {
    return std::min(instance.capacity(), instance.heaviest());
}

/// Returns C + 1. The only count that exceeds 63 bits, 2^63 columns, is returned as one less, which is also
/// larger than any memory.
template <class SomeInstance>
std::int64_t columns_of(const SomeInstance& instance) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return std::min(last_column(instance), most - 1) + 1;
}

/// Returns the fact `table-end` of a table that ends below the instance's capacity; no fact if it ends at the
/// capacity.
std::vector<Fact> end_facts(std::int64_t capacity, std::int64_t last_column);

template <class SomeInstance>
std::vector<Fact> end_facts(const SomeInstance& instance) {
    return end_facts(instance.capacity(), last_column(instance));
}

/// Returns the same as words to append to another sentence: they begin with a space, or are empty.
template <class SomeInstance>
std::string end_words(const SomeInstance& instance) {
    const std::vector<Fact> facts = end_facts(instance);
    return facts.empty() ? std::string() : " " + facts.front().sentence;
}

} // namespace ks::dp
